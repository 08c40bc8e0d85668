import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { type Documents, StillNeeded } from '../../shared/documents/still-needed.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { checkoutProblemId } from './checkout-problems.ts';
import { isShownStep, type ShownStep, stepNameIds } from './step-names.ts';

type Props = {
  readonly step: ShownStep;
  readonly steps: readonly string[];
  /** Above the title. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Full width, between the title and the columns. */
  readonly banner?: ReactNode;
  readonly aside?: ReactNode;
  /** The column beside the step stays in view. */
  readonly isAsideSticky?: boolean;
  readonly savedUntil?: string | null;
  readonly documentsNeeded?: Documents;
  readonly documentsInReview?: Documents;
  readonly children: ReactNode;
};

/** The layout of every step: progress, the step's form, and beside it what it costs. */
export function CheckoutLayout({
  step,
  steps,
  eyebrow,
  title,
  intro,
  banner,
  aside,
  isAsideSticky = false,
  savedUntil,
  documentsNeeded = [],
  documentsInReview = [],
  children,
}: Props) {
  const intl = useIntl();
  const dates = useDateText();
  const shown = steps.filter(isShownStep);
  const names = shown.map((name) => intl.formatMessage({ id: stepNameIds[name] }));
  const current = Math.max(0, shown.indexOf(step));
  const next = names[current + 1];
  const heading = (
    <>
      {eyebrow}
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      {intro && <p className="mt-3 max-w-prose text-base text-ink-2">{intro}</p>}
      <div className="mt-6 max-w-2xl empty:hidden">
        <StillNeeded documents={documentsNeeded} inReview={documentsInReview} />
      </div>
    </>
  );
  return (
    <div className="page-width pt-7">
      <PageTitle>{intl.formatMessage({ id: stepNameIds[step] })}</PageTitle>
      <Stepper
        label={intl.formatMessage({ id: 'checkout.steps' })}
        steps={names}
        current={current}
        summary={intl.formatMessage(
          { id: 'checkout.stepOf' },
          { name: names[current] ?? '', number: current + 1, count: names.length },
        )}
        {...(next !== undefined && { next: intl.formatMessage({ id: 'checkout.next' }, { name: next }) })}
      />
      {banner && (
        <div className="mt-8 lg:mt-12">
          {heading}
          {banner}
        </div>
      )}
      <div
        className={
          aside ? 'mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:gap-18' : 'mt-8 lg:mt-12'
        }
      >
        <div className="min-w-0">
          {!banner && heading}
          <div className={banner ? undefined : 'mt-8'}>{children}</div>
        </div>
        {aside && (
          <aside className={cx('min-w-0 lg:self-start', isAsideSticky && 'lg:sticky lg:top-6')}>
            {aside}
            {savedUntil && (
              <p className="mt-4 flex gap-2.5 px-1 text-xs text-ink-3">
                <Icon as="lock" size="s" />
                <FormattedMessage id="checkout.saved" values={{ date: dates.day(savedUntil) }} />
              </p>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

type ProblemProps = {
  readonly code: string | null | undefined;
  readonly waitSeconds?: number | null | undefined;
};

export function StepProblem({ code, waitSeconds }: ProblemProps) {
  const intl = useIntl();
  if (!code) return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id={checkoutProblemId(code)} values={{ wait: waitText(intl, waitSeconds) }} />
      </Notice>
    </div>
  );
}

/** True while a form of this page is on its way to the server with this intent. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}
