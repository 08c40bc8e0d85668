import type { CustomerSession } from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import { endSessions, listLiveSessions } from './customers-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;

/** The caller's sessions, this one first. @throws DomainError `NotFound` for another customer */
export async function listSessions(deps: Parts, request: CustomerRequest): Promise<CustomerSession[]> {
  assertOwn(request);
  const { caller, customerId } = request;
  const rows = await listLiveSessions(deps.database, customerId, deps.clock.now());
  return rows
    .map((row) => ({
      startedAt: row.startedAt.toISOString(),
      lastActiveAt: row.lastActiveAt.toISOString(),
      isCurrent: row.usid === caller.usid,
      isFromProvider: row.isFromProvider,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends all sessions of the caller except this one. @throws DomainError `NotFound` for another customer */
export async function endOtherSessions(deps: Parts, request: CustomerRequest): Promise<undefined> {
  assertOwn(request);
  const { caller, customerId } = request;
  await deps.database.transaction((transaction) =>
    endSessions(transaction, customerId, deps.clock.now(), caller.usid),
  );
}
