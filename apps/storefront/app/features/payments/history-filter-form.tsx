import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { HISTORY_KINDS, type HistoryFilters, yearsOf } from './history-filters.ts';

const kindIds = {
  checkout: 'history.kind.checkout',
  online: 'history.kind.online',
  autopay: 'history.kind.autopay',
  store: 'history.kind.store',
  refund: 'history.kind.refund',
} as const;

type Props = {
  readonly payments: readonly PaymentHistoryEntry[];
  readonly filters: HistoryFilters;
};

/** Agreement, year and kind. The address keeps them; a choice applies at once, or by the button without JavaScript. */
export function HistoryFilterForm({ payments, filters }: Props) {
  const { formatMessage } = useIntl();
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const id = useId();
  const agreements = [...new Map(payments.map(({ agreementNumber, name }) => [agreementNumber, name]))];
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="mt-6 grid items-end gap-3 sm:grid-cols-3"
    >
      <SelectField
        key={`agreement ${filters.agreement}`}
        id={`agreement${id}`}
        name="agreement"
        label={formatMessage({ id: 'ledger.agreement' })}
        defaultValue={filters.agreement ?? ''}
      >
        <option value="">{formatMessage({ id: 'history.all' })}</option>
        {agreements.map(([number, name]) => (
          <option key={number} value={number}>
            {name} ({number})
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`year ${filters.year}`}
        id={`year${id}`}
        name="year"
        label={formatMessage({ id: 'history.year' })}
        defaultValue={filters.year ?? ''}
      >
        <option value="">{formatMessage({ id: 'history.allYears' })}</option>
        {yearsOf(payments).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        key={`kind ${filters.kind}`}
        id={`kind${id}`}
        name="kind"
        label={formatMessage({ id: 'history.kind' })}
        defaultValue={filters.kind ?? ''}
      >
        <option value="">{formatMessage({ id: 'history.allKinds' })}</option>
        {HISTORY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {formatMessage({ id: kindIds[kind] })}
          </option>
        ))}
      </SelectField>
      {!isHydrated && (
        <Button type="submit" variant="outline" size="small">
          <FormattedMessage id="history.filter" />
        </Button>
      )}
    </Form>
  );
}
