import { bookVisit, cancelVisit, type VisitKind } from '@ownpath/contracts/servicing';
import { MAX_VISIT_NOTE_LENGTH } from '@ownpath/domain/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitHref } from '../../shared/shopper/visit-links.ts';
import { kindOf } from './load-visits.server.ts';

const PROBLEMS = [
  'SlotTaken',
  'VisitNotChangeable',
  'VisitNotOffered',
  'PaymentInProgress',
  'InvalidParameters',
] as const;
export type VisitProblem = (typeof PROBLEMS)[number] | 'unknown';

export type VisitReturned = { readonly problem: VisitProblem; readonly notes: string };

type Changed =
  | { readonly redirectTo: string }
  | { readonly returned: VisitReturned; readonly status: number };

/** Books or cancels what the form says, on the agreement in the address. */
export async function changeVisit(
  commerce: CommerceClient,
  query: URLSearchParams,
  form: FormData,
): Promise<Changed> {
  const text = (name: string) => String(form.get(name) ?? '');
  const agreementId = query.get('agreement') ?? text('agreement');
  const deliveryType: VisitKind = kindOf(query);
  const notes = text('notes').trim().slice(0, MAX_VISIT_NOTE_LENGTH);
  const isCancelled = text('intent') === 'cancel';
  try {
    if (isCancelled) await commerce.call(cancelVisit, { body: { agreementId, deliveryType } });
    else {
      await commerce.call(bookVisit, {
        body: { agreementId, deliveryType, date: text('date'), startTime: text('startTime'), notes },
      });
    }
    return {
      redirectTo: visitHref(agreementId, deliveryType, { done: isCancelled ? 'cancelled' : 'booked' }),
    };
  } catch (error) {
    if (!isCommerceError(error) || error.status === 404) throw error;
    const problem = PROBLEMS.find((code) => code === error.code) ?? 'unknown';
    return { returned: { problem, notes }, status: error.status };
  }
}
