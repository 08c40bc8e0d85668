import type { ProfileStatus } from '@ownpath/contracts/profile';
import { formatPhone } from '@ownpath/domain/account';
import { MAX_OFFER_TEXTS_A_MONTH } from '@ownpath/domain/profile';
import { FormattedMessage } from 'react-intl';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = {
  readonly status: ProfileStatus;
  readonly email: string;
  readonly answer: AccountAnswer | undefined;
};

/** Which offers the customer agreed to receive. Notices about agreements and payments are no offers. */
export function OffersCard({ status, email, answer }: Props) {
  const { acceptsEmails, acceptsTexts, isMobileVerified, mobilePhone } = status;
  return (
    <AccountCard
      title={<FormattedMessage id="profile.offers" />}
      intro={<FormattedMessage id="profile.offers.intro" />}
    >
      <AccountFormBox
        key={`${acceptsEmails}${acceptsTexts}`}
        form="offers"
        answer={answer}
        done={<FormattedMessage id="profile.offers.saved" />}
        submit={<FormattedMessage id="profile.offers.save" />}
      >
        {(fieldOf) => (
          <>
            <Checkbox
              {...fieldOf('acceptsEmails')}
              defaultChecked={acceptsEmails}
              label={<FormattedMessage id="profile.consent.email" values={{ email }} />}
            />
            <Checkbox
              {...fieldOf('acceptsTexts')}
              defaultChecked={acceptsTexts}
              disabled={!isMobileVerified}
              label={
                <FormattedMessage
                  id="profile.consent.text"
                  values={{
                    hasPhone: isMobileVerified ? 'yes' : 'no',
                    phone: formatPhone(mobilePhone ?? ''),
                    monthly: MAX_OFFER_TEXTS_A_MONTH,
                    terms: (text) => <TextLink to="/terms-conditions">{text}</TextLink>,
                    privacy: (text) => <TextLink to="/privacy-policy">{text}</TextLink>,
                  }}
                />
              }
            />
            {!isMobileVerified && (
              <p className="text-sm text-ink-2">
                <FormattedMessage id="profile.offers.verifyFirst" />
              </p>
            )}
          </>
        )}
      </AccountFormBox>
    </AccountCard>
  );
}
