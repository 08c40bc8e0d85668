import type { Dependencies } from '../../dependencies.ts';
import { putCredential } from './credentials-queries.ts';
import type { CustomerRequest } from './customer-request.ts';
import { assertPasswordRules } from './customer-request.ts';
import { endSessions } from './customers-queries.ts';
import { hashPassword } from './password-hash.ts';
import { getOwnCustomer } from './present-customer.ts';
import { verifyOwnPassword } from './verify-password.ts';

/**
 * Sets a new password; ends every session but the caller's.
 * @throws DomainError `NotFound`, `InvalidCredentials` (the current one is wrong), `InvalidPassword`
 */
export async function changePassword(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  request: CustomerRequest & {
    readonly currentPassword: string;
    readonly password: string;
    readonly clientIp: string;
  },
): Promise<void> {
  const { caller, currentPassword, password, clientIp } = request;
  const { id: customerId } = await getOwnCustomer(deps.database, request);
  await verifyOwnPassword(deps, { customerId, password: currentPassword, clientIp });
  assertPasswordRules(password, 'password');
  const hash = await hashPassword(password, deps.config.passwordCost);
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    await putCredential(transaction, customerId, hash, now);
    await endSessions(transaction, customerId, now, caller.usid);
  });
}
