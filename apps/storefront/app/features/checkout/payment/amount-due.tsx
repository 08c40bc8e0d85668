import type { PaymentSession } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { checkoutHref } from '../step-names.ts';

/** What is charged today, line by line. */
export function AmountDue({ session }: { readonly session: PaymentSession }) {
  const { money } = usePriceText();
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="payment.today" />
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
        <dt>
          <FormattedMessage id="cart.summary.firstRent" />
        </dt>
        <dd>{money(session.rentCents)}</dd>
        {session.feeCents > 0 && (
          <>
            <dt>
              <FormattedMessage id="cart.summary.fee" />
            </dt>
            <dd>{money(session.feeCents)}</dd>
          </>
        )}
        <dt>
          <FormattedMessage id="payment.tax" />
        </dt>
        <dd>{money(session.taxCents)}</dd>
        <dt className="mt-1.5 border-t border-oat-300 pt-3 text-base font-semibold text-ink!">
          <FormattedMessage id="cart.summary.due" />
        </dt>
        <dd className="mt-1.5 -ml-4 border-t border-oat-300 pt-3 text-base">{money(session.amountCents)}</dd>
      </dl>
      <p className="mt-4 text-xs text-ink-3">
        <FormattedMessage id={session.isAutopay ? 'payment.heldAutopay' : 'payment.held'} />
      </p>
      {session.isAutopay && (
        <Link
          to={checkoutHref('payment-schedule')}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="payment.changeAutopay" />
        </Link>
      )}
    </section>
  );
}
