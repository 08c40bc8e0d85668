import { US_STATES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FormSection } from './form-section.tsx';
import { PartField } from './part-field.tsx';
import type { SectionProps } from './person-fields.tsx';

export function AddressFields({ typed, errorOf }: SectionProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const timeError = errorOf('timeAtAddress');
  return (
    <FormSection
      legend={<FormattedMessage id="application.address" />}
      intro={<FormattedMessage id="application.addressIntro" />}
    >
      <TextField
        id="address1"
        name="address1"
        label={text('application.address1')}
        autoComplete="address-line1"
        defaultValue={typed.address1}
        maxLength={120}
        error={errorOf('address1')}
        className="sm:col-span-2"
      />
      <TextField
        id="address2"
        name="address2"
        label={text('application.address2')}
        autoComplete="address-line2"
        defaultValue={typed.address2}
        maxLength={120}
        error={errorOf('address2')}
      />
      <TextField
        id="city"
        name="city"
        label={text('application.city')}
        autoComplete="address-level2"
        defaultValue={typed.city}
        maxLength={80}
        error={errorOf('city')}
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
        {US_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="postalCode"
        name="postalCode"
        label={text('application.postalCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={typed.postalCode}
        maxLength={10}
        error={errorOf('postalCode')}
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
