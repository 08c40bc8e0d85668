import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endAutopay, findAgreementOfOrder, makeAgreementFiles, setAutopayCard } from '../agreements/index.ts';
import { listInstruments } from '../basket/index.ts';
import { findCustomer, saveCard } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { findAuthorization } from '../payments/index.ts';
import { autopayOffEmail } from './autopay-off-email.ts';
import { checkSignature } from './check-signature.ts';
import { type ConfirmDependencies, confirmSignedOrder } from './confirm-order.ts';
import { endOrder } from './end-order.ts';
import { presentOrder } from './get-order.ts';
import { sendOrderLink, tellUnpaidOrder } from './order-links.ts';
import {
  CHECK_DEBIT,
  CHECK_SIGNATURE,
  END_UNPAID_ORDER,
  MAKE_AGREEMENT_FILES,
  RECONCILE_PAYMENT,
  SAVE_AUTOPAY_CARD,
  SAVE_CARD,
  SEND_ORDER_LINK,
  TELL_UNPAID_ORDER,
  VOID_UNSIGNED_ORDER,
} from './order-times.ts';
import { findOrder } from './orders-queries.ts';
import { checkDebit } from './returned-debit.ts';
import { settleAuthorization } from './settle-authorization.ts';

/**
 * Saves the card of an order if its registered customer asked for it. When the gateway refuses the token nothing is
 * saved, and the order is unaffected. @throws PortError: the queue retries
 */
async function saveOrderCard(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>,
  authorizationId: string,
): Promise<void> {
  const { database, log } = deps;
  const authorization = await findAuthorization(database, authorizationId);
  if (!authorization?.basketId) return;
  const { basketId, customerId, gatewayToken: token } = authorization;
  const customer = await findCustomer(database, customerId);
  if (!customer?.isRegistered) return;
  const cards = await listInstruments(database, basketId);
  const holder = cards.find((card) => card.gatewayToken === token)?.holderName ?? null;
  try {
    await saveCard(deps, { customerId, token, holder });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ authorizationId, code: error.code }, 'the card of an order could not be saved');
  }
}

/**
 * Saves the card or account of a started agreement for autopay. When the gateway refuses it, autopay ends and the customer is told.
 * @throws PortError: the queue retries
 */
async function saveAutopayCard(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>,
  authorizationId: string,
): Promise<void> {
  const { database, log } = deps;
  const authorization = await findAuthorization(database, authorizationId);
  const agreement = await findAgreementOfOrder(database, authorization?.orderNo ?? '');
  if (!authorization?.basketId || !agreement) return;
  const { basketId, customerId, gatewayToken: token, savedPaymentMethodId } = authorization;
  if (savedPaymentMethodId !== null) return;
  const cards = await listInstruments(database, basketId);
  const holder = cards.find((card) => card.gatewayToken === token)?.holderName ?? null;
  try {
    const saved = await saveCard(deps, { customerId, token, holder, isForAutopay: true });
    await setAutopayCard(database, agreement.id, saved.id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ authorizationId, code: error.code }, 'the card of autopay could not be saved');
    await endRefusedAutopay(deps, agreement);
  }
}

async function endRefusedAutopay(
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { id, orderNo }: { readonly id: string; readonly orderNo: string | null },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const row = await findOrder(transaction, orderNo ?? '');
    if (!row) return;
    const locale = asLocale(row.locale);
    const order = await presentOrder(transaction, row, locale, now);
    if (!order.autopay || !(await endAutopay(transaction, id, now))) return;
    const mail = autopayOffEmail(order, order.autopay, locale, config.publicUrl);
    await queueEmail(transaction, `autopay-off:${id}`, mail, now);
  });
}

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Settles a payment that the shopper did not come back for. @throws DomainError `PaymentUnknown`: the queue retries */
async function reconcilePayment(deps: ConfirmDependencies, authorizationId: string): Promise<void> {
  const authorization = await findAuthorization(deps.database, authorizationId);
  if (!authorization) return;
  try {
    await settleAuthorization(deps, authorization);
    const order = await findOrder(deps.database, authorization.orderNo ?? '');
    if (order?.status === 'awaiting-signature' || order?.status === 'failed') {
      await confirmSignedOrder(deps, order);
    }
  } catch (error) {
    const isSettled =
      error instanceof DomainError && ['PaymentDeclined', 'PaymentNotReceived'].includes(error.code);
    if (!isSettled) throw error;
  }
}

/** Handlers of this module's jobs, by kind. */
export function orderJobs(deps: ConfirmDependencies & Pick<Dependencies, 'ids'>) {
  return {
    [RECONCILE_PAYMENT]: (job: Job) => reconcilePayment(deps, String(job.payload.authorizationId)),
    [SEND_ORDER_LINK]: (job: Job) => sendOrderLink(deps, job.payload),
    [SAVE_AUTOPAY_CARD]: (job: Job) => saveAutopayCard(deps, String(job.payload.authorizationId)),
    [SAVE_CARD]: (job: Job) => saveOrderCard(deps, String(job.payload.authorizationId)),
    [CHECK_DEBIT]: (job: Job) => checkDebit(deps, job.payload),
    [CHECK_SIGNATURE]: (job: Job) => checkSignature(deps, job.payload),
    [VOID_UNSIGNED_ORDER]: (job: Job) => endOrder(deps, String(job.payload.orderNo), 'not-signed'),
    [END_UNPAID_ORDER]: (job: Job) => endOrder(deps, String(job.payload.orderNo), 'not-paid'),
    [TELL_UNPAID_ORDER]: (job: Job) => tellUnpaidOrder(deps, String(job.payload.orderNo)),
    [MAKE_AGREEMENT_FILES]: async (job: Job) => {
      const agreement = await findAgreementOfOrder(deps.database, String(job.payload.orderNo));
      if (agreement) await makeAgreementFiles(deps, agreement);
    },
  };
}
