import { isEmail } from '@ownpath/domain/account';
import { hintOfEmail } from '@ownpath/domain/profile';
import { REFERRAL_TERMS } from '@ownpath/domain/referrals';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer } from '../customers/index.ts';
import { HEAD_OFFICE, queueEmail } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { putQualifier } from '../shopper-context/index.ts';
import { codeOf, findProgrammeStore, hashOfEmail, type ReferralCaller, referralLink } from './programme.ts';
import { invitationEmail } from './referral-emails.ts';
import { hasOptedOut, insertInvitation } from './referral-queries.ts';

/** Purpose of the signed token in the mail's link that stops invitations. */
export const STOP_INVITATIONS = 'stop-invitations';

/** As the mail service answers; a qualifier of the caller's shopper context (specification section 3). */
const QUEUED = '202';

const refuse = (code: 'invalid' | 'own' | 'invited') =>
  new DomainError('InvalidCustomer', 'This address can’t be invited.', { fields: [{ path: 'email', code }] });

/**
 * Invites a friend by one mail, for each customer and address. Nobody learns whether an address has stopped invitations:
 * then the answer is the same, and no mail is sent. Address and mail are deleted once it is sent.
 * @throws DomainError `ReferralNotOffered`, `InvalidCustomer` with the field `email`, `TooManyRequests`
 */
export async function sendInvitation(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'vault'>,
  request: {
    readonly caller: ReferralCaller;
    readonly email: string;
    readonly friendName: string | undefined;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<{ sendGridResponse: string }> {
  const { caller, clientIp, locale } = request;
  const { database, config, vault } = deps;
  const email = request.email.trim().toLowerCase();
  const customer = await findCustomer(database, caller.customerId);
  const store = await findProgrammeStore(deps, caller);
  if (!customer) throw new DomainError('NotFound', 'No such customer.');
  if (store && !store.isReferralPromotionAvailable) {
    throw new DomainError('ReferralNotOffered', 'The store does not take part in the referral program.');
  }
  if (!isEmail(email)) throw refuse('invalid');
  if (email === customer.email) throw refuse('own');
  await limitAttempts(deps, { call: 'referral-invitation', clientIp, account: customer.id });
  const code = await codeOf(deps, customer);
  const emailHash = hashOfEmail(email);
  const friendName = request.friendName?.trim() || null;
  const { creditCents } = REFERRAL_TERMS;
  const now = deps.clock.now();
  await database.transaction(async (transaction) => {
    const id = await insertInvitation(transaction, {
      code,
      inviteeEmailHash: emailHash,
      inviteeHint: hintOfEmail(email),
      inviteeName: friendName,
      creditCents,
      createdAt: now,
    });
    if (id === null) throw refuse('invited');
    if (await hasOptedOut(transaction, emailHash)) return;
    const stopLink = new URL('/unsubscribe', config.publicUrl);
    stopLink.searchParams.set('invitations', vault.sign(STOP_INVITATIONS, emailHash));
    const oneClickStopLink = new URL(`/unsubscribe/one-click${stopLink.search}`, config.publicUrl).href;
    stopLink.searchParams.set('language', locale);
    const facts = {
      to: email,
      firstName: customer.firstName ?? 'Rowan & Co.',
      friendName,
      creditCents,
      link: referralLink(config.publicUrl, code, { invitation: id, language: locale }),
      stopLink: stopLink.href,
      postalAddress: store
        ? `${store.name}, ${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`
        : HEAD_OFFICE,
    };
    const mail = { ...invitationEmail(facts, locale), oneClickStopLink, isForgotten: true };
    await queueEmail(transaction, `referral:${id}`, mail, now);
  });
  await putQualifier(database, caller, ['sendGridResponse', QUEUED], now);
  return { sendGridResponse: QUEUED };
}
