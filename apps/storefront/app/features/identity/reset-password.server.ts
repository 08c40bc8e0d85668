import { createResetToken, resetPassword } from '@ownpath/contracts/customers';
import { NewPasswordForm, ResetRequestForm } from '@ownpath/contracts/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { KNOWN_DEVICE_HEADER } from '../../platform/commerce/registered-login.server.ts';
import { keepKnownDevice, type Session } from '../../platform/session/session.server.ts';
import { accountTexts, type IdentityAnswer, readTypedIdentity } from './identity-answer.ts';
import { checkForm, refuseFor } from './identity-form.server.ts';

/**
 * Asks for a link by e-mail. The answer is alike whether or not the address has an account.
 * @param pageUrl this page as the visitor sees it, in their language
 */
export async function askForReset(form: FormData, commerce: CommerceClient, pageUrl: string) {
  const typed = readTypedIdentity(form);
  const checked = checkForm(ResetRequestForm, form, typed, accountTexts);
  if (!checked.ok) return checked.refusal;
  const { email } = checked.value;
  try {
    await commerce.call(createResetToken, { body: { login: email, c_pageUrl: pageUrl } }, { as: 'shared' });
  } catch (error) {
    return refuseFor(typed, error, { TooManyRequests: 'TooManyLinks' });
  }
  return { ok: true, email } satisfies IdentityAnswer;
}

/** Sets a new password by the link that the session keeps; the session forgets it once it was used. */
export async function setNewPassword(form: FormData, commerce: CommerceClient, session: Session) {
  const link = session.read().passwordReset;
  const typed = { ...readTypedIdentity(form), email: link?.login ?? '' };
  const checked = checkForm(NewPasswordForm, form, typed, accountTexts);
  if (!checked.ok) return checked.refusal;
  try {
    await commerce.call(
      resetPassword,
      {
        body: {
          login: link?.login ?? '-',
          resetToken: link?.token ?? '-',
          newPassword: checked.value.password,
        },
      },
      {
        as: 'shared',
        onHeaders: (headers) => keepKnownDevice(session, headers.get(KNOWN_DEVICE_HEADER)),
      },
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  session.update({ passwordReset: null });
  return { ok: true, email: typed.email } satisfies IdentityAnswer;
}
