import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ApplicationForm } from './application-form.tsx';
import { stepTextIds } from './application-names.ts';
import { ApplicationPromise, PromiseDisclosure } from './application-promise.tsx';
import { APPLICATION_STEPS, type ApplicationStep } from './application-steps.ts';
import type { ApplicationStart } from './load-application.server.ts';
import type { ApplicationReturned } from './submit-application.server.ts';

type Props = {
  /** Of the page, in the window's title. */
  readonly name: string;
  readonly start: ApplicationStart;
  readonly returned: ApplicationReturned | undefined;
  /** Above the form. */
  readonly children?: ReactNode;
};

/** The application, one short step at a time, with what we promise beside it. */
export function ApplicationPage({ name, start, returned, children }: Props) {
  const isWhole = returned?.isWhole ?? start.isWhole;
  const step = returned?.step ?? start.step;
  const texts = stepTextIds[isWhole ? APPLICATION_STEPS[0] : step];
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading, step, returned !== undefined || start.isSentBack);
  return (
    <div className="page-width pt-7 pb-section">
      {isWhole ? <PageTitle>{name}</PageTitle> : <Progress name={name} step={step} />}
      <div className="mt-8 grid gap-10 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-18">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            <FormattedMessage id={texts.title} />
          </h1>
          <p className="mt-3 max-w-prose text-base text-ink-2">
            <FormattedMessage id={texts.intro} />
          </p>
          <PromiseDisclosure />
          <div className="mt-8">
            {children}
            <ApplicationForm start={start} returned={returned} step={isWhole ? null : step} />
          </div>
        </div>
        <aside className="max-lg:hidden lg:sticky lg:top-6 lg:self-start">
          <ApplicationPromise />
        </aside>
      </div>
    </div>
  );
}

function Progress({ name, step }: { readonly name: string; readonly step: ApplicationStep }) {
  const { formatMessage } = useIntl();
  const names = APPLICATION_STEPS.map((each) => formatMessage({ id: stepTextIds[each].name }));
  const current = APPLICATION_STEPS.indexOf(step);
  const next = names[current + 1];
  const stepOf = (named: string) =>
    formatMessage({ id: 'checkout.stepOf' }, { name: named, number: current + 1, count: names.length });
  return (
    <>
      <PageTitle>{stepOf(name)}</PageTitle>
      <Stepper
        label={formatMessage({ id: 'application.steps' })}
        steps={names}
        current={current}
        summary={stepOf(names[current] ?? '')}
        {...(next !== undefined && { next: formatMessage({ id: 'checkout.next' }, { name: next }) })}
      />
    </>
  );
}

/** Another step is another page to a reader: its heading takes the focus, unless an answer above the form does. */
function useStepFocus(
  heading: { readonly current: HTMLElement | null },
  step: ApplicationStep,
  isAnswered: boolean,
): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isAnswered) heading.current?.focus({ preventScroll: true });
  }, [heading, step, isAnswered]);
}
