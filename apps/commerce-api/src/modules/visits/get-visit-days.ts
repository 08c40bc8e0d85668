import type { VisitDays, VisitKind } from '@ownpath/contracts/servicing';
import { isCalendarDate } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import { getOwnAgreement } from './book-visit.ts';
import { settleVisit, type VisitParts } from './settle-visit.ts';
import { loadVisitDays } from './visit-days.ts';
import { findVisit } from './visits-queries.ts';

/**
 * A visit with what the store reported by now, and a week of days on which it can be.
 * @throws DomainError `NotFound`; `InvalidParameters` for a week that is no date
 */
export async function getVisitDays(
  deps: VisitParts,
  request: {
    readonly customerId: string;
    readonly agreementId: string;
    readonly kind: VisitKind;
    readonly week?: string | undefined;
    readonly locale: Locale;
  },
): Promise<VisitDays> {
  const { database, clock } = deps;
  const { customerId, agreementId, kind, week, locale } = request;
  if (week !== undefined && !isCalendarDate(week)) {
    throw new DomainError('InvalidParameters', 'The week is not a calendar date.');
  }
  const { agreement } = await getOwnAgreement(database, customerId, agreementId);
  await settleVisit(deps, await findVisit(database, agreement.id, kind));
  const found = await getOwnAgreement(database, customerId, agreementId);
  return loadVisitDays(database, found, { kind, week, locale }, clock.now());
}
