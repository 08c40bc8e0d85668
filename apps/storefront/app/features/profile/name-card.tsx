import type { Customer } from '@ownpath/contracts/customers';
import { PROFILE_FIELDS } from '@ownpath/domain/forms';
import { LOCALES } from '@ownpath/domain/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../../platform/site/locale.ts';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Props = {
  readonly customer: Pick<
    Customer,
    'firstName' | 'lastName' | 'phoneHome' | 'phoneBusiness' | 'preferredLocale'
  >;
  /** Of this page: the default of customers who have chosen none. */
  readonly locale: string;
  readonly answer: AccountAnswer | undefined;
};

/** Name, further phones, and the language in which the store writes and calls. */
export function NameCard({ customer, locale, answer }: Props) {
  const { formatMessage } = useIntl();
  return (
    <AccountCard title={<FormattedMessage id="profile.about" />}>
      <AccountFormBox
        form="profile"
        answer={answer}
        done={<FormattedMessage id="profile.saved" />}
        submit={<FormattedMessage id="profile.save" />}
      >
        {(fieldOf, typed) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...PROFILE_FIELDS.firstName}
              {...fieldOf('firstName', 'identity.firstName')}
              defaultValue={typed.firstName ?? customer.firstName ?? ''}
            />
            <TextField
              {...PROFILE_FIELDS.lastName}
              {...fieldOf('lastName', 'identity.lastName')}
              defaultValue={typed.lastName ?? customer.lastName ?? ''}
            />
            <PhoneField
              {...fieldOf('phoneHome', 'profile.phoneHome')}
              autoComplete="home tel-national"
              defaultValue={typed.phoneHome ?? customer.phoneHome ?? ''}
            />
            <PhoneField
              {...fieldOf('phoneBusiness', 'profile.phoneBusiness')}
              autoComplete="work tel-national"
              defaultValue={typed.phoneBusiness ?? customer.phoneBusiness ?? ''}
            />
            <SelectField
              {...fieldOf('preferredLocale', 'profile.language')}
              hint={formatMessage({ id: 'profile.language.hint' })}
              defaultValue={typed.preferredLocale ?? customer.preferredLocale ?? locale}
              className="sm:col-span-2"
            >
              {LOCALES.map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </AccountFormBox>
    </AccountCard>
  );
}
