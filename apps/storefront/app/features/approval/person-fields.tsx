import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '../../ui/date-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { ApplicationInput, type SectionProps } from './application-input.tsx';
import { FormSection } from './form-section.tsx';
import { SsnField } from './ssn-field.tsx';

export function PersonFields({
  returned,
  ...form
}: SectionProps & { readonly returned: object | undefined }) {
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
        hint={text('application.dateOfBirthHint')}
        error={errorOf('dateOfBirth')}
        names={{ month: 'birthMonth', day: 'birthDay', year: 'birthYear' }}
        defaultValue={{ month: typed.birthMonth, day: typed.birthDay, year: typed.birthYear }}
        isBirthday
      />
      <SsnField error={errorOf('ssn')} returned={returned} />
    </FormSection>
  );
}
