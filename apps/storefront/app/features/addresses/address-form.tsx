import type { CustomerAddress } from '@ownpath/contracts/customers';
import { ADDRESS_BOOK_FIELDS } from '@ownpath/domain/forms';
import { US_STATES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ADDRESSES_HREF } from './address-list.tsx';

const labelIds = {
  name: 'addresses.name',
  address1: 'application.address1',
  address2: 'application.address2',
  city: 'application.city',
  stateCode: 'application.state',
  postalCode: 'application.postalCode',
} as const;

type Props = {
  /** The address that is changed; null for a new one. */
  readonly address: CustomerAddress | null;
  /** There is no other address. */
  readonly isFirst: boolean;
  readonly answer: AccountAnswer | undefined;
};

/** A new entry of the address book, or a changed one. */
export function AddressForm({ address, isFirst, answer }: Props) {
  const intl = useIntl();
  const stored = { ...address, name: address?.id };
  return (
    <AccountCard title={<FormattedMessage id={address ? 'addresses.change' : 'addresses.new'} />}>
      <AccountFormBox
        form="address"
        answer={answer}
        done={<FormattedMessage id="addresses.saved" />}
        submit={<FormattedMessage id="addresses.save" />}
        variant="action"
      >
        {(fieldOf, typed) => {
          const input = (field: Exclude<keyof typeof labelIds, 'stateCode'>, className?: string) => (
            <TextField
              {...ADDRESS_BOOK_FIELDS[field]}
              {...fieldOf(field, labelIds[field])}
              {...(field === 'name' && { hint: intl.formatMessage({ id: 'addresses.name.hint' }) })}
              defaultValue={typed[field] ?? stored[field] ?? ''}
              className={className}
            />
          );
          return (
            <>
              <input type="hidden" name="original" value={address?.id ?? ''} />
              <div className="grid gap-4 sm:grid-cols-2">
                {input('name', 'sm:col-span-2')}
                {input('address1', 'sm:col-span-2')}
                {input('address2')}
                {input('city')}
                <SelectField
                  {...fieldOf('stateCode', labelIds.stateCode)}
                  required
                  autoComplete={ADDRESS_BOOK_FIELDS.stateCode.autoComplete}
                  defaultValue={typed.stateCode ?? address?.stateCode ?? ''}
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
              {!address?.isPreferred && !isFirst && (
                <Checkbox
                  {...fieldOf('isPreferred')}
                  defaultChecked={typed.isPreferred !== undefined}
                  label={<FormattedMessage id="addresses.asPreferred" />}
                />
              )}
            </>
          );
        }}
      </AccountFormBox>
      {!isFirst && (
        <ButtonLink to={ADDRESSES_HREF} variant="link" className="mt-3">
          <FormattedMessage id="addresses.back" />
        </ButtonLink>
      )}
    </AccountCard>
  );
}
