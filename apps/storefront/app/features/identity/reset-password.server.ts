import { createResetToken, resetPassword } from '@ownpath/contracts/customers';
import { isEmail, listUnmetPasswordRequirements } from '@ownpath/domain/account';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import {
  type IdentityAnswer,
  INVALID_EMAIL,
  readTypedIdentity,
  toPasswordProblem,
} from './identity-answer.ts';
import { refuseFields, refuseFor } from './refuse.server.ts';

/**
 * Asks for a link by e-mail. The answer is alike whether or not the address has an account.
 * @param pageUrl this page as the visitor sees it, in their language
 */
export async function askForReset(form: FormData, commerce: CommerceClient, pageUrl: string) {
  const typed = readTypedIdentity(form);
  if (!isEmail(typed.email)) return refuseFields(typed, [INVALID_EMAIL]);
  try {
    await commerce.call(
      createResetToken,
      { body: { login: typed.email, c_pageUrl: pageUrl } },
      { as: 'shared' },
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  return { ok: true, email: typed.email } satisfies IdentityAnswer;
}

/** Sets a new password by the link that the session keeps; it is forgotten once it was used or is worth nothing. */
export async function setNewPassword(form: FormData, commerce: CommerceClient, session: Session) {
  const link = session.read().passwordReset;
  const typed = { ...readTypedIdentity(form), email: link?.login ?? '' };
  const password = String(form.get('password') ?? '');
  const unmet = password === '' ? (['required'] as const) : listUnmetPasswordRequirements(password);
  if (unmet.length > 0) return refuseFields(typed, unmet.map(toPasswordProblem));
  try {
    await commerce.call(
      resetPassword,
      { body: { login: link?.login ?? '-', resetToken: link?.token ?? '-', newPassword: password } },
      { as: 'shared' },
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  session.update({ passwordReset: null });
  return { ok: true, email: typed.email } satisfies IdentityAnswer;
}
