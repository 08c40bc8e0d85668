import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { FormattedMessage, useIntl } from 'react-intl';
import { frequencyNameIds } from '../../shared/pricing/payment-frequency.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ApplicationInput, type SectionProps } from './application-input.tsx';
import { FormSection } from './form-section.tsx';

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
