import { listSignInProblems } from '@ownpath/domain/account';
import { redirect } from 'react-router';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { safeReturnPath } from '../../platform/http/return-path.ts';
import { becomeRegistered, type Visitor } from './become-registered.server.ts';
import { type IdentityAnswer, readTypedIdentity, toSignInProblem } from './identity-answer.ts';
import { refuseFields, refuseFor, refuseUnsigned } from './refuse.server.ts';

/** Where who signs in goes on, unless something else was asked for. */
export const ACCOUNT_PATH = '/account';

/**
 * "Sign In". A form sent without JavaScript is redirected to where the visitor was headed; else the page is told,
 * and goes there itself.
 */
export async function handleLogIn(request: Request, visitor: Visitor) {
  const form = await request.formData();
  const typed = readTypedIdentity(form);
  const password = String(form.get('password') ?? '');
  const problems = listSignInProblems({ email: typed.email, password });
  if (problems.length > 0) return refuseFields(typed, problems.map(toSignInProblem));
  if (visitor.session.read().openOrderNo) return refuseUnsigned(typed);
  try {
    await becomeRegistered(visitor, (guestUsid) =>
      visitor.registeredLogin.logIn({ login: typed.email, password }, guestUsid),
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  if (isDocumentRequest(request)) return redirect(safeReturnPath(form.get('returnTo'), ACCOUNT_PATH));
  return { ok: true } satisfies IdentityAnswer;
}
