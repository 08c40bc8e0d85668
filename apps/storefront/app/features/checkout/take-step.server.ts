import type { Basket } from '@ownpath/contracts/basket';
import {
  acceptRenewalTerms,
  answerOffer,
  type CheckoutState,
  cancelOrder,
  cancelReservation,
  choosePaySchedule,
} from '@ownpath/contracts/checkout';
import { OfferForm, ScheduleForm, TermsForm } from '@ownpath/contracts/forms';
import { data, redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import { frequencyCookie } from '../../shared/pricing/frequency-cookie.server.ts';
import { confirmationHref, endedOrderHref, signingHref } from '../../shared/shopper/order-links.ts';
import { isOutcomeUnknown, paymentExit } from './checkout-problems.ts';
import { payAndOrder } from './payment/pay.server.ts';
import { leaveOnProblem } from './position.server.ts';
import { reserve } from './reserve.server.ts';
import { checkoutHref, isShownStep } from './step-names.ts';

/** What a step's form comes back with when it could not go on. */
export type StepReturned = {
  readonly code: string | null;
  readonly isAcceptanceMissing: boolean;
  readonly idempotencyKey: string | null;
  /** Seconds to wait after too many tries. */
  readonly waitSeconds: number | null;
};

const nothing: StepReturned = {
  code: null,
  isAcceptanceMissing: false,
  idempotencyKey: null,
  waitSeconds: null,
};

const returned = (change: Partial<StepReturned>, status: number) => {
  const { waitSeconds } = change;
  return data<StepReturned>({ ...nothing, ...change }, { status, headers: retryAfter(waitSeconds) });
};

/** Carries out a step's form and leads to the step that is due then. */
export async function takeStep(
  commerce: CommerceClient,
  { basketId }: Basket,
  form: FormData,
  isSecure: boolean,
): Promise<Response | ReturnType<typeof returned>> {
  try {
    switch (form.get('intent')) {
      case 'answer-offer': {
        const parsed = parseForm(OfferForm, form);
        if (!parsed.ok) return returned({ code: 'InvalidParameters' }, 422);
        return toDueStep(await commerce.call(answerOffer, { body: { basketId, ...parsed.value } }));
      }
      case 'reserve':
        return redirect(await reserve(commerce, basketId, form));
      case 'cancel-reservation':
        await commerce.call(cancelReservation, { body: { basketId } });
        return redirect(checkoutHref('reservation'));
      case 'choose-schedule': {
        const parsed = parseForm(ScheduleForm, form);
        if (!parsed.ok) return returned({ code: 'InvalidParameters' }, 422);
        const choice = parsed.value;
        const state = await commerce.call(choosePaySchedule, { body: { basketId, choice } });
        return toDueStep(state, { 'Set-Cookie': frequencyCookie(choice.frequency, isSecure) });
      }
      case 'accept-terms': {
        const parsed = parseForm(TermsForm, form);
        if (!parsed.ok) {
          const isAcceptanceMissing = parsed.problems.some(({ field }) => field === 'accepted');
          return returned(isAcceptanceMissing ? { isAcceptanceMissing } : { code: 'InvalidParameters' }, 422);
        }
        const state = await commerce.call(acceptRenewalTerms, { body: { basketId, ...parsed.value } });
        return toDueStep(state);
      }
      case 'pay': {
        const paid = form.get('basketId');
        if (paid !== null && paid !== basketId) return redirect('/checkout');
        const result = await payAndOrder(commerce, basketId, form);
        if (result.ok) {
          const { orderNo, isDocumentSigned } = result.order;
          return redirect(isDocumentSigned ? confirmationHref(orderNo) : signingHref(orderNo));
        }
        const { code, status, idempotencyKey, waitSeconds } = result;
        const exit = paymentExit(code);
        if (exit !== null) return redirect(exit);
        return returned({ code, idempotencyKey, waitSeconds }, status);
      }
      default:
        return returned({ code: 'InvalidParameters' }, 400);
    }
  } catch (error) {
    return leaveOnProblem(error);
  }
}

function toDueStep(state: CheckoutState, headers: Record<string, string> = {}): Response {
  const path = isShownStep(state.step) ? checkoutHref(state.step) : '/checkout';
  return redirect(path, { headers });
}

/** Ends an order that is unsigned or unpaid; its items are in the cart then. */
export async function endOrder(commerce: CommerceClient, form: FormData): Promise<Response> {
  const orderNo = String(form.get('orderNo') ?? '');
  try {
    await commerce.call(cancelOrder, { body: { orderNo } });
    return redirect(endedOrderHref(orderNo));
  } catch (error) {
    if (isCommerceError(error, 'CheckoutStepOutOfOrder')) return redirect(confirmationHref(orderNo));
    if (isCommerceError(error) && isOutcomeUnknown(error.code)) {
      return redirect(`/checkout?problem=${encodeURIComponent(error.code)}`);
    }
    return leaveOnProblem(error);
  }
}
