import type { ProfileStatus } from '@ownpath/contracts/profile';
import { FormattedMessage } from 'react-intl';
import { AccountCard } from '../../shared/account-form/account-form-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { readonly email: string; readonly pendingEmail: ProfileStatus['pendingEmail'] };

/** The address that the customer signs in with, and the way to everything about signing in. */
export function SignInCard({ email, pendingEmail }: Props) {
  return (
    <AccountCard title={<FormattedMessage id="security.title" />}>
      <p className="wrap-anywhere">
        <FormattedMessage
          id="profile.signIn"
          values={{ email, b: (text) => <b className="font-semibold">{text}</b> }}
        />
      </p>
      {pendingEmail && (
        <div className="mt-4">
          <Notice tone="info">
            <FormattedMessage id="profile.pendingEmail" values={{ email: pendingEmail }} />
          </Notice>
        </div>
      )}
      <ButtonLink to="/my-accounts/resetPassword" variant="outline" className="mt-5 max-sm:w-full">
        <FormattedMessage id="profile.signIn.change" />
      </ButtonLink>
    </AccountCard>
  );
}
