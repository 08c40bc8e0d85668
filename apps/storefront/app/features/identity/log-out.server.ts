import { redirect } from 'react-router';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Visitor } from './become-registered.server.ts';

/**
 * "Sign Out": ends the session at the engine and forgets it here, then at the identity provider where it began there.
 * An engine that does not answer keeps nobody signed in in this browser.
 */
export async function handleLogOut(
  { session, registeredLogin }: Visitor,
  homeUrl: string,
): Promise<Response> {
  const { tokens } = session.read();
  session.clear();
  if (!tokens?.isRegistered) return redirect(homeUrl);
  try {
    return redirect((await registeredLogin.logOut(tokens, homeUrl)) ?? homeUrl);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The session ends in the browser only: ${error.message}`);
    return redirect(homeUrl);
  }
}
