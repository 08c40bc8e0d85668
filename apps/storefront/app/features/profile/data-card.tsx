import type { ProfileStatus } from '@ownpath/contracts/profile';
import { EXPORT_HOURS } from '@ownpath/domain/profile';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = {
  readonly dataExport: ProfileStatus['dataExport'];
  readonly email: string;
  readonly answer: AccountAnswer | undefined;
};

/** A copy of what is kept about the customer, and closing the account. */
export function DataCard({ dataExport, email, answer }: Props) {
  const dates = useDateText();
  return (
    <AccountCard
      title={<FormattedMessage id="profile.data" />}
      intro={<FormattedMessage id="profile.data.intro" values={{ hours: EXPORT_HOURS }} />}
    >
      {dataExport && answer?.form !== 'export' && (
        <p className="mb-5 wrap-anywhere">
          <FormattedMessage
            id={dataExport.isReady ? 'profile.data.ready' : 'profile.data.making'}
            values={{ email, date: dates.long(dataExport.expiresAt) }}
          />
        </p>
      )}
      <AccountFormBox
        form="export"
        answer={answer}
        done={<FormattedMessage id="profile.data.asked" values={{ email }} />}
        submit={<FormattedMessage id="profile.data.ask" />}
      />
      <p className="mt-6 border-t border-oat-300 pt-5">
        <TextLink to="/my-accounts/close-account">
          <FormattedMessage id="closing.title" />
        </TextLink>
      </p>
    </AccountCard>
  );
}
