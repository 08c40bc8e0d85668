import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationField } from './application-fields.ts';
import { toStepIds } from './application-names.ts';
import { type ApplicationStep, BACK, searchOfStep, stepAfter, stepBefore } from './application-steps.ts';
import type { SavingState } from './use-saved-application.ts';

type Props = {
  readonly step: ApplicationStep | null;
  readonly wrongFields: readonly ApplicationField[];
  readonly isBusy: boolean;
  readonly saving: SavingState;
};

/** The buttons below a step, and whether what is typed is saved. */
export function FormEnd({ step, wrongFields, isBusy, saving }: Props) {
  const isLast = step === null || step === 'review';
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="action" isBusy={isBusy} className="min-w-56 max-sm:w-full">
          {isLast ? (
            <FormattedMessage id={isBusy ? 'application.checking' : 'application.submit'} />
          ) : (
            <FormattedMessage id={toStepIds[stepAfter(step, wrongFields)]} />
          )}
        </Button>
        {step && <BackButton step={step} />}
      </div>
      {step !== 'review' && (
        <p role="status" className="mt-4 flex min-h-5 gap-2 text-xs text-ink-3">
          <Icon as="lock" size="s" />
          <FormattedMessage id={savingIds[saving]} />
        </p>
      )}
      {isLast && (
        <p className="mt-4 max-w-prose text-xs text-ink-3">
          <FormattedMessage id="application.afterwards" />
        </p>
      )}
    </div>
  );
}

/** To the step before. What is typed goes along; from the last step, where nothing is saved, it is only a link. */
function BackButton({ step }: { readonly step: ApplicationStep }) {
  const { search } = useLocation();
  const before = stepBefore(step);
  if (before === null) return null;
  if (step !== 'review') {
    return (
      <Button type="submit" {...BACK} variant="link" formNoValidate>
        <FormattedMessage id="application.back" />
      </Button>
    );
  }
  return (
    <ButtonLink to={{ search: searchOfStep(before, new URLSearchParams(search)) }} variant="link">
      <FormattedMessage id="application.back" />
    </ButtonLink>
  );
}

const savingIds = {
  idle: 'application.savedAsYouGo',
  saving: 'application.saving',
  saved: 'application.saved',
  failed: 'application.notSaved',
} as const satisfies Record<SavingState, string>;
