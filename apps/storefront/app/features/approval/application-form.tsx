import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { ChangeStoreButton } from '../../shared/delivery/change-store-button.tsx';
import { PlaceNotice } from '../../shared/delivery/place-notice.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { type ApplicationField, inputIdOf } from './application-fields.ts';
import { FormSection } from './application-input.tsx';
import { applicationFailureId, applicationProblemId } from './application-problems.ts';
import { AddressFields, IncomeFields, PersonFields } from './application-sections.tsx';
import type { ApplicationStart } from './load-application.server.ts';
import type { ApplicationReturned } from './submit-application.server.ts';
import { useEditedFields } from './use-edited-fields.ts';
import { useSavedApplication } from './use-saved-application.ts';

type Props = {
  /** What the shop knows already; nothing is asked twice. */
  readonly start: ApplicationStart;
  readonly returned: ApplicationReturned | undefined;
};

/** The application (checkout step `wof`). A plain form: checked by the server, whole without a script. */
export function ApplicationForm({ start, returned }: Props) {
  const { prefill, matched, idempotencyKey } = start;
  const intl = useIntl();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const saving = useSavedApplication(form, returned);
  const { isEdited, onInput } = useEditedFields(returned);
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const problems = returned?.problems ?? [];
  const typed = returned?.typed ?? prefill;
  const errorOf = (field: ApplicationField) => {
    const problem = problems.find((candidate) => candidate.field === field && !isEdited(field));
    return problem && intl.formatMessage({ id: applicationProblemId(problem) });
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="idempotencyKey" value={returned?.idempotencyKey ?? idempotencyKey} />
      {matched.isUnmatched && !returned && (
        <div className="mb-8">
          <Notice tone="info" role="status">
            <FormattedMessage id="application.unmatched" />
          </Notice>
        </div>
      )}
      <Returned returned={returned} isSsnKnown={matched.ssn !== null} />
      <PersonFields typed={typed} errorOf={errorOf} returned={returned} matched={matched} />
      <AddressFields typed={typed} errorOf={errorOf} />
      <IncomeFields typed={typed} errorOf={errorOf} />
      <FormSection legend={<FormattedMessage id="application.consentTitle" />}>
        <Checkbox
          id="consent"
          name="consent"
          required
          className="sm:col-span-2"
          defaultChecked={typed.hasConsented}
          error={errorOf('consent')}
          label={
            <span className="text-sm">
              <LinkedMessage id="application.consent" to="/privacy-policy" target="_blank" />
            </span>
          }
        />
      </FormSection>
      <div className="mt-8">
        <Button type="submit" variant="action" isBusy={isBusy} className="min-w-56 max-sm:w-full">
          <FormattedMessage id={isBusy ? 'application.checking' : 'application.submit'} />
        </Button>
        <p role="status" className="mt-3 min-h-5 text-xs text-ink-2">
          {saving !== 'idle' && <FormattedMessage id={savingIds[saving]} />}
        </p>
        <p className="mt-1 max-w-prose text-xs text-ink-3">
          <FormattedMessage id="application.afterwards" />
        </p>
      </div>
    </Form>
  );
}

const savingIds = {
  saving: 'application.saving',
  saved: 'application.saved',
  failed: 'application.notSaved',
} as const;

type ReturnedProps = { readonly returned: ApplicationReturned | undefined; readonly isSsnKnown: boolean };

function Returned({ returned, isSsnKnown }: ReturnedProps) {
  const intl = useIntl();
  const failure = useRef<HTMLDivElement>(null);
  const store = useShopData()?.store;
  // The form is long: the notice above it would stay unseen.
  useEffect(() => {
    if (returned?.failureCode || returned?.place || returned?.isStoreChanged) failure.current?.focus();
  }, [returned]);
  // The same list until the next answer: the summary takes the focus when its list changes.
  const listed = useMemo(() => {
    const problems = returned?.problems ?? [];
    const list = problems.map((problem) => ({
      fieldId: inputIdOf(problem.field),
      message: intl.formatMessage({ id: applicationProblemId(problem) }),
    }));
    const isSsnNamed = isSsnKnown || list.length === 0 || problems.some(({ field }) => field === 'ssn');
    return isSsnNamed
      ? list
      : [...list, { fieldId: 'ssn', message: intl.formatMessage({ id: 'application.ssnAgain' }) }];
  }, [returned, isSsnKnown, intl]);
  if (!returned) return null;
  return (
    <div className="mb-8 grid gap-4">
      {returned.isStoreChanged && store && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <Notice tone="success" role="status">
            <FormattedMessage
              id="application.storeChanged"
              values={{ store: `${store.address1}, ${store.city}` }}
            />
          </Notice>
        </div>
      )}
      {returned.place && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <PlaceNotice problem={returned.place}>
            {returned.place.kind === 'outside-area' && returned.place.serving && (
              <ChangeStoreButton storeId={returned.place.serving.id} />
            )}
          </PlaceNotice>
        </div>
      )}
      {returned.failureCode && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <Notice tone="error" role="alert">
            <LinkedMessage
              id={applicationFailureId(returned.failureCode)}
              to="/find-a-store"
              values={{ wait: waitText(intl, returned.waitSeconds) }}
            />
          </Notice>
        </div>
      )}
      <ErrorSummary
        title={intl.formatMessage({ id: 'application.problems' }, { count: listed.length })}
        problems={listed}
      />
    </div>
  );
}
