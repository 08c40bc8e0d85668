import { FREQUENCIES } from '@ownpath/domain/pricing';
import { FormattedMessage, useIntl } from 'react-intl';
import { frequencyNameIds } from '../../platform/pricing/frequency-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './person-fields.tsx';

export function IncomeFields({ typed, errorOf }: SectionProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormSection
      legend={<FormattedMessage id="application.income" />}
      intro={<FormattedMessage id="application.incomeIntro" />}
    >
      <TextField
        id="monthlyIncome"
        name="monthlyIncome"
        label={text('application.monthlyIncome')}
        hint={text('application.monthlyIncomeHint')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.monthlyIncome}
        maxLength={12}
        error={errorOf('monthlyIncome')}
      />
      <SelectField
        id="payFrequency"
        name="payFrequency"
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
      <TextField
        id="nextPayday"
        name="nextPayday"
        type="date"
        label={text('application.nextPayday')}
        hint={text('application.nextPaydayHint')}
        autoComplete="off"
        defaultValue={typed.nextPayday}
        error={errorOf('nextPayday')}
      />
    </FormSection>
  );
}
