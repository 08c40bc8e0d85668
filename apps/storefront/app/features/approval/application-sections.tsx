import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { US_STATES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import { frequencyNameIds } from '../../shared/pricing/payment-frequency.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldGroup, PartField } from '../../ui/field-group.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ApplicationInput, FormSection, Known, type SectionProps, SsnField } from './application-input.tsx';
import type { MatchedIdentity } from './load-application.server.ts';

type PersonProps = SectionProps & {
  readonly returned: object | undefined;
  readonly matched: MatchedIdentity;
};

export function PersonFields({ returned, matched, ...form }: PersonProps) {
  const { typed, errorOf } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormSection
      legend={<FormattedMessage id="application.person" />}
      intro={<FormattedMessage id="application.personIntro" />}
    >
      <ApplicationInput {...form} name="firstName" labelId="application.firstName" />
      <ApplicationInput {...form} name="lastName" labelId="application.lastName" />
      <ApplicationInput {...form} name="email" labelId="application.email" />
      <PhoneField
        {...APPLICATION_FIELDS.phone}
        id="phone"
        name="phone"
        label={text('application.phone')}
        hint={text('application.phoneHint')}
        defaultValue={typed.phone}
        error={errorOf('phone')}
      />
      <DateField
        id="dateOfBirth"
        label={text('application.dateOfBirth')}
        hint={matched.born ? <Known parts={matched.born} /> : text('application.dateOfBirthHint')}
        error={errorOf('dateOfBirth')}
        names={{ month: 'birthMonth', day: 'birthDay', year: 'birthYear' }}
        defaultValue={{ month: typed.birthMonth, day: typed.birthDay, year: typed.birthYear }}
        isBirthday
      />
      <SsnField error={errorOf('ssn')} returned={returned} known={matched.ssn} />
    </FormSection>
  );
}

const { stateCode: state } = APPLICATION_FIELDS;

export function AddressFields(form: SectionProps) {
  const { typed, errorOf } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const timeError = errorOf('timeAtAddress');
  return (
    <FormSection
      legend={<FormattedMessage id="application.address" />}
      intro={<FormattedMessage id="application.addressIntro" />}
    >
      <ApplicationInput {...form} name="address1" labelId="application.address1" className="sm:col-span-2" />
      <ApplicationInput {...form} name="address2" labelId="application.address2" />
      <ApplicationInput {...form} name="city" labelId="application.city" />
      <SelectField
        id="stateCode"
        name="stateCode"
        label={text('application.state')}
        required={state.required}
        autoComplete={state.autoComplete}
        defaultValue={typed.stateCode}
        error={errorOf('stateCode')}
      >
        <option value="">{text('application.choose')}</option>
        {nameStates(US_STATES, intl.locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <ApplicationInput {...form} name="postalCode" labelId="application.postalCode" />
      <FieldGroup id="timeAtAddress" label={text('application.timeAtAddress')} error={timeError}>
        <PartField
          id="yearsAtAddress"
          label={text('application.years')}
          defaultValue={typed.yearsAtAddress}
          {...APPLICATION_FIELDS.yearsAtAddress}
          isInvalid={timeError !== undefined}
        />
        <PartField
          id="monthsAtAddress"
          label={text('application.months')}
          defaultValue={typed.monthsAtAddress}
          {...APPLICATION_FIELDS.monthsAtAddress}
          isInvalid={timeError !== undefined}
        />
      </FieldGroup>
    </FormSection>
  );
}

export function IncomeFields(form: SectionProps) {
  const { typed, errorOf } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormSection
      legend={<FormattedMessage id="application.income" />}
      intro={<FormattedMessage id="application.incomeIntro" />}
    >
      <ApplicationInput
        {...form}
        name="monthlyIncome"
        labelId="application.monthlyIncome"
        hintId="application.monthlyIncomeHint"
      />
      <SelectField
        id="payFrequency"
        name="payFrequency"
        required={APPLICATION_FIELDS.payFrequency.required}
        label={text('application.payFrequency')}
        defaultValue={typed.payFrequency}
        error={errorOf('payFrequency')}
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
        labelId="application.nextPayday"
        hintId="application.nextPaydayHint"
      />
    </FormSection>
  );
}
