import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../ui/text-field.tsx';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import { FieldGroup } from './field-group.tsx';
import { FormSection } from './form-section.tsx';
import { PartField } from './part-field.tsx';
import { SsnField } from './ssn-field.tsx';

export type SectionProps = {
  readonly typed: TypedApplication;
  readonly errorOf: (field: ApplicationField) => string | undefined;
};

export function PersonFields({
  typed,
  errorOf,
  returned,
}: SectionProps & { readonly returned: object | undefined }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const birthError = errorOf('dateOfBirth');
  return (
    <FormSection
      legend={<FormattedMessage id="application.person" />}
      intro={<FormattedMessage id="application.personIntro" />}
    >
      <TextField
        id="firstName"
        name="firstName"
        label={text('application.firstName')}
        autoComplete="given-name"
        defaultValue={typed.firstName}
        maxLength={60}
        error={errorOf('firstName')}
      />
      <TextField
        id="lastName"
        name="lastName"
        label={text('application.lastName')}
        autoComplete="family-name"
        defaultValue={typed.lastName}
        maxLength={60}
        error={errorOf('lastName')}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={text('application.email')}
        autoComplete="email"
        defaultValue={typed.email}
        maxLength={254}
        error={errorOf('email')}
      />
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={text('application.phone')}
        hint={text('application.phoneHint')}
        autoComplete="tel"
        defaultValue={typed.phone}
        maxLength={20}
        error={errorOf('phone')}
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
