import { FormattedMessage, useIntl } from 'react-intl';
import { ApplicationInput, type SectionProps } from './application-input.tsx';
import { FieldGroup } from './field-group.tsx';
import { FormSection } from './form-section.tsx';
import { PartField } from './part-field.tsx';
import { SsnField } from './ssn-field.tsx';

export function PersonFields({
  returned,
  ...form
}: SectionProps & { readonly returned: object | undefined }) {
  const { typed, errorOf } = form;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const birthError = errorOf('dateOfBirth');
  return (
    <FormSection
      legend={<FormattedMessage id="application.person" />}
      intro={<FormattedMessage id="application.personIntro" />}
    >
      <ApplicationInput
        {...form}
        name="firstName"
        labelId="application.firstName"
        autoComplete="given-name"
        maxLength={60}
      />
      <ApplicationInput
        {...form}
        name="lastName"
        labelId="application.lastName"
        autoComplete="family-name"
        maxLength={60}
      />
      <ApplicationInput
        {...form}
        name="email"
        labelId="application.email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <ApplicationInput
        {...form}
        name="phone"
        labelId="application.phone"
        hintId="application.phoneHint"
        type="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <FieldGroup
        id="dateOfBirth"
        label={text('application.dateOfBirth')}
        hint={text('application.dateOfBirthHint')}
        error={birthError}
      >
        <PartField
          id="birthMonth"
          label={text('application.month')}
          autoComplete="bday-month"
          defaultValue={typed.birthMonth}
          maxLength={2}
          placeholder="MM"
          isInvalid={birthError !== undefined}
        />
        <PartField
          id="birthDay"
          label={text('application.day')}
          autoComplete="bday-day"
          defaultValue={typed.birthDay}
          maxLength={2}
          placeholder={text('application.dayPlaceholder')}
          isInvalid={birthError !== undefined}
        />
        <PartField
          id="birthYear"
          label={text('application.year')}
          autoComplete="bday-year"
          defaultValue={typed.birthYear}
          maxLength={4}
          placeholder={text('application.yearPlaceholder')}
          isInvalid={birthError !== undefined}
          className="flex-[1.4]!"
        />
      </FieldGroup>
      <SsnField error={errorOf('ssn')} returned={returned} />
    </FormSection>
  );
}
