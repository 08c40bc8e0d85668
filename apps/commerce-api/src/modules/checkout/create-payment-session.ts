import type { PaymentSession } from '@ownpath/contracts/checkout';
import { calendarDateIn } from '@ownpath/domain/dates';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { listPaymentMethods } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import {
  debitAuthorization,
  findAgreementOfOrder,
  findOpenAutopay,
  listScheduledPayments,
} from '../agreements/index.ts';
import type { BasketRequest } from '../basket/index.ts';
import { findCustomer, listSavedCards } from '../customers/index.ts';
import { openHostedFields } from '../payments/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { type Checkout, loadCheckout, requireStep, scheduleOf } from './load-checkout.ts';
import { RETAILER_NAME } from './retailer-name.ts';

/** As the cart is priced now; of a signed agreement, whose card was declined, as it was signed. */
async function firstPaymentOf(deps: Pick<Dependencies, 'database'>, checkout: Checkout, locale: Locale) {
  const { orderNo, orderStatus } = checkout.progress;
  if (orderStatus === 'failed' && orderNo !== null) {
    const agreement = await findAgreementOfOrder(deps.database, orderNo);
    const [first] = agreement ? await listScheduledPayments(deps.database, agreement.id) : [];
    if (!agreement || !first) throw new Error(`order ${orderNo} has no schedule`);
    return {
      rentCents: first.rentCents,
      feeCents: first.processingFeeCents,
      waiverCents: first.coverageCents,
      clubCents: first.clubCents,
      taxCents: first.taxCents,
      isAutopay: (await findOpenAutopay(deps.database, agreement.id)) !== null,
      schedule: null,
    };
  }
  requireStep(checkout, 'payment');
  const { quote, choice, payments } = scheduleOf(checkout, locale);
  return {
    rentCents: quote.firstPaymentRentCents,
    feeCents: quote.processingFeeCents,
    waiverCents: quote.coverage?.firstPayment.waiverCents ?? 0,
    clubCents: quote.coverage?.firstPayment.clubCents ?? 0,
    taxCents: quote.firstPaymentTaxCents,
    isAutopay: choice.isAutopay,
    schedule: { quote, payments },
  };
}

function debitTextOf(
  store: Parameters<typeof debitAuthorization>[0]['store'] & { readonly timeZone: string },
  amountCents: number,
  locale: Locale,
  now: Date,
) {
  const date = calendarDateIn(now, store.timeZone);
  return debitAuthorization({ locale, retailerName: RETAILER_NAME, amountCents, date, store });
}

/**
 * Opens the gateway's fields of every way to pay that the store takes, for the first payment.
 * @throws DomainError `Forbidden` for a parent that is not the shop; as `requireStep`
 */
export async function createPaymentSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>,
  request: BasketRequest & { readonly parentOrigin: string },
): Promise<PaymentSession> {
  const { parentOrigin, locale } = request;
  const now = deps.clock.now();
  const checkout = await loadCheckout(deps.database, request, now);
  const parts = await firstPaymentOf(deps, checkout, locale);
  const amountCents = parts.rentCents + parts.feeCents + sumOfCoverage(parts) + parts.taxCents;
  const store = await findShopperStoreRow(deps.database, request.caller, now);
  const taken = store ? listPaymentMethods(store) : [];
  const frames = await openHostedFields(deps, { amountCents, parentOrigin, locale, methods: taken });
  const { customerId } = request.caller;
  const customer = await findCustomer(deps.database, customerId);
  const canSaveCard = customer?.isRegistered ?? false;
  const savedCards = canSaveCard ? await listSavedCards(deps.database, customerId, now) : [];
  const methods = [...frames.methods];
  const { frameOrigin } = frames;
  const debit = store && taken.includes('ACH') ? debitTextOf(store, amountCents, locale, now) : null;
  return { frameOrigin, methods, debitAuthorization: debit, amountCents, ...parts, savedCards, canSaveCard };
}
