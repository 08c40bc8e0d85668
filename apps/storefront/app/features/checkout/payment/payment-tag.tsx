import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { groundOf, ProductPicture } from '../../../shared/pictures/product-picture.tsx';
import { CoverageRows } from '../../../shared/pricing/coverage-rows.tsx';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { PromotionRow } from '../../../shared/pricing/promotion-line.tsx';
import { TagCard } from '../../../ui/tag-card.tsx';
import { checkoutHref } from '../step-names.ts';
import { TotalRows } from '../total-rows.tsx';
import type { PaymentContent } from './load-payment.server.ts';

const rows =
  'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2';
const head = 'flex items-baseline justify-between gap-4 text-lg font-bold font-display tracking-[-0.02em]';

/** What is paid today, what follows, and what it all comes to; figures as on the terms. */
export function PaymentTag({ content }: { readonly content: PaymentContent }) {
  const { money } = usePriceText();
  const intl = useIntl();
  const { session, figures } = content;
  const { quote, items } = figures;
  const rate = intl.formatNumber(quote.taxRatePpm / 1_000_000, {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  return (
    <TagCard className="px-5! pt-8! pb-6! sm:px-8!">
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.itemId} className="flex items-center justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">
              {item.quantity > 1 && `${item.quantity} × `}
              {item.name}
              <span className="mt-0.5 block text-sm font-normal text-ink-3">
                {[item.brand, item.colorName].filter(Boolean).join(', ')}
              </span>
            </span>
            <span
              className={`grid h-18 w-24 flex-none place-items-center rounded-control ${groundOf(item.tint)}`}
            >
              <ProductPicture
                src={item.imageUrl}
                alt=""
                width={80}
                height={60}
                sizes="5rem"
                isLazy={false}
                className="w-[88%]"
              />
            </span>
          </li>
        ))}
      </ul>
      <hr className="perforation my-4" />
      <h2 className={head}>
        <FormattedMessage id="payment.today" />
        <span className="text-2xl">{money(session.amountCents)}</span>
      </h2>
      <dl className={`${rows} mt-2`}>
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
        <CoverageRows coverage={session} />
        <dt>
          <FormattedMessage id="cart.summary.tax" values={{ rate }} />
        </dt>
        <dd>{money(session.taxCents)}</dd>
      </dl>
      <Then content={content} />
      <hr className="perforation my-4" />
      <dl className={rows}>
        <dt>
          <FormattedMessage
            id="schedule.allPayments"
            values={{ count: quote.paymentCount, short: figures.shortCount }}
          />
        </dt>
        <dd>{money(quote.totalCents)}</dd>
        <PromotionRow promotion={quote.promotion} />
        <TotalRows quote={quote} />
      </dl>
    </TagCard>
  );
}

/** The payments after the first: equal ones in a row are one line, as in the agreement. */
function Then({ content }: { readonly content: PaymentContent }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { session, figures } = content;
  const { later, quote } = figures;
  const regular = later.toSorted((a, b) => b.count - a.count)[0];
  if (!regular) return null;
  return (
    <>
      <hr className="perforation my-4" />
      <h2 className={head}>
        <FormattedMessage
          id="payment.then"
          values={{ frequency: quote.frequency, day: dates.weekdayName(regular.from) }}
        />
        {later.length === 1 && <span>{money(regular.eachCents)}</span>}
      </h2>
      <dl className={`${rows} mt-2`}>
        {later.map(({ count, eachCents, from, to }) => (
          <div key={from} className="col-span-full flex justify-between gap-4">
            <dt>
              <FormattedMessage
                id="payment.later"
                values={{ count, from: dates.medium(from), to: dates.medium(to) }}
              />
            </dt>
            <dd className="whitespace-nowrap">
              {count === 1 ? (
                money(eachCents)
              ) : (
                <FormattedMessage id="schedule.each" values={{ amount: money(eachCents) }} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-3">
        <FormattedMessage id={session.isAutopay ? 'payment.heldAutopay' : 'payment.held'} />
      </p>
      {session.isAutopay && content.signed === null && (
        <Link
          to={checkoutHref('payment-schedule')}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="payment.changeAutopay" />
        </Link>
      )}
    </>
  );
}
