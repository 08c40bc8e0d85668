import type { PaymentHelp } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PAY_HREF } from '../../shared/shopper/account-links.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** A part of what is due: the payment page shows what it does before anything is paid. */
export function PayPart({ help }: { readonly help: PaymentHelp }) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const { agreementNumber, due, mayPayOnline } = help;
  if (!due || due.chargeCents < 2 || !mayPayOnline) return null;
  return (
    <section aria-labelledby="pay-part" className="mt-12">
      <h2 id="pay-part" className="text-xl">
        <FormattedMessage id="payHelp.part.title" />
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        <FormattedMessage id="payHelp.part.intro" />
      </p>
      <Form action={PAY_HREF} className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <input type="hidden" name="agreement" value={agreementNumber} />
        <input type="hidden" name={`choice-${agreementNumber}`} value="part" />
        <TextField
          id="part-amount"
          name={`amount-${agreementNumber}`}
          className="w-full max-w-60"
          label={formatMessage({ id: 'pay.field.part' })}
          hint={formatMessage({ id: 'payHelp.part.hint' }, { amount: money(due.chargeCents) })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="outline" className="max-sm:w-full sm:mb-6">
          <FormattedMessage id="payHelp.part.button" />
        </Button>
      </Form>
    </section>
  );
}
