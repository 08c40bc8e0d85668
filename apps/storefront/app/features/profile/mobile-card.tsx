import type { ProfileStatus } from '@ownpath/contracts/profile';
import { formatPhone } from '@ownpath/domain/account';
import { PHONE_CODE_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage } from 'react-intl';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';

type Props = { readonly status: ProfileStatus; readonly answer: AccountAnswer | undefined };

/** The mobile number: a texted code proves that it is the customer's. */
export function MobileCard({ status, answer }: Props) {
  const { mobilePhone, isMobileVerified, pendingPhone } = status;
  const isSentNow = answer?.form === 'mobile' && answer.isDone;
  return (
    <AccountCard
      id="mobile"
      title={<FormattedMessage id="profile.mobile" />}
      intro={<FormattedMessage id="profile.mobile.intro" />}
    >
      {mobilePhone && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold tabular-nums">
          {formatPhone(mobilePhone)}
          <span className="flex items-center gap-1.5 text-sm font-normal text-ink-2">
            {isMobileVerified && <Icon as="badge-check" size="s" className="text-spruce-700" />}
            <FormattedMessage
              id={isMobileVerified ? 'profile.mobile.verified' : 'profile.mobile.unverified'}
            />
          </span>
        </p>
      )}
      {pendingPhone && (
        <div className="mb-6 rounded-control bg-oat-100 p-4 sm:p-5">
          <AccountFormBox
            form="code"
            answer={answer}
            done=""
            submit={<FormattedMessage id="profile.mobile.confirm" />}
          >
            {(fieldOf) => (
              <>
                <p role={isSentNow ? 'status' : undefined}>
                  <FormattedMessage id="profile.mobile.sent" values={{ phone: formatPhone(pendingPhone) }} />
                </p>
                <TextField
                  {...PHONE_CODE_FIELDS.code}
                  {...fieldOf('code', 'profile.mobile.code')}
                  className="max-w-44"
                />
              </>
            )}
          </AccountFormBox>
        </div>
      )}
      <AccountFormBox
        form="mobile"
        answer={isSentNow ? undefined : answer}
        done=""
        submit={<FormattedMessage id={pendingPhone ? 'profile.mobile.resend' : 'profile.mobile.send'} />}
      >
        {(fieldOf, typed) => (
          <PhoneField
            {...fieldOf('phone', 'profile.mobile.number')}
            required
            defaultValue={typed.phone ?? pendingPhone ?? (isMobileVerified ? '' : (mobilePhone ?? ''))}
            className="max-w-72"
          />
        )}
      </AccountFormBox>
    </AccountCard>
  );
}
