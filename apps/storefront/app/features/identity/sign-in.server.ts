import { registerCustomer } from '@ownpath/contracts/customers';
import { LoginForm, RegistrationForm } from '@ownpath/contracts/forms';
import type { Locale } from '@ownpath/domain/site';
import { redirect } from 'react-router';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Credentials } from '../../platform/commerce/registered-login.server.ts';
import { isDocumentRequest, safeReturnPath } from '../../platform/http/requests.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { keepKnownDevice } from '../../platform/session/session.server.ts';
import {
  type ChosenStore,
  chooseStore,
  findContextStore,
  type StoreVisitor,
} from '../../shared/shopper/chosen-store.server.ts';
import { accountTexts, type IdentityAnswer, loginTexts, readTypedIdentity } from './identity-answer.ts';
import { checkForm, refuseFor } from './identity-form.server.ts';
import { becomeRegistered, type Visitor } from './visitor.server.ts';

/** Where a sign-in leads unless another page was asked for. */
export const ACCOUNT_PATH = '/account';

async function logIn(visitor: Visitor, credentials: Credentials): Promise<void> {
  const { session, registeredLogin } = visitor;
  await becomeRegistered(visitor, async (guestToken) => {
    const { knownDevices } = session.read();
    const { tokens, deviceProof } = await registeredLogin.logIn({ ...credentials, knownDevices }, guestToken);
    keepKnownDevice(session, deviceProof);
    return tokens;
  });
}

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
  try {
    await logIn(visitor, { login: email, password });
  } catch (error) {
    return refuseFor(typed, error, { TooManyRequests: 'TooManySignIns' });
  }
  if (isDocumentRequest(request)) return redirect(safeReturnPath(form.get('returnTo'), ACCOUNT_PATH));
  return { ok: true } satisfies IdentityAnswer;
}

/** "Create account": registers and signs in; the browser goes to /account (specification section 2). */
export async function handleRegister(request: Request, visitor: Visitor, locale: Locale) {
  const form = await request.formData();
  const typed = readTypedIdentity(form);
  const checked = checkForm(RegistrationForm, form, typed, accountTexts);
  if (!checked.ok) return checked.refusal;
  const { firstName, lastName, email, password, acceptsMarketing } = checked.value;
  try {
    await visitor.commerce.call(registerCustomer, {
      body: {
        customer: {
          firstName,
          lastName,
          email,
          login: email,
          preferredLocale: locale,
          c_acceptsMarketing: acceptsMarketing,
        },
        password,
      },
    });
    await logIn(visitor, { login: email, password });
  } catch (error) {
    return refuseFor(typed, error);
  }
  return isDocumentRequest(request) ? redirect(ACCOUNT_PATH) : ({ ok: true } satisfies IdentityAnswer);
}

/**
 * "Sign Out": ends the session at the engine and forgets it here, then at the identity provider where it began there.
 * When the engine does not answer, the browser is signed out all the same. The guest who follows keeps the store, and so
 * the prices that were on the page.
 */
export async function handleLogOut(visitor: Visitor & StoreVisitor, homeUrl: string): Promise<Response> {
  const { commerce, session, registeredLogin } = visitor;
  const { tokens } = session.read();
  // Signed out already, as in another tab: the guest keeps cart and store.
  if (!tokens?.isRegistered) return redirect(homeUrl);
  const store = await findContextStore(commerce, session).catch(() => null);
  session.clear();
  let next = homeUrl;
  try {
    next = (await registeredLogin.logOut(tokens, homeUrl)) ?? homeUrl;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The session ends in the browser only: ${error.message}`);
  }
  if (store) await keepStore(visitor, store);
  return redirect(next);
}

/** A failure is only logged: the guest chooses again. */
async function keepStore(visitor: StoreVisitor, { id, distanceMiles, isGuess }: ChosenStore): Promise<void> {
  await chooseStore(visitor, { storeId: id, distanceMiles, isGuess }).catch((error: unknown) =>
    warnOf('The store does not outlast the sign-out', error),
  );
}
