import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { assertPasswordRules } from './check-fields.ts';
import {
  endSessions,
  findCustomerByLogin,
  planPasswordReset,
  putCredential,
  useResetToken,
} from './customers-store.ts';
import { hashPassword } from './password-hash.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

export const RESET_TOKEN_MINUTES = 30;

/** What the database keeps of a token: 256 random bits need no salt. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Plans a reset mail for the address. Whether it is a login is found out by the job, so that neither answer nor
 * time tells. @param request.pageUrl page of the shop that the mail leads to. @throws DomainError `TooManyRequests`
 */
export async function requestPasswordReset(
  deps: Parts,
  request: {
    readonly login: string;
    readonly clientIp: string;
    readonly locale: 'en-US' | 'es-US';
    readonly pageUrl?: string | undefined;
  },
): Promise<void> {
  const { clientIp, locale, pageUrl = `${deps.config.publicUrl}/reset-password` } = request;
  const login = request.login.trim().toLowerCase();
  await limitAttempts(deps, { call: 'password-reset', clientIp, account: login });
  await planPasswordReset(deps.database, {
    id: deps.ids.uuid(),
    payload: { login, locale, pageUrl },
    now: deps.clock.now(),
  });
}

/**
 * Sets a new password by a token from the mail, once; all sessions of the customer end.
 * @throws DomainError `InvalidPassword`; `InvalidResetToken` for a token that is wrong, used, too old or another's
 */
export async function resetPassword(
  deps: Parts,
  request: {
    readonly login: string;
    readonly token: string;
    readonly newPassword: string;
    readonly clientIp: string;
  },
): Promise<void> {
  const { token, newPassword, clientIp } = request;
  const login = request.login.trim().toLowerCase();
  await limitAttempts(deps, { call: 'reset-token', clientIp, account: login });
  assertPasswordRules(newPassword, 'newPassword');
  const hash = await hashPassword(newPassword, deps.config.passwordCost);
  const now = deps.clock.now();
  const isReset = await deps.database.transaction(async (transaction) => {
    const found = await findCustomerByLogin(transaction, login);
    const tokenHash = hashResetToken(token);
    if (!found || !(await useResetToken(transaction, tokenHash, found.customer.id, now))) return false;
    await putCredential(transaction, found.customer.id, hash, now);
    await endSessions(transaction, found.customer.id, now);
    return true;
  });
  if (!isReset) throw new DomainError('InvalidResetToken', 'The reset token is not valid.');
}
