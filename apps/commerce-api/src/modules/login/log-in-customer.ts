import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { createDeviceProof, findCustomerByPassword } from '../customers/index.ts';
import { beginRegisteredSession } from './begin-registered-session.ts';
import {
  assertChallenge,
  assertRedirectUri,
  findChannelClient,
  getLoginClient,
  readBasicCredentials,
} from './login-clients.ts';

/**
 * Signs a customer in by login and password (`Authorization: Basic`). Unknown login and wrong password get the same
 * refusal after the same work. A private client may prove itself by `clientAuthorization`.
 * @throws DomainError `Unauthorized`; `BadRequest` for an unknown client, channel or redirect address;
 * `TooManyRequests`
 */
export async function logInCustomer(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'tokens'>,
  request: {
    readonly clientId: string | undefined;
    readonly clientAuthorization: string | null;
    readonly channelId: string;
    readonly redirectUri: string;
    readonly codeChallenge: string | undefined;
    readonly state: string | undefined;
    readonly authorization: string | null;
    readonly knownDevices: string | null;
    readonly clientIp: string;
  },
): Promise<{ readonly location: string; readonly deviceProof: string }> {
  const { clientAuthorization, redirectUri, codeChallenge, state } = request;
  const client =
    clientAuthorization === null
      ? findChannelClient(deps.config.clients, request)
      : getLoginClient(deps.config.clients, { ...request, authorization: clientAuthorization });
  assertRedirectUri(client, redirectUri);
  assertChallenge(client, codeChallenge);
  const credentials = readBasicCredentials(request.authorization);
  if (!credentials) throw new DomainError('Unauthorized', 'invalid_client: Basic Authorization failed.');
  const customer = await findCustomerByPassword(deps, {
    login: credentials.name,
    password: credentials.secret,
    clientIp: request.clientIp,
    knownDevices: request.knownDevices,
  });
  if (!customer) throw new DomainError('Unauthorized', 'invalid_client: Basic Authorization failed.');
  const { location } = await beginRegisteredSession(deps, {
    customerId: customer.id,
    client,
    redirectUri,
    codeChallenge,
    state,
  });
  return { location, deviceProof: await createDeviceProof(deps, credentials.name) };
}
