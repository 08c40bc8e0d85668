import type { Basket, CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PromotionCredit, PromotionRow } from '../../shared/pricing/promotion-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import { TagCard } from '../../ui/tag-card.tsx';
import { totalsOf } from './cart-item.tsx';
import { blockedTextId } from './line-stock.ts';
import { PromoCode } from './promo-code.tsx';

type Props = {
  readonly basket: Basket;
  readonly quote: CartQuote;
  /** A promo code that was typed and refused. */
  readonly refusedCode: string | null;
};

/** Totals of the whole cart, and what is due at checkout. */
export function CartSummary({ basket, quote, refusedCode }: Props) {
  const priceText = usePriceText();
  return (
    <TagCard className="px-5! pt-8! pb-7! sm:px-8!">
      <h2 className="mb-4 ml-4 text-[1.375rem]">
        <FormattedMessage id="cart.summary.title" />
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-display text-price font-bold tracking-[-0.035em]">
          {priceText.money(quote.paymentCents)}
        </b>
        <b className="font-semibold">{priceText.unit(quote.frequency)}</b>
      </p>
      <FactLine className="mt-2 text-sm leading-6" facts={priceText.facts(totalsOf(quote))} />
      <SegmentsBar quote={quote} />
      {quote.promotion && (
        <dl className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm [&_dd]:font-semibold">
          <PromotionRow promotion={quote.promotion} />
        </dl>
      )}
      <div className="mt-5">
        <PromoCode coupons={basket.coupons} refusedCode={refusedCode} />
      </div>
      <hr className="perforation my-5" />
      <DueAtCheckout quote={quote} />
      <p className="mt-3 mb-5 text-xs text-ink-3">
        <FormattedMessage
          id="cart.summary.total"
          values={{ total: priceText.money(quote.totalWithTaxCents) }}
        />{' '}
        <PromotionCredit promotion={quote.promotion} />
      </p>
      <CheckoutLink basket={basket} />
    </TagCard>
  );
}

function DueAtCheckout({ quote }: { readonly quote: CartQuote }) {
  const intl = useIntl();
  const { money } = usePriceText();
  const taxRate = intl.formatNumber(quote.taxRatePpm / 1_000_000, {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
      <dt>
        <FormattedMessage id="cart.summary.firstRent" />
      </dt>
      <dd>{money(quote.firstPaymentRentCents)}</dd>
      {quote.processingFeeCents > 0 && (
        <>
          <dt>
            <FormattedMessage id="cart.summary.fee" />
          </dt>
          <dd>{money(quote.processingFeeCents)}</dd>
        </>
      )}
      <dt>
        <FormattedMessage id="cart.summary.tax" values={{ rate: taxRate }} />
      </dt>
      <dd>{money(quote.firstPaymentTaxCents)}</dd>
      <dt className="mt-1.5 border-t border-oat-300 pt-3 text-base font-semibold text-ink!">
        <FormattedMessage id="cart.summary.due" />
      </dt>
      <dd className="mt-1.5 -ml-4 border-t border-oat-300 pt-3 text-base">
        {money(quote.dueAtCheckoutCents)}
      </dd>
    </dl>
  );
}

/** The checkout button, or the reason why checkout is not possible. */
function CheckoutLink({ basket }: { readonly basket: Basket }) {
  if (basket.items.some((item) => !item.orderable)) {
    return (
      <p className="rounded-control bg-oat-200 px-4 py-3.5 text-sm text-ink-2">
        <FormattedMessage id={blockedTextId(basket.items)} />
      </p>
    );
  }
  return (
    <ButtonLink to="/checkout" variant="action" isBlock>
      <FormattedMessage id="cart.checkout" />
    </ButtonLink>
  );
}

const runIds = {
  WEEKLY: 'cart.segment.weekly',
  BIWEEKLY: 'cart.segment.other',
  SEMIMONTHLY: 'cart.segment.other',
  MONTHLY: 'cart.segment.other',
} as const;

const tones = ['bg-spruce-600', 'bg-sage-300', 'bg-sage-500', 'bg-oat-500'];

/** How payments fall as items are paid off: a bar to scale, and the same as text. */
function SegmentsBar({ quote }: { readonly quote: CartQuote }) {
  const intl = useIntl();
  const { money } = usePriceText();
  const { segments, frequency } = quote;
  if (segments.length < 2) return null;
  const runs = segments.map(({ count, paymentCents }, index) =>
    index === 0
      ? intl.formatMessage({ id: runIds[frequency] }, { count, amount: money(paymentCents) })
      : intl.formatMessage({ id: 'cart.segment.then' }, { count, amount: money(paymentCents) }),
  );
  return (
    <div className="mt-4">
      <div aria-hidden="true" className="flex gap-0.75 overflow-hidden rounded-md">
        {segments.map(({ count, paymentCents }, index) => (
          <i
            key={`${count}-${paymentCents}`}
            className={`h-3 min-w-1 ${tones[index % tones.length]}`}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        {runs.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
