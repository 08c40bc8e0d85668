import { listClosingBlockers } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endSessions, findCredential, verifyOwnPassword } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { emptyAccount, listKeptRecords, lockCustomer, readClosingFacts } from './closing-queries.ts';
import { deleteExports } from './export-requests-queries.ts';
import { closedEmail } from './profile-emails.ts';

/**
 * Closes the account for good: sessions end, the login is free again, personal data that no law asks for is deleted, and
 * the customer is told by mail.
 * @throws DomainError `AccountNotClosable` while something is open, `InvalidCredentials`, `TooManyRequests`
 */
export async function closeAccount(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  request: {
    readonly customerId: string;
    readonly currentPassword: string | undefined;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<void> {
  const { customerId, currentPassword, clientIp, locale } = request;
  // Customers of the identity provider have no password here; their session proves who they are.
  if (await findCredential(deps.database, customerId)) {
    await verifyOwnPassword(deps, { customerId, password: currentPassword ?? '', clientIp });
  }
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (!customer?.isRegistered) return;
    const blockers = listClosingBlockers(await readClosingFacts(transaction, customerId, now));
    if (blockers.length > 0) {
      throw new DomainError('AccountNotClosable', 'The account has open agreements, orders or payments.', {
        fields: blockers.map((code) => ({ path: 'account', code })),
      });
    }
    const keeps = await listKeptRecords(transaction, customerId);
    await endSessions(transaction, customerId, now);
    await deleteExports(transaction, customerId);
    await emptyAccount(transaction, customerId, now);
    if (customer.email === null) return;
    const facts = { to: customer.email, firstName: customer.firstName, keeps };
    const email = { ...closedEmail(facts, locale), isForgotten: true };
    await queueEmail(transaction, `account-closed:${customerId}`, email, now);
  });
  await deps.database.flush();
}
