import { useIntl } from 'react-intl';
import { ApplicationPage } from '../../features/approval/application-page.tsx';
import { bankParts } from '../../features/bank/bank-step.tsx';
import { CheckoutLayout, StepProblem } from '../../features/checkout/checkout-layout.tsx';
import { stepNameIds } from '../../features/checkout/step-names.ts';
import { StepPage } from '../../features/checkout/step-page.tsx';
import { identityParts } from '../../features/identity-check/identity-step.tsx';
import { AgreementEyebrow } from '../../shared/agreements/agreement-lines.tsx';
import type { Route } from '../+types/checkout.ts';

export function CurrentStep({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
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
  if (!application) return null;
  return (
    <ApplicationPage
      name={intl.formatMessage({ id: stepNameIds.wof })}
      start={application}
      returned={actionData?.application ?? undefined}
    >
      <StepProblem code={problemCode} />
    </ApplicationPage>
  );
}
