import { createHash, timingSafeEqual } from 'node:crypto';

/** The stored hash of a random secret (code, refresh token): 256 random bits need no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** PKCE S256: true when the challenge is this verifier's (RFC 7636, 4.6). */
export function isCodeVerifier(codeVerifier: string, codeChallenge: string): boolean {
  const expected = Buffer.from(codeChallenge);
  const actual = Buffer.from(hashSecret(codeVerifier));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
