import type { Session, ShopperTokens } from '../session/session.server.ts';
import type { ShopperLogin } from './shopper-login.server.ts';

/** A token this close to its expiry is renewed before use. */
const EXPIRY_MARGIN_MS = 60_000;
/** Refresh tokens are single-use: a request with the old cookie gets the same answer for this long. */
const REMEMBER_REFRESH_MS = 30_000;

const refreshes = new Map<string, Promise<ShopperTokens | null>>();
const sharedGuests = new Map<string, Promise<ShopperTokens>>();
const firstLogins = new WeakMap<Session, Promise<ShopperTokens>>();

/** The visitor's access token: the current one, a renewed one, or a new guest's. Changes are stored in the session. */
export async function visitorTokens(login: ShopperLogin, session: Session): Promise<string> {
  const { tokens } = session.read();
  if (tokens && isFresh(tokens)) return tokens.accessToken;
  const renewed = tokens ? await refreshOnce(login, tokens) : null;
  const current = renewed ?? (await loginOnce(login, session));
  session.update({ tokens: current });
  return current.accessToken;
}

/** A replacement after the API rejected a token that looked fresh: renewed, or that of a new guest. */
export async function replaceRefused(
  login: ShopperLogin,
  session: Session,
  refusedToken: string,
): Promise<string> {
  const { tokens } = session.read();
  if (tokens?.accessToken === refusedToken) {
    session.update({ tokens: { ...tokens, accessExpiresAtMs: 0 } });
  }
  return visitorTokens(login, session);
}

/**
 * The access token of the shop's own guest, for reads without shopper data. One per site and process; `refused` is one
 * that the API rejected, and is replaced once for all calls that used it.
 */
export async function sharedGuest(
  login: ShopperLogin,
  siteId: string,
  refused: string | null = null,
): Promise<string> {
  const known = sharedGuests.get(siteId);
  const tokens = known ? await known.catch(() => null) : null;
  if (tokens && isFresh(tokens) && tokens.accessToken !== refused) return tokens.accessToken;
  if (sharedGuests.get(siteId) === known) sharedGuests.set(siteId, login.loginGuest());
  const started = sharedGuests.get(siteId) ?? login.loginGuest();
  started.catch(() => sharedGuests.delete(siteId));
  return (await started).accessToken;
}

function isFresh(tokens: ShopperTokens): boolean {
  return tokens.accessExpiresAtMs - EXPIRY_MARGIN_MS > Date.now();
}

function loginOnce(login: ShopperLogin, session: Session): Promise<ShopperTokens> {
  const running = firstLogins.get(session);
  if (running) return running;
  const started = login.loginGuest();
  firstLogins.set(session, started);
  started.catch(() => firstLogins.delete(session));
  return started;
}

function refreshOnce(login: ShopperLogin, tokens: ShopperTokens): Promise<ShopperTokens | null> {
  const running = refreshes.get(tokens.refreshToken);
  if (running) return running;
  const started = login.refresh(tokens);
  refreshes.set(tokens.refreshToken, started);
  const forget = () => refreshes.delete(tokens.refreshToken);
  started.then(() => setTimeout(forget, REMEMBER_REFRESH_MS).unref(), forget);
  return started;
}
