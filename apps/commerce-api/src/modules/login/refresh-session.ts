import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { subjectOf } from './access-token-claims.ts';
import { continueInNewSession } from './continue-in-new-session.ts';
import { getLoginClient } from './login-clients.ts';
import { revokeSession, setDoNotTrack, touchSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import { findRefreshToken, useRefreshToken } from './tokens-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'tokens'>;
type Found = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

const refused = () => new DomainError('BadRequest', 'invalid_grant: the refresh token is not valid.');

/** A private client keeps its refresh token, as documented: it is bound to the client's secret. */
async function refreshPrivately(
  deps: Parts,
  found: Found,
  refreshToken: string,
  now: Date,
): Promise<TokenResponse> {
  const { token, session, customer } = found;
  if (token.usedAt || token.revokedAt || token.expiresAt <= now) throw refused();
  const { response } = await deps.tokens.issueTokens(subjectOf(session, customer, token.isRegistered));
  await touchSession(deps.database, session.usid, now);
  const secondsLeft = Math.floor((token.expiresAt.getTime() - now.getTime()) / 1000);
  return { ...response, refresh_token: refreshToken, refresh_token_expires_in: secondsLeft };
}

/**
 * Exchanges a refresh token for new tokens of the same session. A public client's token can be used once: a
 * second use means that it was copied, and ends the whole family (RFC 9700, 4.14).
 * @throws DomainError `BadRequest`; `Unauthorized` for a private client without its secret
 */
export async function refreshSession(
  deps: Parts,
  request: {
    readonly clientId: string | undefined;
    readonly authorization: string | null;
    readonly channelId: string;
    readonly refreshToken: string;
    /** Undefined leaves the setting unchanged. */
    readonly isDoNotTrack: boolean | undefined;
    /** Of a public client: the tokens are those of a new session. */
    readonly startsNewSession: boolean;
  },
): Promise<TokenResponse> {
  const { refreshToken, isDoNotTrack } = request;
  const client = getLoginClient(deps.config.clients, request);
  const now = deps.clock.now();
  const tokenHash = hashSecret(refreshToken);
  const stored = await findRefreshToken(deps.database, tokenHash);
  if (!stored || stored.session.revokedAt || stored.session.clientId !== client.id) throw refused();
  const { usid, doNotTrack } = stored.session;
  const found = { ...stored, session: { ...stored.session, doNotTrack: isDoNotTrack ?? doNotTrack } };
  if (!client.isPublic) return refreshPrivately(deps, found, refreshToken, now);

  const { token, session, customer } = found;
  if (request.startsNewSession) {
    if (token.usedAt || token.revokedAt || token.expiresAt <= now) throw refused();
    return continueInNewSession(deps, found);
  }
  const tokens = await deps.tokens.issueTokens(
    subjectOf(session, customer, token.isRegistered),
    token.familyId,
  );
  const isFirstUse = await deps.database.transaction(async (transaction) => {
    if (!(await useRefreshToken(transaction, tokenHash, now))) return false;
    await touchSession(transaction, usid, now);
    if (isDoNotTrack !== undefined) await setDoNotTrack(transaction, usid, isDoNotTrack);
    await tokens.save(transaction);
    return true;
  });
  if (isFirstUse) return tokens.response;
  if (token.expiresAt > now) await revokeSession(deps.database, usid, now);
  throw refused();
}
