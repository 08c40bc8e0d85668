import type { TokenResponse } from '@ownpath/contracts/login';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { giveOwnStore } from '../shopper-context/index.ts';
import { subjectOf } from './access-token-claims.ts';
import { findSigningInGuest, guestOf } from './find-signing-in-guest.ts';
import { getLoginClient, getPrivateClient } from './login-clients.ts';
import { planSignInCode, replaceSession, setDoNotTrack } from './login-queries.ts';
import { hashSignInCode, SIGN_IN_CODE_ADDRESS } from './sign-in-code.ts';
import { findAuthorizationCode, useAuthorizationCode } from './tokens-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'tokens'>;

/**
 * Queues the mail with a sign-in code. The job looks up the login, so that neither answer nor time reveals it.
 * @throws DomainError `Unauthorized` without a private client's secret, `TooManyRequests`
 */
export async function requestSignInCode(
  deps: Parts,
  request: {
    readonly authorization: string | null;
    readonly channelId: string;
    readonly login: string;
    readonly locale: Locale;
    readonly clientIp: string;
  },
): Promise<void> {
  const { authorization, channelId, locale, clientIp } = request;
  const { id: clientId } = getPrivateClient(deps.config.clients, authorization);
  getLoginClient(deps.config.clients, { clientId, channelId, authorization });
  const login = request.login.trim().toLowerCase();
  await limitAttempts(deps, { call: 'one-time-code', clientIp, account: login });
  await planSignInCode(deps.database, {
    id: deps.ids.uuid(),
    payload: { login, clientId, locale },
    now: deps.clock.now(),
  });
}

const refused = () => new DomainError('BadRequest', 'invalid_grant: the sign-in code is not valid.');

/** Exchanges a mailed code, once, for tokens. @throws DomainError `BadRequest`, `Unauthorized`, `TooManyRequests` */
export async function exchangeSignInCode(
  deps: Parts,
  request: {
    readonly authorization: string | null;
    readonly guestAuthorization: string | null;
    readonly code: string;
    readonly login: string | undefined;
    readonly isDoNotTrack: boolean;
    readonly clientIp: string;
  },
): Promise<TokenResponse> {
  const { authorization, login, isDoNotTrack, clientIp } = request;
  const client = getPrivateClient(deps.config.clients, authorization);
  await limitAttempts(deps, { call: 'one-time-code-try', clientIp });
  const now = deps.clock.now();
  const codeHash = hashSignInCode(request.code);
  const found = await findAuthorizationCode(deps.database, codeHash);
  const isOwn =
    found?.code.clientId === client.id &&
    found.code.redirectUri === SIGN_IN_CODE_ADDRESS &&
    !found.session.revokedAt &&
    (login === undefined || login.trim().toLowerCase() === found.customer.login);
  if (!found || !isOwn) throw refused();
  const { session, customer } = found;
  const guest = await findSigningInGuest(deps, client, request.guestAuthorization);
  const begun = { ...session, ...guestOf(guest), doNotTrack: isDoNotTrack };
  const tokens = await deps.tokens.issueTokens(subjectOf(begun, customer, true));
  const isFirstUse = await deps.database.transaction(async (transaction) => {
    if (!(await useAuthorizationCode(transaction, codeHash, now))) return false;
    if (isDoNotTrack) await setDoNotTrack(transaction, session.usid, true);
    if (guest) await replaceSession(transaction, session.usid, guest);
    await giveOwnStore(transaction, session, customer, guest?.customerId ?? null, now);
    await tokens.save(transaction);
    return true;
  });
  if (!isFirstUse) throw refused();
  return tokens.response;
}
