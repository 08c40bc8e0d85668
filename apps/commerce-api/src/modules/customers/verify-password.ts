import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { type CustomerRow, findCredential, findCustomerByLogin } from './customers-queries.ts';
import { isPassword } from './password-hash.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** The customer with this login and password; null after the same work otherwise. */
export async function findCustomerByPassword(
  deps: Parts,
  attempt: { readonly login: string; readonly password: string; readonly clientIp: string },
): Promise<CustomerRow | null> {
  const login = attempt.login.trim().toLowerCase();
  await limitAttempts(deps, { call: 'login', clientIp: attempt.clientIp, account: login });
  const found = await findCustomerByLogin(deps.database, login);
  const isRight = await isPassword(attempt.password, found?.credential ?? null, deps.config.passwordCost);
  return found && isRight ? found.customer : null;
}

/** Asks a signed-in customer for the password again. @throws DomainError `InvalidCredentials`, `TooManyRequests` */
export async function verifyOwnPassword(
  deps: Parts,
  attempt: { readonly customerId: string; readonly password: string; readonly clientIp: string },
): Promise<void> {
  const { customerId, password, clientIp } = attempt;
  await limitAttempts(deps, { call: 'password-change', clientIp, account: customerId });
  const credential = await findCredential(deps.database, customerId);
  if (await isPassword(password, credential, deps.config.passwordCost)) return;
  throw new DomainError('InvalidCredentials', 'The current password is not right.', {
    fields: [{ path: 'currentPassword', code: 'wrong' }],
  });
}
