import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { US_STATES } from '@ownpath/domain/stores';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import { frequencyNameIds } from '../../shared/pricing/payment-frequency.tsx';
import { FieldGroup, PartField } from '../../ui/field-group.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ApplicationInput, FormSection, type SectionProps } from './application-input.tsx';

type Props = SectionProps & {
  /** The section is a step of its own, with the page's heading as its title. */
  readonly isAlone: boolean;
};

export function PersonFields({ isAlone, ...form }: Props) {
  const { typed, errorOf, isRight } = form;
  const { formatMessage } = useIntl();
  return (
    <FormSection legend={<FormattedMessage id="application.person" />} isLegendHidden={isAlone}>
      <ApplicationInput
        {...form}
        name="firstName"
        hintId="application.personIntro"
        className="sm:col-span-3"
      />
      <ApplicationInput {...form} name="lastName" className="sm:col-span-3" />
      <ApplicationInput {...form} name="email" className="sm:col-span-3" />
      <PhoneField
        {...APPLICATION_FIELDS.phone}
        id="phone"
        name="phone"
        data-right={isRight('phone') || undefined}
        label={formatMessage({ id: 'application.phone' })}
        hint={formatMessage({ id: 'application.phoneHint' })}
        defaultValue={typed.phone}
        error={errorOf('phone')}
        className="sm:col-span-3"
      />
    </FormSection>
  );
}

const { stateCode: state } = APPLICATION_FIELDS;

type AddressProps = Props & {
  /** Below the address. */
  readonly children: ReactNode;
};

export function AddressFields({ isAlone, children, ...form }: AddressProps) {
  const { typed, errorOf, isRight } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const timeError = errorOf('timeAtAddress');
  return (
    <FormSection legend={<FormattedMessage id="application.address" />} isLegendHidden={isAlone}>
      <ApplicationInput {...form} name="address1" className="sm:col-span-4" />
      <ApplicationInput {...form} name="address2" className="sm:col-span-2" />
      <ApplicationInput {...form} name="city" className="sm:col-span-2" />
      <SelectField
        id="stateCode"
        name="stateCode"
        label={text('application.state')}
        required={state.required}
        autoComplete={state.autoComplete}
        data-right={isRight('stateCode') || undefined}
        defaultValue={typed.stateCode}
        error={errorOf('stateCode')}
        className="sm:col-span-2"
      >
        <option value="">{text('application.choose')}</option>
        {nameStates(US_STATES, intl.locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <ApplicationInput {...form} name="postalCode" className="sm:col-span-2" />
      {children}
      <FieldGroup
        id="timeAtAddress"
        label={text('application.timeAtAddress')}
        error={timeError}
        className="sm:col-span-3"
      >
        <PartField
          id="yearsAtAddress"
          label={text('application.years')}
          defaultValue={typed.yearsAtAddress}
          {...APPLICATION_FIELDS.yearsAtAddress}
          data-right={isRight('timeAtAddress') || undefined}
          placeholder=" "
          isInvalid={timeError !== undefined}
        />
        <PartField
          id="monthsAtAddress"
          label={text('application.months')}
          defaultValue={typed.monthsAtAddress}
          {...APPLICATION_FIELDS.monthsAtAddress}
          data-right={isRight('timeAtAddress') || undefined}
          placeholder=" "
          isInvalid={timeError !== undefined}
        />
      </FieldGroup>
    </FormSection>
  );
}

export function IncomeFields({ isAlone, ...form }: Props) {
  const { typed, errorOf, isRight } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormSection legend={<FormattedMessage id="application.income" />} isLegendHidden={isAlone}>
      <ApplicationInput
        {...form}
        name="monthlyIncome"
        hintId="application.monthlyIncomeHint"
        className="sm:col-span-4"
      />
      <SelectField
        id="payFrequency"
        name="payFrequency"
        required={APPLICATION_FIELDS.payFrequency.required}
        label={text('application.payFrequency')}
        data-right={isRight('payFrequency') || undefined}
        defaultValue={typed.payFrequency}
        error={errorOf('payFrequency')}
        className="sm:col-span-3"
      >
        <option value="">{text('application.choose')}</option>
        {FREQUENCIES.map((frequency) => (
          <option key={frequency} value={frequency}>
            {intl.formatMessage({ id: frequencyNameIds[frequency] })}
          </option>
        ))}
      </SelectField>
      <ApplicationInput
        {...form}
        name="nextPayday"
        hintId="application.nextPaydayHint"
        className="sm:col-span-3"
      />
    </FormSection>
  );
}
