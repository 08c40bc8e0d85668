import { data, redirect } from 'react-router';
import { takeDecisionNotice } from '../../features/approval/decision-notice.server.ts';
import { findPhoneMatch, loadApplication } from '../../features/approval/load-application.server.ts';
import { loadBank } from '../../features/bank/bank.server.ts';
import { findReplacedAgreement } from '../../features/checkout/exchange-note.server.ts';
import { loadStep, type StepContent } from '../../features/checkout/load-step.server.ts';
import {
  type CheckoutPosition,
  findPosition,
  leaveOnProblem,
} from '../../features/checkout/position.server.ts';
import { APPLYING_STEPS } from '../../features/checkout/step-names.ts';
import { loadIdentityCheck } from '../../features/identity-check/identity-check.server.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import { commerceContext, nowContext, sessionContext } from '../../platform/load-context.server.ts';
import { agreementAtHand, agreementOfOrder } from '../../shared/agreements/cart-agreements.ts';
import { noteShownSigning } from '../../shared/shopper/signing-notice.server.ts';
import { isDecidedByStore } from '../../shared/shopper/store-services.server.ts';
import type { Route } from '../+types/checkout.ts';
import { shopOf } from './shop-of.server.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Steps of other features bring their own content. */
const APPLYING = {
  content: { step: 'wof' as const },
  steps: APPLYING_STEPS,
  savedUntil: null,
  agreement: null,
  documentsNeeded: [],
  documentsInReview: [],
  identity: null,
  bank: null,
  notice: null,
  application: null,
  replaced: null,
};
const pick = ({ steps, savedUntil, documentsNeeded, documentsInReview, basket }: CheckoutPosition) => ({
  steps,
  savedUntil,
  agreement: basket && agreementAtHand(basket),
  documentsNeeded,
  documentsInReview,
});

const documentsOf = ({
  documentsNeeded,
  documentsInReview,
}: Pick<CheckoutPosition, 'documentsNeeded' | 'documentsInReview'>) => ({
  documentsNeeded,
  documentsInReview,
});

function responseOf(content: StepContent): ResponseInit {
  if (content.step !== 'wait') return { headers: NO_STORE };
  return { status: 429, headers: { ...NO_STORE, ...retryAfter(content.waitSeconds) } };
}

/** `?step=` names the step; only an available one is shown. */
export async function loadCheckout({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const query = url.searchParams;
  const shop = shopOf(context);
  try {
    if (query.get('step') === 'identity-verification-form') {
      const identity = await loadIdentityCheck(commerce, context.get(sessionContext));
      // It belongs to the application: it needs no cart.
      if (identity) {
        return data({ ...APPLYING, identity, problemCode: query.get('problem') }, { headers: NO_STORE });
      }
    }
    const position = await findPosition(commerce, context.get(sessionContext), query);
    const notice = await takeDecisionNotice(
      commerce,
      context.get(sessionContext),
      position.basket?.approval ?? null,
    );
    if (position.step === 'bank-verification' && position.basket) {
      const bank = await loadBank(commerce, position.basket.basketId, query);
      return data(
        { ...APPLYING, ...pick(position), problemCode: query.get('problem'), bank, notice },
        { headers: NO_STORE },
      );
    }
    const isApplying = position.step === 'wof';
    if (isApplying && (await isDecidedByStore(commerce, context.get(sessionContext)))) {
      throw redirect('/web-order-form');
    }
    const content = await loadStep(commerce, position, query, shop);
    if (content.step === 'docu-sign') noteShownSigning(context.get(sessionContext), content.order.orderNo);
    return data(
      {
        content,
        steps: position.steps,
        savedUntil: position.savedUntil,
        agreement:
          content.step === 'docu-sign'
            ? agreementOfOrder(content.order)
            : position.basket && agreementAtHand(position.basket),
        ...documentsOf(content.step === 'docu-sign' ? content.order : position),
        problemCode: query.get('problem'),
        identity: null,
        bank: null,
        notice,
        replaced: await findReplacedAgreement(
          commerce,
          content.step === 'docu-sign' ? content.order.storeId : (position.basket?.storeId ?? null),
        ),
        application:
          content.step === 'wof'
            ? await loadApplication({
                commerce,
                session: context.get(sessionContext),
                match: await findPhoneMatch(commerce),
                path: '/checkout',
                query,
                now: context.get(nowContext),
              })
            : null,
      },
      responseOf(content),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    throw leaveOnProblem(error);
  }
}
