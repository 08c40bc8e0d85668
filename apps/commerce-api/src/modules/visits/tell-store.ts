import { visitChangeableUntil } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { planToTellStore } from './plan-visit-jobs.ts';
import { isLive } from './visit-days.ts';
import { changeVisit, findVisit, getAgreement, type Transaction } from './visits-queries.ts';

/**
 * Tells the store of a booked delivery anew, because what it takes back has changed.
 * @throws DomainError `VisitNotChangeable` when it is too late for that
 */
export async function tellStoreAgain(
  transaction: Transaction,
  agreementId: string,
  now: Date,
): Promise<void> {
  const visit = await findVisit(transaction, agreementId, 'delivery');
  if (!visit || !isLive(visit)) return;
  const { store } = await getAgreement(transaction, agreementId);
  if (visit.status !== 'scheduled' || now >= visitChangeableUntil(visit.scheduledOn, store.timeZone)) {
    throw new DomainError('VisitNotChangeable', 'Only the store can change the visit now.');
  }
  const changed = await changeVisit(transaction, visit.id, {}, now);
  if (changed) await planToTellStore(transaction, changed, now);
}
