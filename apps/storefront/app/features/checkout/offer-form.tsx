import type { ClaimableOffer } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PromotionCredit } from '../../shared/pricing/promotion-line.tsx';
import { Button } from '../../ui/button.tsx';

const head = 'px-2 pb-2 text-right text-sm font-normal text-ink-2 last:pr-0';
const cell = 'border-t border-dotted border-oat-500 px-2 py-3 text-right last:pr-0';
const label = 'border-t border-dotted border-oat-500 py-3 pr-2 text-left font-normal text-ink-2';

/** What the offer is worth for this agreement, to use or to leave. */
export function OfferForm({ offer }: { readonly offer: ClaimableOffer }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const sent = useNavigation().formData?.get('answer');
  const { quote, quoteWithout } = offer;
  const columns = [quoteWithout, quote];
  const rows = [
    ['offer.today', columns.map(({ dueAtCheckoutCents }) => money(dueAtCheckoutCents))],
    ['sign.count', columns.map(({ paymentCount }) => paymentCount)],
    ['offer.total', columns.map(({ totalCostToOwnCents }) => money(totalCostToOwnCents))],
    ['offer.totalWithTax', columns.map(({ totalWithTaxCents }) => money(totalWithTaxCents))],
    ['price.cash', columns.map(({ cashPriceCents }) => money(cashPriceCents))],
  ] as const;
  return (
    <Form method="post" className="max-w-2xl">
      <input type="hidden" name="step" value="claim-offer" />
      <input type="hidden" name="intent" value="answer-offer" />
      <input type="hidden" name="code" value={offer.code} />
      <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
        <h2 className="text-[1.375rem]">{offer.name}</h2>
        <p className="mt-2 text-ink-2">
          <FormattedMessage id="offer.until" values={{ date: dates.long(offer.endsOn) }} />
        </p>
        <table className="mt-6 w-full border-collapse">
          <thead>
            <tr>
              <td />
              <th scope="col" className={head}>
                <FormattedMessage id="offer.without" />
              </th>
              <th scope="col" className={head}>
                <FormattedMessage id="offer.with" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, [without, withOffer]]) => (
              <tr key={id}>
                <th scope="row" className={label}>
                  <FormattedMessage id={id} />
                </th>
                <td className={cell}>{without}</td>
                <td className={`${cell} font-semibold`}>{withOffer}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-ink-2 empty:hidden">
          <PromotionCredit promotion={quote.promotion} />
        </p>
      </section>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:w-full">
        <Button type="submit" name="answer" value="use" variant="action" isBusy={sent === 'use'}>
          <FormattedMessage id="offer.use" />
        </Button>
        <Button type="submit" name="answer" value="leave" variant="outline" isBusy={sent === 'leave'}>
          <FormattedMessage id="offer.leave" />
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-3">
        <FormattedMessage id="offer.hint" />
      </p>
    </Form>
  );
}
