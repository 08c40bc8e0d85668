import { LoginForm } from '@ownpath/contracts/forms';
import { redirect } from 'react-router';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { safeReturnPath } from '../../platform/http/return-path.ts';
import { becomeRegistered, type Visitor } from './become-registered.server.ts';
import { type IdentityAnswer, loginTexts, readTypedIdentity } from './identity-answer.ts';
import { checkForm, refuseFor, refuseUnsigned } from './refuse.server.ts';

/** Where a sign-in leads unless another page was asked for. */
export const ACCOUNT_PATH = '/account';

/**
 * "Sign In". A form sent without JavaScript is redirected to where the visitor was headed; else the page gets the
 * answer and goes there itself.
 */
export async function handleLogIn(request: Request, visitor: Visitor) {
  const form = await request.formData();
  const typed = readTypedIdentity(form);
  const checked = checkForm(LoginForm, form, typed, loginTexts);
  if (!checked.ok) return checked.refusal;
  const { email, password } = checked.value;
  if (visitor.session.read().openOrderNo) return refuseUnsigned(typed);
  try {
    await becomeRegistered(visitor, (guestUsid) =>
      visitor.registeredLogin.logIn({ login: email, password }, guestUsid),
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  if (isDocumentRequest(request)) return redirect(safeReturnPath(form.get('returnTo'), ACCOUNT_PATH));
  return { ok: true } satisfies IdentityAnswer;
}
