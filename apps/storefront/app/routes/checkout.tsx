import { FormattedMessage } from 'react-intl';
import { data, redirect } from 'react-router';
import { prefillFrom } from '../features/approval/application-fields.ts';
import { ApplicationForm } from '../features/approval/application-form.tsx';
import { ApplicationPromise } from '../features/approval/application-promise.tsx';
import { returnForm, statusOf, submitApplication } from '../features/approval/submit-application.server.ts';
import { CheckoutLayout, StepProblem } from '../features/checkout/checkout-layout.tsx';
import { loadStep, type StepContent } from '../features/checkout/load-step.server.ts';
import { findPosition, leaveOnProblem } from '../features/checkout/position.server.ts';
import { APPLYING_STEPS } from '../features/checkout/step-names.ts';
import { StepPage } from '../features/checkout/step-page.tsx';
import { endOrder, takeStep } from '../features/checkout/take-step.server.ts';
import {
  type IdentityView,
  isIdentityIntent,
  loadIdentityCheck,
  takeIdentityForm,
} from '../features/identity-check/identity-check.server.ts';
import { identityParts } from '../features/identity-check/identity-step.tsx';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { agreementAtHand, agreementOfOrder } from '../shared/agreements/cart-agreements.ts';
import { changeToServingStore } from '../shared/delivery/change-store.server.ts';
import { visitorOf } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/checkout.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/** One page for all steps. `?step=` names the step; only an available one is shown. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const query = url.searchParams;
  const shop = {
    publicUrl: context.get(originContext).publicUrl,
    prefix: context.get(siteContext).prefix,
  };
  try {
    if (query.get('step') === 'identity-verification-form') {
      const identity = await loadIdentityCheck(commerce, context.get(sessionContext));
      if (identity) return data(identityPage(identity, query.get('problem')), { headers: NO_STORE });
    }
    const position = await findPosition(commerce, context.get(sessionContext), query);
    const isApplying = position.step === 'wof';
    if (isApplying && (await isDecidedByStore(commerce, context.get(sessionContext)))) {
      throw redirect('/web-order-form');
    }
    const content = await loadStep(commerce, position, query, shop);
    return data(
      {
        content,
        steps: position.steps,
        savedUntil: position.savedUntil,
        agreement:
          content.step === 'docu-sign'
            ? agreementOfOrder(content.order)
            : position.basket && agreementAtHand(position.basket),
        documentsNeeded:
          content.step === 'docu-sign' ? content.order.documentsNeeded : position.documentsNeeded,
        problemCode: query.get('problem'),
        identity: null,
        application:
          content.step === 'wof'
            ? { prefill: prefillFrom(position.basket), idempotencyKey: crypto.randomUUID() }
            : null,
      },
      responseOf(content),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    throw leaveOnProblem(error);
  }
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The identity check belongs to the application: it needs no cart. */
const identityPage = (identity: IdentityView, problemCode: string | null) => ({
  content: { step: 'wof' as const },
  steps: APPLYING_STEPS,
  savedUntil: null,
  agreement: null,
  documentsNeeded: [],
  problemCode,
  identity,
  application: null,
});

function responseOf(content: StepContent): ResponseInit {
  if (content.step !== 'wait') return { headers: NO_STORE };
  return { status: 429, headers: { ...NO_STORE, ...retryAfter(content.waitSeconds) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  if (form.get('intent') === null) {
    if (await changeToServingStore(visitorOf(context), form)) {
      return data({ application: returnForm(form), step: null, isAnswerMissing: false });
    }
    const outcome = await submitApplication(commerce, form, new Date());
    if ('redirectTo' in outcome) return redirect(outcome.redirectTo);
    return data({ application: outcome.returned, step: null, isAnswerMissing: false }, statusOf(outcome));
  }
  if (isIdentityIntent(form.get('intent'))) {
    const taken = await takeIdentityForm(commerce, context.get(sessionContext), form);
    return taken ?? data({ application: null, step: null, isAnswerMissing: true }, { status: 422 });
  }
  if (form.get('intent') === 'cancel-order') return endOrder(commerce, form);
  const basket = await findBasket(commerce, context.get(sessionContext));
  if (!basket) return redirect('/cart');
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const result = await takeStep(commerce, basket, form, isSecure);
  if (result instanceof Response) return result;
  return data({ application: null, step: result.data, isAnswerMissing: false }, result.init ?? {});
}

export const headers = sendLoaderHeaders;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { content, steps, savedUntil, agreement, documentsNeeded, problemCode, identity, application } =
    loaderData;
  if (identity) {
    const { children, ...parts } = identityParts(identity, actionData?.isAnswerMissing ?? false);
    return (
      <CheckoutLayout step="identity-verification-form" steps={steps} {...parts}>
        <StepProblem code={problemCode} />
        {children}
      </CheckoutLayout>
    );
  }
  if (content.step !== 'wof') {
    return (
      <StepPage
        key={content.step}
        content={content}
        steps={steps}
        savedUntil={savedUntil}
        agreement={agreement}
        documentsNeeded={documentsNeeded}
        returned={actionData?.step ?? null}
        problemCode={problemCode}
      />
    );
  }
  return (
    <CheckoutLayout
      step="wof"
      steps={steps}
      title={<FormattedMessage id="application.title" />}
      intro={<FormattedMessage id="application.intro" />}
      aside={<ApplicationPromise />}
    >
      <StepProblem code={problemCode} />
      {application && (
        <ApplicationForm
          prefill={application.prefill}
          idempotencyKey={application.idempotencyKey}
          returned={actionData?.application ?? undefined}
        />
      )}
    </CheckoutLayout>
  );
}
