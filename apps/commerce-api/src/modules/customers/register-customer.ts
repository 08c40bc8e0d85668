import type { Customer, Registration } from '@ownpath/contracts/customers';
import { listRegistrationProblems } from '@ownpath/domain/account';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { putCredential } from './credentials-queries.ts';
import { assertPasswordRules, readPhones } from './customer-request.ts';
import { insertCustomer, putPhones } from './customers-queries.ts';
import { hashPassword } from './password-hash.ts';
import { presentCustomer } from './present-customer.ts';

function checkRegistration({ customer, password }: Registration): void {
  const { firstName, lastName, email } = customer;
  const problems = listRegistrationProblems({ firstName, lastName, email, password });
  const fields: { path: string; code: string }[] = problems
    .filter(({ field }) => field !== 'password')
    .map(({ field, problem }) => ({ path: `customer.${field}`, code: problem }));
  if (customer.login.toLowerCase() !== email.toLowerCase()) {
    fields.push({ path: 'customer.login', code: 'differs-from-email' });
  }
  if (fields.length > 0)
    throw new DomainError('InvalidCustomer', 'The registration is not complete.', { fields });
  assertPasswordRules(password, 'password');
}

/**
 * Creates a registered customer; signing in is a separate call. The guest who registers stays a guest, so that earlier
 * tokens can't read the account. A taken login is refused as documented, after the same work as a free one. @throws DomainError `InvalidCustomer`, `InvalidPassword`, `LoginAlreadyInUse`, `TooManyRequests`
 */
export async function registerCustomer(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>,
  registration: Registration,
  clientIp: string,
): Promise<Customer> {
  checkRegistration(registration);
  const { customer, password } = registration;
  const login = customer.email.toLowerCase();
  const phones = readPhones(customer);
  await limitAttempts(deps, { call: 'register', clientIp, account: login });
  const hash = await hashPassword(password, deps.config.passwordCost);
  const now = deps.clock.now();
  const row = await deps.database.transaction(async (transaction) => {
    const inserted = await insertCustomer(transaction, {
      id: deps.ids.uuid(),
      isRegistered: true,
      login,
      email: login,
      firstName: customer.firstName,
      lastName: customer.lastName,
      acceptsMarketing: customer.c_acceptsMarketing ?? false,
      preferredLocale: customer.preferredLocale ?? null,
      registeredAt: now,
      lastSeenAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) throw new DomainError('LoginAlreadyInUse', 'This login can’t be registered.');
    await putCredential(transaction, inserted.id, hash, now);
    await putPhones(transaction, inserted.id, phones);
    return inserted;
  });
  return presentCustomer(deps.database, row, now);
}
