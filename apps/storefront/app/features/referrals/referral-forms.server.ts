import { InvitationForm, ReferralCodeForm } from '@ownpath/contracts/forms';
import { acceptInvitation, sendInvitation } from '@ownpath/contracts/referrals';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { answerForm } from '../../shared/account-form/account-form.server.ts';
import { codeProblemIds } from './code-problems.ts';

const inviteTexts = {
  friendName: 'refer.error.name',
  email: 'identity.error.email',
  'email.own': 'refer.error.own',
  'email.invited': 'refer.error.invited',
};

/** Sends the one mail to a friend. */
export function inviteFriend(commerce: CommerceClient, fields: FormData) {
  return answerForm(
    { form: 'invite', fields, texts: inviteTexts },
    InvitationForm,
    ({ email, friendName }) =>
      commerce.call(sendInvitation, { body: { email, ...(friendName === '' ? {} : { friendName }) } }),
    { ReferralNotOffered: 'refer.closed.title' },
  );
}

/** Keeps a friend's code for the visitor, who may be a guest. `invitation` names the mail that it came by. */
export function takeCode(commerce: CommerceClient, fields: FormData, invitation: string | null) {
  const referralId = invitation === null ? {} : { referralId: invitation.slice(0, 100) };
  const texts = Object.fromEntries(
    Object.entries(codeProblemIds).map(([code, id]) => [code === 'unknown' ? 'code' : `code.${code}`, id]),
  );
  return answerForm({ form: 'code', fields, texts }, ReferralCodeForm, ({ code }) =>
    commerce.call(acceptInvitation, { body: { code, ...referralId } }),
  );
}
