import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { ProvenIdentity } from '../customers/index.ts';
import { hashSecret } from './secret-hash.ts';

/** Asymmetric algorithms only: a public key must never serve as a shared secret (RFC 8725, 3.1). */
const ID_TOKEN_ALGORITHMS = ['ES256', 'RS256', 'PS256'];
const CLOCK_TOLERANCE_SECONDS = 5;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  given_name: z.string().max(256).optional(),
  family_name: z.string().max(256).optional(),
});

/**
 * Checks signature, algorithm, issuer, audience, time and nonce of the provider's ID token (OpenID Connect Core,
 * 3.1.3.7). @returns null when any of them is not right
 */
export async function verifyIdentity(
  deps: Pick<Dependencies, 'clock' | 'ports'>,
  token: { readonly idToken: string; readonly issuer: string; readonly nonceHash: string },
): Promise<ProvenIdentity | null> {
  const provider = deps.ports.identityProvider;
  const keys = createLocalJWKSet((await provider.listKeys()) as unknown as JSONWebKeySet);
  try {
    const { payload } = await jwtVerify(token.idToken, keys, {
      algorithms: ID_TOKEN_ALGORITHMS,
      issuer: token.issuer,
      audience: provider.clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      currentDate: deps.clock.now(),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    // Several audiences would need a check of `azp`; ours alone is accepted.
    if (payload.aud !== provider.clientId) return null;
    const claims = Claims.safeParse(payload);
    if (!claims.success || hashSecret(claims.data.nonce) !== token.nonceHash) return null;
    const { sub: subject, email, email_verified: isEmailVerified, given_name, family_name } = claims.data;
    const names = { firstName: given_name ?? null, lastName: family_name ?? null };
    return { issuer: token.issuer, subject, email, isEmailVerified, ...names };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
