import { FormattedMessage } from 'react-intl';
import { ApplicationForm } from '../../features/approval/application-form.tsx';
import { ApplicationPromise } from '../../features/approval/application-promise.tsx';
import { bankParts } from '../../features/bank/bank-step.tsx';
import { CheckoutLayout, StepProblem } from '../../features/checkout/checkout-layout.tsx';
import { StepPage } from '../../features/checkout/step-page.tsx';
import { identityParts } from '../../features/identity-check/identity-step.tsx';
import { AgreementEyebrow } from '../../shared/agreements/agreement-lines.tsx';
import type { Route } from '../+types/checkout.ts';

export function CurrentStep({ loaderData, actionData }: Route.ComponentProps) {
  const { content, steps, savedUntil, agreement, documentsNeeded, documentsInReview } = loaderData;
  const { problemCode, identity, bank, application, replaced } = loaderData;
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
        documentsInReview={documentsInReview}
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
        documentsInReview={documentsInReview}
        returned={actionData?.step ?? null}
        problemCode={problemCode}
        replaced={replaced}
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
