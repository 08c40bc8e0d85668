import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { TokenSubject } from './access-token-claims.ts';
import { getLoginClient } from './login-clients.ts';
import { findRefreshToken, revokeSession, touchSession, useRefreshToken } from './login-store.ts';
import { hashSecret } from './secret-hash.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

const refused = () => new DomainError('BadRequest', 'invalid_grant: the refresh token is not valid.');

function subjectOf({ session, customer, token }: Found): TokenSubject {
  const { usid, clientId, siteId, doNotTrack: isDoNotTrack } = session;
  const base = { usid, clientId, siteId, isDoNotTrack, customerId: session.customerId };
  if (!token.isRegistered || customer.login === null) return { ...base, kind: 'guest' };
  return {
    ...base,
    kind: 'registered',
    guestCustomerId: session.guestCustomerId ?? session.customerId,
    login: customer.login,
    name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
  };
}

/**
 * Exchanges a refresh token for new tokens of the same session. One that comes back after its use was copied by
 * somebody, so that the whole family ends (RFC 9700, 4.14). @throws DomainError `BadRequest`
 */
export async function refreshSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'tokens'>,
  request: { readonly clientId: string; readonly channelId: string; readonly refreshToken: string },
): Promise<TokenResponse> {
  getLoginClient(deps.config.clients, request);
  const now = deps.clock.now();
  const tokenHash = hashSecret(request.refreshToken);
  const found = await findRefreshToken(deps.database, tokenHash);
  if (!found || found.session.revokedAt || found.session.clientId !== request.clientId) throw refused();

  const tokens = await deps.tokens.issueTokens(subjectOf(found), found.token.familyId);
  const isFirstUse = await deps.database.transaction(async (transaction) => {
    if (!(await useRefreshToken(transaction, tokenHash, now))) return false;
    await touchSession(transaction, found.session.usid, now);
    await tokens.save(transaction);
    return true;
  });
  if (isFirstUse) return tokens.response;
  if (found.token.expiresAt > now) await revokeSession(deps.database, found.session.usid, now);
  throw refused();
}
