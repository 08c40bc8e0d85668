import { formatPhone } from '@ownpath/domain/account';
import { PHONE } from '@ownpath/domain/forms';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { readKept } from '../../platform/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { NumberField, PhoneMatchReturned } from './phone-match.server.ts';
import { TypeItAll } from './type-it-all.tsx';

type Props = {
  readonly phone: string;
  readonly returned: PhoneMatchReturned | undefined;
  readonly isSending: boolean;
};

const errorIds = {
  phone: 'application.error.phone',
  consentsToCode: 'phoneMatch.error.code',
  consentsToLookUp: 'phoneMatch.error.lookUp',
} as const satisfies Record<NumberField, string>;

/** A consent's label is a paragraph; the summary names what it is for. */
const nameIds = {
  phone: 'phoneMatch.number',
  consentsToCode: 'phoneMatch.consentCodeName',
  consentsToLookUp: 'phoneMatch.consentLookUpName',
} as const satisfies Record<NumberField, string>;

/** Number and two separate consents, neither ticked for the shopper. */
export function NumberForm({ phone, returned, isSending }: Props) {
  const intl = useIntl();
  useEffect(fillInKeptNumber, []);
  const wrong = (returned?.wrongFields ?? []).map((field) => ({
    fieldId: field,
    name: intl.formatMessage({ id: nameIds[field] }),
  }));
  const errorOf = (field: NumberField) =>
    returned?.wrongFields.includes(field) ? intl.formatMessage({ id: errorIds[field] }) : undefined;
  const tick = (name: 'consentsToCode' | 'consentsToLookUp', labelId: string) => (
    <Checkbox
      id={name}
      name={name}
      required
      defaultChecked={returned?.ticked.includes(name) ?? false}
      error={errorOf(name)}
      label={<FormattedMessage id={labelId} values={{ b: bold }} />}
    />
  );
  return (
    <Form method="post" noValidate className="max-w-xl">
      <div className="mb-6 empty:hidden">
        <ErrorSummary
          title={intl.formatMessage({ id: 'application.problems' }, { count: wrong.length })}
          fields={wrong}
          answer={returned}
        />
      </div>
      <PhoneField
        {...PHONE}
        id="phone"
        name="phone"
        className="max-w-80"
        label={intl.formatMessage({ id: 'phoneMatch.number' })}
        defaultValue={returned?.phone ?? phone}
        error={errorOf('phone')}
      />
      <div className="mt-6 grid gap-4 text-sm text-ink-2">
        {tick('consentsToCode', 'phoneMatch.consentCode')}
        {tick('consentsToLookUp', 'phoneMatch.consentLookUp')}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          name="intent"
          value="send-code"
          variant="action"
          isBusy={isSending}
          className="min-w-48 max-sm:w-full"
        >
          <FormattedMessage id="phoneMatch.send" />
        </Button>
        <TypeItAll />
      </div>
    </Form>
  );
}

const bold = (text: ReactNode) => <b className="font-semibold text-ink">{text}</b>;

/** The number of the last visit (specification section 7), unless one is typed already. */
function fillInKeptNumber(): void {
  const input = document.getElementById('phone');
  const kept = readKept('phoneNumber');
  if (input instanceof HTMLInputElement && input.value === '' && typeof kept === 'string') {
    input.value = formatPhone(kept);
  }
}
