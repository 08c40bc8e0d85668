import { timingSafeEqual } from 'node:crypto';
import type { LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { hashSecret } from './secret-hash.ts';

type BasicCredentials = { readonly name: string; readonly secret: string };

/** Name and secret of `Authorization: Basic …` (RFC 7617, UTF-8); null for a header of another form. */
export function readBasicCredentials(header: string | null): BasicCredentials | null {
  const [, encoded] = /^basic ([A-Za-z0-9+/_-]+=*)$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0 || text.includes('\0')) return null;
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) };
}

type Named = { readonly clientId?: string | undefined; readonly channelId: string };

const unproven = () =>
  new DomainError('Unauthorized', 'invalid_client: this client must authenticate with its secret.');

function isSecretOf(client: LoginClient, secret: string): boolean {
  const expected = Buffer.from(client.secretHash ?? '');
  const actual = Buffer.from(hashSecret(secret));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * The configured client of a channel; does not check that it is the caller.
 * @throws DomainError `BadRequest` for an unknown client or channel
 */
export function findChannelClient(clients: readonly LoginClient[], request: Named): LoginClient {
  const client = clients.find((candidate) => candidate.id === request.clientId);
  if (!client) throw new DomainError('BadRequest', 'invalid_client: no such client.');
  if (!client.channelIds.includes(request.channelId)) {
    throw new DomainError('BadRequest', 'invalid_request: the client does not belong to this channel.');
  }
  return client;
}

/**
 * The calling client: a public one by its id, a private one by `Authorization: Basic base64(id:secret)`.
 * @throws DomainError `BadRequest` for an unknown client or channel; `Unauthorized` without the right secret
 */
export function getLoginClient(
  clients: readonly LoginClient[],
  request: Named & { readonly authorization?: string | null },
): LoginClient {
  const proof = readBasicCredentials(request.authorization ?? null);
  const clientId = request.clientId ?? proof?.name;
  const client = findChannelClient(clients, { clientId, channelId: request.channelId });
  if (client.isPublic) return client;
  if (proof?.name !== client.id || !isSecretOf(client, proof.secret)) throw unproven();
  return client;
}

/** For calls of private clients only. @throws DomainError `Unauthorized` */
export function getPrivateClient(clients: readonly LoginClient[], authorization: string | null): LoginClient {
  const proof = readBasicCredentials(authorization);
  const client = clients.find(({ id, isPublic }) => id === proof?.name && !isPublic);
  if (!proof || !client || !isSecretOf(client, proof.secret)) throw unproven();
  return client;
}

/** @throws DomainError `BadRequest` unless the address is one of the client's, letter by letter (RFC 9700, 2.1) */
export function assertRedirectUri(client: LoginClient, redirectUri: string): void {
  if (!client.redirectUris.includes(redirectUri)) {
    throw new DomainError(
      'BadRequest',
      'invalid_request: the redirect_uri is not registered for the client.',
    );
  }
}

/** @throws DomainError `BadRequest` when a public client sends no PKCE challenge */
export function assertChallenge(client: LoginClient, codeChallenge: string | undefined): void {
  if (client.isPublic && codeChallenge === undefined) {
    throw new DomainError('BadRequest', 'invalid_request: a public client must send a code_challenge.');
  }
}
