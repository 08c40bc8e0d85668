import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { getLoginClient } from './login-clients.ts';
import { findAuthorizationCode, revokeSession, setDoNotTrack, useAuthorizationCode } from './login-store.ts';
import { hashSecret, isCodeVerifier } from './secret-hash.ts';

export type CodeExchange = {
  readonly clientId: string;
  readonly channelId: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly usid?: string | undefined;
  readonly isDoNotTrack: boolean;
};

const refused = () => new DomainError('BadRequest', 'invalid_grant: the code is not valid.');

/**
 * Exchanges an authorization code, once, for the tokens of its session. A second exchange by the holder of the
 * verifier ends the session (RFC 6749, 10.5). @throws DomainError `BadRequest`, the same for every reason
 */
export async function exchangeCode(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'tokens'>,
  request: CodeExchange,
): Promise<TokenResponse> {
  getLoginClient(deps.config.clients, request);
  const now = deps.clock.now();
  const codeHash = hashSecret(request.code);
  const found = await findAuthorizationCode(deps.database, codeHash);
  if (!found) throw refused();
  const { code, session } = found;
  const isOwn =
    code.clientId === request.clientId &&
    code.redirectUri === request.redirectUri &&
    (request.usid === undefined || request.usid === session.usid) &&
    isCodeVerifier(request.codeVerifier, code.codeChallenge);
  if (!isOwn || session.revokedAt) throw refused();

  const tokens = await deps.tokens.issueTokens({
    kind: 'guest',
    usid: session.usid,
    customerId: session.customerId,
    clientId: session.clientId,
    siteId: session.siteId,
    isDoNotTrack: request.isDoNotTrack,
  });
  const isFirstUse = await deps.database.transaction(async (transaction) => {
    if (!(await useAuthorizationCode(transaction, codeHash, now))) return false;
    if (request.isDoNotTrack) await setDoNotTrack(transaction, session.usid, true);
    await tokens.save(transaction);
    return true;
  });
  if (isFirstUse) return tokens.response;
  if (code.expiresAt > now) await revokeSession(deps.database, session.usid, now);
  throw refused();
}
