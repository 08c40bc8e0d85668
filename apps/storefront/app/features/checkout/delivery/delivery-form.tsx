import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { US_STATES } from '@ownpath/domain/stores';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { nameStates } from '../../../platform/i18n/state-names.ts';
import { PlaceNotice } from '../../../shared/delivery/place-notice.tsx';
import type { PlaceProblem } from '../../../shared/delivery/place-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { DefaultSubmit } from '../../../ui/default-submit.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { AddressField, AddressReturned, TypedAddress } from './change-address.server.ts';

const labelIds = {
  address1: 'application.address1',
  address2: 'application.address2',
  city: 'application.city',
  stateCode: 'application.state',
  postalCode: 'application.postalCode',
} as const satisfies Record<AddressField, string>;

const errorIds = {
  address1: 'application.error.address1',
  address2: 'application.error.address2',
  city: 'application.error.city',
  stateCode: 'application.error.stateCode',
  postalCode: 'application.error.postalCode',
} as const satisfies Record<AddressField, string>;

const problemIds: Readonly<Record<string, string>> = {
  unknown: 'application.error.postalCodeUnknown',
  'other-state': 'application.error.postalCodeState',
  'po-box': 'application.error.poBox',
};

type Props = {
  readonly address: TypedAddress;
  /** Why the checkout can't deliver to the address as it stands. */
  readonly problem: PlaceProblem | null;
  readonly returned: AddressReturned | undefined;
};

/** The delivery address, with the store that serves it where the shopper's own does not. */
export function DeliveryForm({ address, problem, returned }: Props) {
  const intl = useIntl();
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const typed = returned?.typed ?? address;
  const place = returned ? returned.place : problem;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returned?.place || returned?.failureCode) notice.current?.focus();
  }, [returned]);
  const textOf = (field: AddressField, code: string) =>
    intl.formatMessage({ id: problemIds[code] ?? errorIds[field] });
  const errorOf = (field: AddressField) => {
    const found = returned?.problems.find((candidate) => candidate.field === field);
    return found && textOf(field, found.code);
  };
  const wrong = (returned?.problems ?? []).map(({ field }) => ({
    fieldId: field,
    name: intl.formatMessage({ id: labelIds[field] }),
  }));
  const input = (field: Exclude<AddressField, 'stateCode'>, className?: string) => (
    <TextField
      {...APPLICATION_FIELDS[field]}
      id={field}
      name={field}
      label={intl.formatMessage({ id: labelIds[field] })}
      defaultValue={typed[field]}
      error={errorOf(field)}
      className={className}
    />
  );
  return (
    <Form method="post" noValidate className="max-w-2xl">
      <DefaultSubmit />
      <div ref={notice} tabIndex={-1} className="mb-8 grid gap-4 rounded-control empty:hidden">
        {place && <PlaceNotice problem={place} />}
        {returned?.failureCode && (
          <Notice tone="error" role="alert">
            <FormattedMessage id="delivery.failed" />
          </Notice>
        )}
        <ErrorSummary
          title={intl.formatMessage({ id: 'application.problems' }, { count: wrong.length })}
          fields={wrong}
          answer={returned}
        />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {input('address1', 'sm:col-span-2')}
        {input('address2')}
        {input('city')}
        <SelectField
          id="stateCode"
          name="stateCode"
          label={intl.formatMessage({ id: labelIds.stateCode })}
          required={APPLICATION_FIELDS.stateCode.required}
          autoComplete={APPLICATION_FIELDS.stateCode.autoComplete}
          defaultValue={typed.stateCode}
          error={errorOf('stateCode')}
        >
          <option value="">{intl.formatMessage({ id: 'application.choose' })}</option>
          {nameStates(US_STATES, intl.locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {input('postalCode')}
      </div>
      <Button type="submit" variant="action" isBusy={isBusy} className="mt-8 min-w-56 max-sm:w-full">
        <FormattedMessage id="delivery.save" />
      </Button>
    </Form>
  );
}
