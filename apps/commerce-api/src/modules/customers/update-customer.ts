import type { Customer, CustomerChanges } from '@ownpath/contracts/customers';
import { isEmail } from '@ownpath/domain/account';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { queueEmail } from '../notifications/index.ts';
import type { LetterLocale } from './customer-emails.ts';
import { loginChangeEmails } from './customer-emails.ts';
import type { CustomerRequest } from './customer-request.ts';
import { readPhones } from './customer-request.ts';
import { type CustomerRow, isLoginFree, putPhones, updateProfile } from './customers-queries.ts';
import { getOwnCustomer, presentCustomer } from './present-customer.ts';
import { verifyOwnPassword } from './verify-password.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** The new login when it changes; login and e-mail are one. @throws DomainError */
async function readNewLogin(
  deps: Parts,
  row: CustomerRow,
  changes: CustomerChanges,
  clientIp: string,
): Promise<string | null> {
  const asked = new Set(
    [changes.login, changes.email].flatMap((text) => (text === undefined ? [] : [text.toLowerCase()])),
  );
  const [login] = asked;
  if (login === undefined || (asked.size === 1 && login === row.login)) return null;
  if (asked.size > 1 || !isEmail(login)) {
    throw new DomainError('InvalidCustomer', 'Login and email must be the same valid address.', {
      fields: [{ path: 'email', code: 'invalid' }],
    });
  }
  await verifyOwnPassword(deps, { customerId: row.id, password: changes.currentPassword ?? '', clientIp });
  if (!(await isLoginFree(deps.database, login, row.id))) {
    throw new DomainError('LoginAlreadyInUse', 'This login can’t be used.');
  }
  return login;
}

/**
 * Changes the caller's profile; fields that only the retailer decides (ids, remote payment) are ignored. The old and
 * the new address are notified of a changed login.
 * @throws DomainError `NotFound`, `InvalidCustomer`, `InvalidCredentials`, `LoginAlreadyInUse`
 */
export async function updateCustomer(
  deps: Parts,
  request: CustomerRequest & {
    readonly changes: CustomerChanges;
    readonly clientIp: string;
    readonly locale: LetterLocale;
  },
): Promise<Customer> {
  const { changes, clientIp, locale } = request;
  const row = await getOwnCustomer(deps.database, request);
  const phones = readPhones(changes);
  const login = await readNewLogin(deps, row, changes, clientIp);
  const now = deps.clock.now();
  const updated = await deps.database.transaction(async (transaction) => {
    await putPhones(transaction, row.id, phones);
    if (login !== null) {
      const facts = { from: row.email, to: login, firstName: row.firstName };
      for (const email of loginChangeEmails(facts, locale)) {
        await queueEmail(transaction, `login-change:${row.id}:${now.toISOString()}:${email.to}`, email, now);
      }
    }
    return updateProfile(transaction, row.id, {
      updatedAt: now,
      ...(login === null ? {} : { login, email: login }),
      ...(changes.firstName === undefined ? {} : { firstName: changes.firstName }),
      ...(changes.lastName === undefined ? {} : { lastName: changes.lastName }),
      ...(changes.preferredLocale === undefined ? {} : { preferredLocale: changes.preferredLocale }),
      ...(changes.c_acceptsMarketing === undefined ? {} : { acceptsMarketing: changes.c_acceptsMarketing }),
    });
  });
  return presentCustomer(deps.database, updated, now);
}
