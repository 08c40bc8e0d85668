import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { DEALS_PATH, type DealsField, type DealsResult } from './deals-form-data.ts';

/** Sends a sign-up and returns its state and answer. `onDone` runs once for each success. */
export function useDealsSignUp(onDone: () => void) {
  const fetcher = useFetcher<DealsResult>();
  const done = useEffectEvent(onDone);
  const isDone = fetcher.state === 'idle' && fetcher.data?.ok === true;
  const result = fetcher.data;
  useEffect(() => {
    if (isDone && result) done();
  }, [isDone, result]);
  return {
    Form: fetcher.Form,
    /** What the form around the fields needs beside its own. */
    formProps: { method: 'post', action: DEALS_PATH } as const,
    isSending: fetcher.state !== 'idle',
    refusal: fetcher.state === 'idle' && result && !result.ok ? result : null,
  };
}

const problemIds = {
  form: 'deals.error.contact',
  email: 'deals.error.email',
  phone: 'deals.error.phone',
  optIn: 'deals.error.optIn',
} as const satisfies Record<DealsField, string>;

/** Wording of specification section 5. */
export function DealsProblem({ field }: { readonly field: DealsField }) {
  return <FormattedMessage id={problemIds[field]} />;
}

type Trouble = NonNullable<Extract<DealsResult, { ok: false }>['trouble']>;

/** Wording of specification section 8; forms of the app's shell have a text of their own. */
export function DealsTrouble({ trouble, isShell }: { readonly trouble: Trouble; readonly isShell: boolean }) {
  const intl = useIntl();
  if (trouble.kind === 'refused') return trouble.text;
  if (trouble.kind === 'too-many' && !isShell) {
    return (
      <FormattedMessage id="deals.error.tooMany" values={{ wait: waitText(intl, trouble.waitSeconds) }} />
    );
  }
  if (trouble.kind !== 'failed') return <FormattedMessage id="deals.error.busy" />;
  return <FormattedMessage id={isShell ? 'deals.error.shell' : 'deals.error.failed'} />;
}
