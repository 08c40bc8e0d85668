import type { CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useIsSending } from '../checkout-layout.tsx';
import { QuoteFigures } from '../quote-figures.tsx';
import { checkoutHref } from '../step-names.ts';

type Props = {
  readonly version: string;
  /** What is accepted: count, totals and cash price stand right above the tick. */
  readonly quote: CartQuote;
  readonly transactionName: string;
  /** The form was sent without the tick. */
  readonly isMissing: boolean;
};

export function AcceptTermsForm({ version, quote, transactionName, isMissing }: Props) {
  const intl = useIntl();
  const isSending = useIsSending('accept-terms');
  return (
    <Form method="post" noValidate className="rounded-card bg-white p-5 shadow-card sm:p-7">
      <input type="hidden" name="step" value="renewal-terms-page" />
      <input type="hidden" name="version" value={version} />
      <p className="mb-4 border-b border-dotted border-oat-500 pb-4 text-sm">
        <QuoteFigures quote={quote} />
      </p>
      <Checkbox
        id="accepted"
        name="accepted"
        required
        label={<FormattedMessage id="terms.accept" values={{ transaction: transactionName }} />}
        error={isMissing && intl.formatMessage({ id: 'terms.acceptMissing' })}
        autoFocus={isMissing}
      />
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage id="terms.language" />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" name="intent" value="accept-terms" variant="action" isBusy={isSending}>
          <FormattedMessage id={isSending ? 'schedule.saving' : 'terms.continue'} />
        </Button>
        <Link
          to={checkoutHref('payment-schedule')}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-spruce-700"
        >
          <FormattedMessage id="terms.back" />
        </Link>
      </div>
    </Form>
  );
}
