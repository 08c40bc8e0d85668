import { FormattedMessage } from 'react-intl';
import type { DealsField, DealsResult } from './deals-form-data.ts';

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

/** Wording of specification section 8; the forms of the app's shell say it in words of their own. */
export function DealsTrouble({ trouble, isShell }: { readonly trouble: Trouble; readonly isShell: boolean }) {
  if (trouble.kind === 'refused') return trouble.text;
  if (trouble.kind === 'busy') return <FormattedMessage id="deals.error.busy" />;
  return <FormattedMessage id={isShell ? 'deals.error.shell' : 'deals.error.failed'} />;
}
