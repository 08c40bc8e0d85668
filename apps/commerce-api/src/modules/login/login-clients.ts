import type { LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';

/**
 * The client that may act for a channel, from configuration.
 * @throws DomainError `BadRequest` for an unknown client or channel; `Unauthorized` for one that has a secret
 */
export function getLoginClient(
  clients: readonly LoginClient[],
  request: { readonly clientId: string; readonly channelId: string },
): LoginClient {
  const client = clients.find((candidate) => candidate.id === request.clientId);
  if (!client) throw new DomainError('BadRequest', 'invalid_client: no such client.');
  if (!client.channelIds.includes(request.channelId)) {
    throw new DomainError('BadRequest', 'invalid_request: the client is not of this channel.');
  }
  if (!client.isPublic) {
    throw new DomainError('Unauthorized', 'invalid_client: this client must prove itself by its secret.');
  }
  return client;
}

/** @throws DomainError `BadRequest` unless the address is one of the client's, letter by letter (RFC 9700, 2.1) */
export function assertRedirectUri(client: LoginClient, redirectUri: string): void {
  if (!client.redirectUris.includes(redirectUri)) {
    throw new DomainError('BadRequest', 'invalid_request: the redirect_uri is not one of the client.');
  }
}
