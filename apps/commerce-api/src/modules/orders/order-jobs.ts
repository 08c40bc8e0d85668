import { DomainError } from '../../domain-error.ts';
import type { ConfirmDependencies } from './confirm-order.ts';
import { RECONCILE_PAYMENT, SAVE_CARD, VOID_UNSIGNED_ORDER } from './order-times.ts';
import { findAuthorization } from './payment-queries.ts';
import { saveOrderCard } from './save-order-card.ts';
import { settleAuthorization } from './settle-authorization.ts';
import { voidUnsignedOrder } from './void-unsigned-order.ts';

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Asks after a payment that nobody came back for. @throws DomainError `PaymentUnknown`: the queue tries again */
async function reconcilePayment(deps: ConfirmDependencies, authorizationId: string): Promise<void> {
  const authorization = await findAuthorization(deps.database, authorizationId);
  if (!authorization) return;
  try {
    await settleAuthorization(deps, authorization);
  } catch (error) {
    const isSettled = error instanceof DomainError && error.code === 'PaymentDeclined';
    if (!isSettled) throw error;
  }
}

/** Handlers of this module's jobs, by kind. */
export function orderJobs(deps: ConfirmDependencies) {
  return {
    [RECONCILE_PAYMENT]: (job: Job) => reconcilePayment(deps, String(job.payload.authorizationId)),
    [SAVE_CARD]: (job: Job) => saveOrderCard(deps, String(job.payload.authorizationId)),
    [VOID_UNSIGNED_ORDER]: (job: Job) => voidUnsignedOrder(deps, String(job.payload.orderNo)),
  };
}
