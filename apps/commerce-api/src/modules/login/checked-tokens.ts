import type { JWTPayload } from 'jose';

/** Of as many shoppers as call within a minute or two. */
const MAX_TOKENS = 2_000;

type CheckedToken = { readonly keyId: string; readonly payload: JWTPayload };

/**
 * Access tokens whose signature was found good. A shopper sends the same one with every call, and checking it again
 * takes longer than answering. Time, key and session are still checked at each call.
 */
export function createCheckedTokens(toleranceSeconds: number) {
  const known = new Map<string, CheckedToken>();
  return {
    /** Null for a token that is unknown, or out of its time. */
    find(accessToken: string, now: Date): CheckedToken | null {
      const token = known.get(accessToken);
      if (!token) return null;
      const seconds = Math.floor(now.getTime() / 1000);
      const { exp = 0, nbf = 0 } = token.payload;
      if (seconds < exp + toleranceSeconds && seconds >= nbf - toleranceSeconds) return token;
      known.delete(accessToken);
      return null;
    },

    keep(accessToken: string, token: CheckedToken): void {
      const [oldest] = known.keys();
      if (known.size >= MAX_TOKENS && oldest !== undefined) known.delete(oldest);
      known.set(accessToken, token);
    },
  };
}
