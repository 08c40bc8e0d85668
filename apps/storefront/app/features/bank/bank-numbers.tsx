import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { BankReturned, BankView } from './bank.server.ts';

type Props = { readonly wrongFields: BankReturned['wrongFields'] };

const errorIds = {
  routingNumber: 'bank.routingNumberWrong',
  accountNumber: 'bank.accountNumberWrong',
} as const;

const amountIds = { amount1: 'bank.amount1', amount2: 'bank.amount2' } as const;

/** Routing and account number, for two small deposits. */
export function NumbersForm({ wrongFields }: Props) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  const errorOf = (field: keyof typeof errorIds) =>
    wrongFields.includes(field) ? intl.formatMessage({ id: errorIds[field] }) : undefined;
  return (
    <Form method="post" noValidate className="grid max-w-120 gap-4 pb-5">
      <TextField
        id="routingNumber"
        name="routingNumber"
        label={intl.formatMessage({ id: 'bank.routingNumber' })}
        hint={intl.formatMessage({ id: 'bank.routingNumberHint' })}
        error={errorOf('routingNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      <TextField
        id="accountNumber"
        name="accountNumber"
        label={intl.formatMessage({ id: 'bank.accountNumber' })}
        hint={intl.formatMessage({ id: 'bank.accountNumberHint' })}
        error={errorOf('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
      <p className="text-sm text-ink-2">
        <FormattedMessage id="bank.depositsAgree" />
      </p>
      <Button
        type="submit"
        name="intent"
        value="send-deposits"
        isBusy={isBusy}
        className="justify-self-start"
      >
        <FormattedMessage id="bank.sendDeposits" />
      </Button>
    </Form>
  );
}

/** The amounts of the deposits, when they have arrived. */
export function AmountsForm({
  deposits,
  wrongFields,
}: Props & { readonly deposits: NonNullable<BankView['deposits']> }) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <section className="mb-9 rounded-card bg-white p-5 shadow-card sm:p-6">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="bank.amountsTitle" values={{ last4: deposits.last4 }} />
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        <FormattedMessage id="bank.amountsText" values={{ tries: deposits.triesLeft }} />
      </p>
      <Form method="post" noValidate className="mt-4 grid max-w-100 grid-cols-2 gap-4">
        <input type="hidden" name="triesLeft" value={deposits.triesLeft} />
        {(['amount1', 'amount2'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={intl.formatMessage({ id: amountIds[name] })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            error={
              wrongFields.includes('amounts') ? intl.formatMessage({ id: 'bank.amountWrong' }) : undefined
            }
          />
        ))}
        <Button
          type="submit"
          name="intent"
          value="confirm-deposits"
          variant="action"
          isBusy={isBusy}
          className="col-span-2 justify-self-start"
        >
          <FormattedMessage id="bank.confirm" />
        </Button>
      </Form>
    </section>
  );
}
