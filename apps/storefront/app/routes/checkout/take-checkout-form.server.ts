import { data, redirect } from 'react-router';
import { expectDecisionPage } from '../../features/approval/decision-notice.server.ts';
import {
  type ApplicationReturned,
  returnForm,
  statusOf,
} from '../../features/approval/submit-application.server.ts';
import { takeApplication } from '../../features/approval/take-application.server.ts';
import { type BankReturned, isBankIntent, takeBankForm } from '../../features/bank/bank.server.ts';
import { leaveOnProblem } from '../../features/checkout/position.server.ts';
import { endOrder, type StepReturned, takeStep } from '../../features/checkout/take-step.server.ts';
import { isIdentityIntent, takeIdentityForm } from '../../features/identity-check/identity-check.server.ts';
import {
  commerceContext,
  nowContext,
  originContext,
  sessionContext,
} from '../../platform/load-context.server.ts';
import { changeToServingStore } from '../../shared/delivery/change-store.server.ts';
import { visitorOf } from '../../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import type { Route } from '../+types/checkout.ts';
import { shopOf } from './shop-of.server.ts';

export type CheckoutReturned = {
  readonly application: ApplicationReturned | null;
  readonly step: StepReturned | null;
  readonly bank: BankReturned | null;
  /** An identity question was sent without an answer. */
  readonly isAnswerMissing: boolean;
};

/** What no form came back with. */
const NOTHING: CheckoutReturned = { application: null, step: null, bank: null, isAnswerMissing: false };

/** Any form of the checkout; its `intent` says which. The application has none. */
export async function takeCheckoutForm({ request, url, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  if (form.get('intent') === null) {
    if (await changeToServingStore(visitorOf(context), form)) {
      return data({ ...NOTHING, application: returnForm(form) });
    }
    const outcome = await takeApplication({
      commerce,
      session: context.get(sessionContext),
      form,
      path: '/checkout',
      query: url.searchParams,
      now: context.get(nowContext),
    });
    if ('redirectTo' in outcome) return redirect(outcome.redirectTo);
    return data({ ...NOTHING, application: outcome.returned }, statusOf(outcome));
  }
  if (isIdentityIntent(form.get('intent'))) {
    expectDecisionPage(context.get(sessionContext));
    const taken = await takeIdentityForm(commerce, context.get(sessionContext), form);
    return taken ?? data({ ...NOTHING, isAnswerMissing: true }, { status: 422 });
  }
  if (form.get('intent') === 'cancel-order') return endOrder(commerce, form);
  const basket = await findBasket(commerce, context.get(sessionContext));
  if (!basket) return redirect('/cart');
  if (isBankIntent(form.get('intent'))) {
    const shop = shopOf(context);
    const taken = await takeBankForm(commerce, basket.basketId, form, shop).catch(leaveOnProblem);
    if (taken instanceof Response) return taken;
    // After an answer of the provider the step is read again: its tries have changed. An error's status prevents that.
    const status = taken.outcome === null ? 422 : 200;
    return data({ ...NOTHING, bank: taken }, { status });
  }
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const result = await takeStep(commerce, basket, form, isSecure);
  if (result instanceof Response) return result;
  return data({ ...NOTHING, step: result.data }, result.init ?? {});
}
