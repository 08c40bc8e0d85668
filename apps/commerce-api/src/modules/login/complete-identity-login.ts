import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { findOrCreateCustomerByIdentity, type ProvenIdentity } from '../customers/index.ts';
import { providerRedirectUri, unavailableAt, whenAnswered } from './begin-identity-login.ts';
import { beginRegisteredSession, locationWith } from './begin-registered-session.ts';
import { type IdentityProviderLogin, useIdentityLogin } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  given_name: z.string().max(256).optional(),
  family_name: z.string().max(256).optional(),
});

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'ports'>;
type Return = {
  readonly state: string;
  readonly code: string | undefined;
  readonly error: string | undefined;
  /** `iss` of the authorization response, if any (RFC 9207). */
  readonly issuer: string | undefined;
};

type Proof = { readonly identity: ProvenIdentity; readonly idToken: string };

/** Null when the provider refuses the code, or its ID token fails verification. @throws PortError when it is down */
async function fetchProof(
  deps: Parts,
  login: IdentityProviderLogin,
  response: { readonly code: string; readonly issuer: string | undefined },
): Promise<Proof | null> {
  const { codeVerifier, issuer, nonceHash: nonce } = login;
  const redirectUri = providerRedirectUri(deps.config);
  try {
    const { idToken, claims } = await deps.ports.identityProvider.exchangeCode({
      redirectUri,
      ...response,
      codeVerifier,
      nonce,
    });
    const person = Claims.safeParse(claims);
    if (!person.success) return null;
    const { sub: subject, email, email_verified: isEmailVerified, given_name, family_name } = person.data;
    const names = { firstName: given_name ?? null, lastName: family_name ?? null };
    return { identity: { issuer, subject, email, isEmailVerified, ...names }, idToken };
  } catch (error) {
    if (error instanceof PortError && error.fault === 'rejected') return null;
    throw error;
  }
}

/**
 * After the provider's redirect: signs the customer in and redirects to the client with a code or with `error`. The
 * client's own PKCE challenge binds the code to the browser that began.
 * @throws DomainError `BadRequest`, without a redirect, for a state that is unknown, used or too old
 */
export async function completeIdentityLogin(
  deps: Parts,
  back: Return,
): Promise<{ readonly location: string }> {
  const login = await useIdentityLogin(deps.database, hashSecret(back.state), deps.clock.now());
  const client = deps.config.clients.find(({ id }) => id === login?.clientId);
  if (!login || !client) throw new DomainError('BadRequest', 'invalid_request: the state is not valid.');
  const state = login.clientState ?? undefined;
  const refuse = (error: string) => ({ location: locationWith(login.redirectUri, { error, state }) });
  if (back.issuer !== undefined && back.issuer !== login.issuer) return refuse('access_denied');
  if (back.error !== undefined || back.code === undefined) return refuse('access_denied');
  const proof = await whenAnswered(
    fetchProof(deps, login, { code: back.code, issuer: back.issuer }).then((found) => found ?? 'refused'),
  );
  if (proof === null) return { location: unavailableAt(login.redirectUri, state) };
  const customer = proof !== 'refused' && (await findOrCreateCustomerByIdentity(deps, proof.identity));
  if (!customer) return refuse('access_denied');
  return beginRegisteredSession(deps, {
    customerId: customer.id,
    client,
    redirectUri: login.redirectUri,
    codeChallenge: login.clientCodeChallenge ?? undefined,
    state,
    providerIdToken: proof.idToken,
  });
}
