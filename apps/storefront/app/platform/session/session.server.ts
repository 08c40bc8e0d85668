import { parseCookie, stringifySetCookie } from './cookie-header.server.ts';
import { type SessionKey, seal, unseal } from './sealed-cookie.server.ts';
import { SessionData } from './session-data.ts';

export { deriveSessionKey, type SessionKey } from './sealed-cookie.server.ts';

/** 30 days, the life of a guest's refresh token. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The visitor's session of one request; changes are written as one cookie by the root middleware. */
export type Session = {
  read(): SessionData;
  update(change: Partial<SessionData>): void;
  /** Forgets everything, as at sign-out. */
  clear(): void;
  /** The Set-Cookie header to send, or null when nothing changed. */
  commit(): string | null;
};

function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-ownpath' : 'ownpath';
}

export function readSession(request: Request, key: SessionKey, isSecure: boolean): Session {
  const name = sessionCookieName(isSecure);
  const sealed = parseCookie(request.headers.get('Cookie'), name);
  const stored = SessionData.safeParse(sealed ? unseal(sealed, name, key) : {});
  let data: SessionData = stored.success ? stored.data : {};
  let isChanged = false;

  return {
    read: () => data,
    update(change) {
      data = { ...data, ...change };
      isChanged = true;
    },
    clear() {
      data = {};
      isChanged = true;
    },
    commit() {
      if (!isChanged) return null;
      const isEmpty = Object.keys(data).length === 0;
      return stringifySetCookie(name, isEmpty ? '' : seal(data, name, key), {
        maxAgeSeconds: isEmpty ? 0 : MAX_AGE_SECONDS,
        isSecure,
        isHttpOnly: true,
      });
    },
  };
}
