import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { giveOwnStore } from '../shopper-context/index.ts';
import { subjectOf } from './access-token-claims.ts';
import { findSigningInGuest, guestOf } from './find-signing-in-guest.ts';
import { getLoginClient } from './login-clients.ts';
import { replaceSession, revokeSession, setDoNotTrack } from './login-queries.ts';
import { hashSecret, isCodeVerifier } from './secret-hash.ts';
import { findAuthorizationCode, useAuthorizationCode } from './tokens-queries.ts';

export type CodeExchange = {
  readonly clientId: string | undefined;
  readonly authorization: string | null;
  /** `Bearer` with the access token of the guest who signs in; null without one. */
  readonly guestAuthorization: string | null;
  readonly channelId: string;
  readonly code: string;
  /** Null when a private client, which authenticates by its secret, uses no PKCE. */
  readonly codeVerifier: string | null;
  readonly redirectUri: string;
  readonly usid?: string | undefined;
  readonly isDoNotTrack: boolean;
};

/** A code requested with a challenge needs its verifier, also from private clients. */
function isRightVerifier(codeVerifier: string | null, codeChallenge: string): boolean {
  if (codeChallenge === '') return codeVerifier === null;
  return codeVerifier !== null && isCodeVerifier(codeVerifier, codeChallenge);
}

const refused = () => new DomainError('BadRequest', 'invalid_grant: the code is not valid.');

/**
 * Exchanges an authorization code, once, for the tokens of its session. A registered session takes over what the guest
 * of `guestAuthorization` has; a `usid` alone takes over nothing (decision 0031). A second exchange by the holder of the
 * verifier ends the session (RFC 6749, 10.5). @throws DomainError `BadRequest`, identical for every reason
 */
export async function exchangeCode(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'tokens'>,
  request: CodeExchange,
): Promise<TokenResponse> {
  const client = getLoginClient(deps.config.clients, request);
  if (client.isPublic && request.codeVerifier === null) throw refused();
  const now = deps.clock.now();
  const codeHash = hashSecret(request.code);
  const found = await findAuthorizationCode(deps.database, codeHash);
  if (!found) throw refused();
  const { code, session, customer } = found;
  const isOwn =
    code.clientId === client.id &&
    code.redirectUri === request.redirectUri &&
    (request.usid === undefined || request.usid === session.usid) &&
    isRightVerifier(request.codeVerifier, code.codeChallenge);
  if (!isOwn || session.revokedAt) throw refused();

  const guest = customer.isRegistered
    ? await findSigningInGuest(deps, client, request.guestAuthorization)
    : null;
  const asked = { ...session, ...guestOf(guest), doNotTrack: request.isDoNotTrack };
  const tokens = await deps.tokens.issueTokens(subjectOf(asked, customer, customer.isRegistered));
  const isFirstUse = await deps.database.transaction(async (transaction) => {
    if (!(await useAuthorizationCode(transaction, codeHash, now))) return false;
    if (request.isDoNotTrack) await setDoNotTrack(transaction, session.usid, true);
    if (guest) await replaceSession(transaction, session.usid, guest);
    if (customer.isRegistered) {
      await giveOwnStore(transaction, session, customer, guest?.customerId ?? null, now);
    }
    await tokens.save(transaction);
    return true;
  });
  if (isFirstUse) return tokens.response;
  if (code.expiresAt > now) await revokeSession(deps.database, session.usid, now);
  throw refused();
}
