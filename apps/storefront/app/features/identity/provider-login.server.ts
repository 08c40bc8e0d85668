import { randomBytes } from 'node:crypto';
import { redirect } from 'react-router';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { safeReturnPath } from '../../platform/http/requests.ts';
import type { SiteContext } from '../../platform/site/site-context.ts';
import { ACCOUNT_PATH } from './sign-in.server.ts';
import { becomeRegistered, type Visitor } from './visitor.server.ts';

const STATE_BYTES = 32;
/** Longer ways back don't fit into the session's cookie beside the tokens. */
const MAX_RETURN_LENGTH = 512;

/** "Continue with Okta": remembers what the browser leaves with, and sends it to the identity provider. */
export async function beginProviderLogin(
  url: URL,
  visitor: Visitor,
  { locale, prefix }: Pick<SiteContext, 'locale' | 'prefix'>,
): Promise<Response> {
  const { session, registeredLogin } = visitor;
  const asked = safeReturnPath(url.searchParams.get('returnTo'), ACCOUNT_PATH);
  const returnTo = asked.length > MAX_RETURN_LENGTH ? ACCOUNT_PATH : asked;
  const state = randomBytes(STATE_BYTES).toString('base64url');
  try {
    const { location, codeVerifier } = await registeredLogin.beginAtProvider({ state, locale });
    session.update({ providerLogin: { state, codeVerifier, prefix, returnTo } });
    return redirect(location);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return redirect('/login?problem=ProviderUnavailable');
  }
}

/**
 * The browser is back from the identity provider. Only the sign-in that this very session began is completed:
 * a code from elsewhere has no state or another one.
 */
export async function completeProviderLogin(
  { searchParams }: URL,
  visitor: Visitor,
  shop: { readonly origin: string; readonly prefix: string },
): Promise<Response> {
  const { session, registeredLogin } = visitor;
  const begun = session.read().providerLogin;
  const goTo = (path: string) => redirect(`${shop.origin}${begun?.prefix ?? shop.prefix}${path}`);
  const goBack = (problem: string) =>
    goTo(`/login?problem=${problem}&returnTo=${encodeURIComponent(begun?.returnTo ?? ACCOUNT_PATH)}`);
  if (!begun || searchParams.get('state') !== begun.state) return goBack('ProviderExpired');
  session.update({ providerLogin: null });
  const code = searchParams.get('code');
  if (code === null) {
    const isDown = searchParams.get('error') === 'temporarily_unavailable';
    return goBack(isDown ? 'ProviderUnavailable' : 'ProviderDenied');
  }
  try {
    await becomeRegistered(visitor, (guestToken) =>
      registeredLogin.completeAtProvider(code, begun.codeVerifier, guestToken),
    );
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return goBack(error.status >= 500 ? 'ProviderUnavailable' : 'ProviderExpired');
  }
  return goTo(begun.returnTo);
}
