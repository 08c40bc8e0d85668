import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { FormSection, Known, type SectionProps, SsnField } from './application-input.tsx';
import type { MatchedIdentity } from './load-application.server.ts';

type Props = SectionProps & {
  readonly returned: object | undefined;
  readonly matched: MatchedIdentity;
};

/** What is saved nowhere and therefore asked last: birth date, SSN, consent. */
export function IdentityFields({ typed, errorOf, isRight, returned, matched }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormSection legend={<FormattedMessage id="application.identity" />}>
        <DateField
          id="dateOfBirth"
          label={formatMessage({ id: 'application.dateOfBirth' })}
          hint={
            matched.born ? (
              <Known parts={matched.born} />
            ) : (
              formatMessage({ id: 'application.dateOfBirthHint' })
            )
          }
          error={errorOf('dateOfBirth')}
          names={{ month: 'birthMonth', day: 'birthDay', year: 'birthYear' }}
          defaultValue={{ month: typed.birthMonth, day: typed.birthDay, year: typed.birthYear }}
          isBirthday
          isRight={isRight('dateOfBirth')}
          className="sm:col-span-3"
        />
        <SsnField
          error={errorOf('ssn')}
          isRight={isRight('ssn')}
          returned={returned}
          known={matched.ssn}
          // On one line with the inputs beside it, which have labels of their own.
          className="sm:col-span-3 sm:[&>label]:mb-7"
        />
      </FormSection>
      <FormSection legend={<FormattedMessage id="application.consentTitle" />}>
        <Checkbox
          id="consent"
          name="consent"
          required
          className="sm:col-span-6"
          defaultChecked={typed.hasConsented}
          error={errorOf('consent')}
          label={
            <span className="text-sm">
              <LinkedMessage id="application.consent" to="/privacy-policy" target="_blank" />
            </span>
          }
        />
      </FormSection>
    </>
  );
}
