import { FormattedMessage } from 'react-intl';
import { data, redirect } from 'react-router';
import { ApplicationForm } from '../features/approval/application-form.tsx';
import { ApplicationPromise } from '../features/approval/application-promise.tsx';
import { DecisionDialogHost } from '../features/approval/decision-dialog-host.tsx';
import { expectDecisionPage, takeDecisionNotice } from '../features/approval/decision-notice.server.ts';
import { findPhoneMatch, loadApplication } from '../features/approval/load-application.server.ts';
import {
  type ApplicationReturned,
  returnForm,
  statusOf,
  submitApplication,
} from '../features/approval/submit-application.server.ts';
import { type BankReturned, isBankIntent, loadBank, takeBankForm } from '../features/bank/bank.server.ts';
import { bankParts } from '../features/bank/bank-step.tsx';
import { CheckoutLayout, StepProblem } from '../features/checkout/checkout-layout.tsx';
import { loadStep, type StepContent } from '../features/checkout/load-step.server.ts';
import { type CheckoutPosition, findPosition, leaveOnProblem } from '../features/checkout/position.server.ts';
import { APPLYING_STEPS } from '../features/checkout/step-names.ts';
import { StepPage } from '../features/checkout/step-page.tsx';
import { endOrder, type StepReturned, takeStep } from '../features/checkout/take-step.server.ts';
import {
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
import { AgreementEyebrow } from '../shared/agreements/agreement-lines.tsx';
import { agreementAtHand, agreementOfOrder } from '../shared/agreements/cart-agreements.ts';
import { changeToServingStore } from '../shared/delivery/change-store.server.ts';
import { visitorOf } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { noteShownSigning } from '../shared/shopper/signing-notice.server.ts';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/checkout.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/** One page for all steps. `?step=` names the step; only an available one is shown. */
export async function loader({ url, context }: Route.LoaderArgs) {
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
    const notice = takeDecisionNotice(context.get(sessionContext), position.basket?.approval ?? null);
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
        documentsNeeded:
          content.step === 'docu-sign' ? content.order.documentsNeeded : position.documentsNeeded,
        problemCode: query.get('problem'),
        identity: null,
        bank: null,
        notice,
        application:
          content.step === 'wof'
            ? await loadApplication(commerce, context.get(sessionContext), await findPhoneMatch(commerce))
            : null,
      },
      responseOf(content),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    throw leaveOnProblem(error);
  }
}

type ActionData = {
  readonly application: ApplicationReturned | null;
  readonly step: StepReturned | null;
  readonly bank: BankReturned | null;
  /** An identity question was sent without an answer. */
  readonly isAnswerMissing: boolean;
};

const shopOf = (context: Route.LoaderArgs['context']) => ({
  publicUrl: context.get(originContext).publicUrl,
  prefix: context.get(siteContext).prefix,
});

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Steps of other features bring their own content. */
const APPLYING = {
  content: { step: 'wof' as const },
  steps: APPLYING_STEPS,
  savedUntil: null,
  agreement: null,
  documentsNeeded: [],
  identity: null,
  bank: null,
  notice: null,
  application: null,
};
const pick = ({ steps, savedUntil, documentsNeeded, basket }: CheckoutPosition) => ({
  steps,
  savedUntil,
  agreement: basket && agreementAtHand(basket),
  documentsNeeded,
});

function responseOf(content: StepContent): ResponseInit {
  if (content.step !== 'wait') return { headers: NO_STORE };
  return { status: 429, headers: { ...NO_STORE, ...retryAfter(content.waitSeconds) } };
}

/** What no form came back with. */
const NOTHING: ActionData = { application: null, step: null, bank: null, isAnswerMissing: false };

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  if (form.get('intent') === null) {
    if (await changeToServingStore(visitorOf(context), form)) {
      return data({ ...NOTHING, application: returnForm(form) });
    }
    const isSignedIn = context.get(sessionContext).read().tokens?.isRegistered === true;
    const outcome = await submitApplication(commerce, form, { now: new Date(), isSignedIn });
    if ('redirectTo' in outcome) {
      expectDecisionPage(context.get(sessionContext));
      return redirect(outcome.redirectTo);
    }
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
    return taken instanceof Response ? taken : data({ ...NOTHING, bank: taken }, { status: 422 });
  }
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const result = await takeStep(commerce, basket, form, isSecure);
  if (result instanceof Response) return result;
  return data({ ...NOTHING, step: result.data }, result.init ?? {});
}

export const headers = sendLoaderHeaders;

export default function CheckoutPage(props: Route.ComponentProps) {
  return (
    <>
      <CurrentStep {...props} />
      <DecisionDialogHost notice={props.loaderData.notice} checkoutHref={null} />
    </>
  );
}

function CurrentStep({ loaderData, actionData }: Route.ComponentProps) {
  const { content, steps, savedUntil, agreement, documentsNeeded, problemCode, identity, bank, application } =
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
  if (bank) {
    const { children, ...parts } = bankParts(bank, actionData?.bank ?? null);
    return (
      <CheckoutLayout
        step="bank-verification"
        steps={steps}
        eyebrow={agreement && <AgreementEyebrow agreement={agreement} />}
        savedUntil={savedUntil}
        documentsNeeded={documentsNeeded.filter((kind) => kind !== 'BANK')}
        {...parts}
      >
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
      {application && <ApplicationForm start={application} returned={actionData?.application ?? undefined} />}
    </CheckoutLayout>
  );
}
