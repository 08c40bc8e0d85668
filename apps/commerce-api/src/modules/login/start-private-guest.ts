import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { getLoginClient } from './login-clients.ts';
import { insertGuest } from './login-queries.ts';

/**
 * A guest's tokens for a private client, in one call (grant `client_credentials`).
 * @throws DomainError `BadRequest` for a public client; `Unauthorized` without the right secret
 */
export async function startPrivateGuest(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'tokens'>,
  request: {
    readonly clientId: string | undefined;
    readonly authorization: string | null;
    readonly channelId: string;
    readonly isDoNotTrack: boolean;
  },
): Promise<TokenResponse> {
  const client = getLoginClient(deps.config.clients, request);
  if (client.isPublic) {
    throw new DomainError('BadRequest', 'unauthorized_client: this grant is for private clients.');
  }
  const { isDoNotTrack } = request;
  const { siteId } = deps.config;
  const [usid, customerId] = [deps.ids.uuid(), deps.ids.uuid()];
  const tokens = await deps.tokens.issueTokens({
    kind: 'guest',
    usid,
    customerId,
    clientId: client.id,
    siteId,
    isDoNotTrack,
  });
  await deps.database.transaction(async (transaction) => {
    await insertGuest(transaction, {
      usid,
      customerId,
      siteId,
      clientId: client.id,
      doNotTrack: isDoNotTrack,
      lastUsedAt: deps.clock.now(),
    });
    await tokens.save(transaction);
  });
  return tokens.response;
}
