import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { US_STATES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { PartField } from '../../ui/part-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ApplicationInput, type SectionProps } from './application-input.tsx';
import { FormSection } from './form-section.tsx';

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
