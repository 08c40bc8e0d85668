import type { Basket } from '@ownpath/contracts/basket';
import {
  type ClaimableOffer,
  createDepositFrame,
  createSigningSession,
  getOffer,
  getRenewalTerms,
  getReservation,
  type PaySchedulePreview,
  previewPaySchedule,
  type RenewalTerms,
  type Reservation,
  type SigningSession,
} from '@ownpath/contracts/checkout';
import { ScheduleForm } from '@ownpath/contracts/forms';
import { getOrder, type Order } from '@ownpath/contracts/orders';
import { getStateRule, reservationDepositOf } from '@ownpath/domain/law';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { findStore } from '../../shared/shopper/chosen-store.server.ts';
import { endedOrderHref } from '../../shared/shopper/order-links.ts';
import type { StoreHold } from './delivery/store-hold.tsx';
import { loadPayment, type PaymentContent } from './payment/load-payment.server.ts';
import type { CheckoutPosition } from './position.server.ts';
import type { DepositPaymentFields } from './reservation-deposit.tsx';
import { type ReservedItem, toReservedItems } from './reserved-items.ts';
import { checkoutHref, type ShownStep } from './step-names.ts';

/** What a step's page shows. The application (`wof`) belongs to the approval feature. */
export type StepContent =
  | { readonly step: 'wof' }
  | {
      readonly step: 'payment-schedule';
      readonly schedule: PaySchedulePreview;
      readonly deliveryAddress: CheckoutPosition['deliveryAddress'];
      /** The store holds items on request; null when it does not. */
      readonly hold: StoreHold | null;
    }
  | { readonly step: 'claim-offer'; readonly offer: ClaimableOffer }
  | { readonly step: 'renewal-terms-page'; readonly terms: RenewalTerms }
  | PaymentContent
  | {
      /** The due step was opened too often. */
      readonly step: 'wait';
      readonly dueStep: ShownStep;
      readonly orderNo: string | null;
      readonly waitSeconds: number | null;
    }
  | { readonly step: 'docu-sign'; readonly order: Order; readonly signingUrl: string }
  | {
      readonly step: 'reservation';
      readonly reservation: Reservation;
      readonly items: readonly ReservedItem[];
      /** The card fields for a deposit that is due; null without one. */
      readonly payment: DepositPaymentFields | null;
    };

export type ShopAddress = { readonly publicUrl: URL; readonly prefix: string };

/** @throws a redirect to the cart when the order can no longer be signed */
export async function loadStep(...args: Parameters<typeof loadDueStep>): Promise<StepContent> {
  try {
    return await loadDueStep(...args);
  } catch (error) {
    if (!isCommerceError(error, 'TooManyRequests')) throw error;
    const [, { step, orderNo }] = args;
    return { step: 'wait', dueStep: step, orderNo, waitSeconds: error.retryAfterSeconds };
  }
}

async function loadDueStep(
  commerce: CommerceClient,
  position: CheckoutPosition,
  query: URLSearchParams,
  shop: ShopAddress,
): Promise<StepContent> {
  const { step } = position;
  if (step === 'docu-sign') return loadSigning(commerce, position.orderNo, shop);
  if (!position.basket) throw redirect('/cart');
  const { basketId } = position.basket;
  switch (step) {
    case 'payment-schedule': {
      const asked = parseForm(ScheduleForm, Object.fromEntries(query));
      const schedule = await commerce.call(previewPaySchedule, {
        body: { basketId, ...(asked.ok && { choice: asked.value }) },
      });
      return {
        step,
        schedule,
        deliveryAddress: position.deliveryAddress,
        hold: await findHold(commerce, position.basket),
      };
    }
    case 'claim-offer':
      return { step, offer: await commerce.call(getOffer, { body: { basketId } }) };
    case 'renewal-terms-page':
      return { step, terms: await commerce.call(getRenewalTerms, { body: { basketId } }) };
    case 'payment': {
      const { orderNo, isSigned, basket } = position;
      return loadPayment(commerce, basket, shop.publicUrl.origin, isSigned ? orderNo : null);
    }
    case 'bank-verification':
    case 'identity-verification-form':
      // Features of their own show these; here they are over, in another tab.
      throw redirect('/cart');
    case 'reservation': {
      const reservation = await commerce.call(getReservation, { body: { basketId } });
      const { reservedUntil, canReserveUntil, deposit } = reservation;
      if (reservedUntil === null && canReserveUntil === null)
        throw redirect(`${checkoutHref('payment-schedule')}&problem=ReservationNotOffered`);
      const items = toReservedItems(position.basket.items);
      if (deposit?.status !== 'due') return { step, reservation, items, payment: null };
      const parentOrigin = shop.publicUrl.origin;
      const frame = await commerce.call(createDepositFrame, { body: { basketId, parentOrigin } });
      return { step, reservation, items, payment: { ...frame, requestKey: crypto.randomUUID() } };
    }
    default:
      return { step };
  }
}

/** How the store holds items for a shopper: here, or by phone where it asks for a deposit that can't be paid here. */
async function findHold(
  commerce: CommerceClient,
  { basketId, storeId, reservation }: Basket,
): Promise<StoreHold | null> {
  const store = storeId === null ? null : await findStore(commerce, storeId);
  if (!store?.isReservationEnabled || store.settings.reservationPeriodHours <= 0) return null;
  const deposit = reservationDepositOf(store.settings, getStateRule(store.stateCode));
  const isByPhone =
    deposit.cents > 0 &&
    reservation === null &&
    (await commerce.call(getReservation, { body: { basketId } })).canReserveUntil === null;
  const hours = store.settings.reservationPeriodHours;
  return { reservation, phone: store.phone, hours, deposit, isByPhone };
}

async function loadSigning(
  commerce: CommerceClient,
  orderNo: string | null,
  shop: ShopAddress,
): Promise<StepContent> {
  if (orderNo === null) throw redirect('/cart');
  const order = await commerce.call(getOrder, { params: { orderNo } });
  try {
    const { signingUrl } = await openSigning(commerce, orderNo, shop);
    return { step: 'docu-sign', order, signingUrl };
  } catch (error) {
    // It ended a moment ago, in another tab or by its time.
    if (!isCommerceError(error, 'CheckoutStepOutOfOrder')) throw error;
    throw redirect(endedOrderHref(orderNo));
  }
}

/** Opens (or resumes) the signature of an order; the signer comes back to this shop in the same language. */
function openSigning(
  commerce: CommerceClient,
  orderNo: string,
  shop: { readonly publicUrl: URL; readonly prefix: string },
): Promise<SigningSession> {
  const returnUrl = new URL(`${shop.prefix}/docusign-redirect`, shop.publicUrl);
  returnUrl.searchParams.set('orderNo', orderNo);
  return commerce.call(createSigningSession, { body: { orderNo, returnUrl: returnUrl.href } });
}
