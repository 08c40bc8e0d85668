import { REFERRAL_CODE_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  readonly code: string;
  /** Why the code of the link earns nothing. */
  readonly problemId: string | null;
  readonly isAccepted: boolean;
  readonly answer: AccountAnswer | undefined;
};

/** The friend's code: kept for this visitor, and for the account that they make. */
export function CodeCard({ code, problemId, isAccepted, answer }: Props) {
  const { formatMessage } = useIntl();
  if (isAccepted || answer?.isDone) {
    return (
      <AccountCard title={<FormattedMessage id="referral.kept" />}>
        <Notice tone="success" role="status">
          <FormattedMessage id="referral.keptText" />
        </Notice>
        <Onward />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={<FormattedMessage id="referral.useCode" />}>
      <AccountFormBox
        form="code"
        answer={answer}
        done=""
        variant="action"
        submit={<FormattedMessage id="referral.keep" />}
      >
        {(fieldOf) => {
          const field = fieldOf('code', 'referral.code');
          const linked = !answer && problemId ? formatMessage({ id: problemId }) : undefined;
          return (
            <TextField
              {...REFERRAL_CODE_FIELDS.code}
              {...field}
              error={field.error ?? linked}
              defaultValue={code}
              className="max-w-72"
            />
          );
        }}
      </AccountFormBox>
      <Onward />
    </AccountCard>
  );
}

function Onward() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink to="/shop-all" variant="outline">
        <FormattedMessage id="referral.shop" />
      </ButtonLink>
      <ButtonLink to="/registration" variant="link">
        <FormattedMessage id="referral.register" />
      </ButtonLink>
    </div>
  );
}
