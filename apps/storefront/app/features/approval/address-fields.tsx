import { US_STATES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { PartField } from '../../ui/part-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ApplicationInput, type SectionProps } from './application-input.tsx';
import { FormSection } from './form-section.tsx';

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
      <ApplicationInput
        {...form}
        name="address1"
        labelId="application.address1"
        autoComplete="address-line1"
        maxLength={120}
        className="sm:col-span-2"
      />
      <ApplicationInput
        {...form}
        name="address2"
        labelId="application.address2"
        autoComplete="address-line2"
        maxLength={120}
      />
      <ApplicationInput
        {...form}
        name="city"
        labelId="application.city"
        autoComplete="address-level2"
        maxLength={80}
      />
      <SelectField
        id="stateCode"
        name="stateCode"
        label={text('application.state')}
        autoComplete="address-level1"
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
      <ApplicationInput
        {...form}
        name="postalCode"
        labelId="application.postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <FieldGroup id="timeAtAddress" label={text('application.timeAtAddress')} error={timeError}>
        <PartField
          id="yearsAtAddress"
          label={text('application.years')}
          defaultValue={typed.yearsAtAddress}
          maxLength={2}
          isInvalid={timeError !== undefined}
        />
        <PartField
          id="monthsAtAddress"
          label={text('application.months')}
          defaultValue={typed.monthsAtAddress}
          maxLength={2}
          isInvalid={timeError !== undefined}
        />
      </FieldGroup>
    </FormSection>
  );
}
