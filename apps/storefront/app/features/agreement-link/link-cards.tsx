import { LINK_AGREEMENT_FIELDS, PHONE_CODE_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { TextField } from '../../ui/field.tsx';

type Props = { readonly answer: AccountAnswer | undefined };

/** First number and digits, then the code that was texted to the phone on record. */
export function LinkCards({ answer }: Props) {
  const isCodeNext = answer?.form === 'code' || (answer?.form === 'begin' && answer.isDone);
  return (
    <div className="grid gap-5">
      {isCodeNext && <CodeCard answer={answer} />}
      <BeginCard answer={answer?.isDone ? undefined : answer} isAgain={isCodeNext} />
    </div>
  );
}

function CodeCard({ answer }: Props) {
  return (
    <AccountCard title={<FormattedMessage id="linkAgreement.code" />}>
      <p role={answer?.isDone ? 'status' : undefined} className="mb-5 max-w-prose text-ink-2">
        <FormattedMessage id="linkAgreement.codeText" />
      </p>
      <AccountFormBox
        form="code"
        answer={answer?.form === 'code' ? answer : undefined}
        done=""
        variant="action"
        submit={<FormattedMessage id="linkAgreement.confirm" />}
      >
        {(fieldOf) => (
          <TextField
            {...PHONE_CODE_FIELDS.code}
            {...fieldOf('code', 'profile.mobile.code')}
            className="max-w-44"
          />
        )}
      </AccountFormBox>
    </AccountCard>
  );
}

function BeginCard({ answer, isAgain }: Props & { readonly isAgain: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <AccountCard
      title={<FormattedMessage id={isAgain ? 'linkAgreement.again' : 'linkAgreement.form'} />}
      intro={<FormattedMessage id="linkAgreement.formText" />}
    >
      <AccountFormBox
        form="begin"
        answer={answer}
        done=""
        variant={isAgain ? 'outline' : 'action'}
        submit={<FormattedMessage id="linkAgreement.send" />}
      >
        {(fieldOf, typed) => (
          <>
            <TextField
              {...LINK_AGREEMENT_FIELDS.agreementNumber}
              {...fieldOf('agreementNumber', 'linkAgreement.number')}
              hint={formatMessage({ id: 'linkAgreement.numberHint' })}
              defaultValue={typed.agreementNumber}
              className="max-w-72"
            />
            <TextField
              {...LINK_AGREEMENT_FIELDS.phoneLast4}
              {...fieldOf('phoneLast4', 'linkAgreement.last4')}
              defaultValue={typed.phoneLast4}
              className="max-w-72"
            />
          </>
        )}
      </AccountFormBox>
    </AccountCard>
  );
}
