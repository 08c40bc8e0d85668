import type { Basket, BasketItem, CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage, useIntl } from 'react-intl';
import { type NumberedAgreement, numberAgreements } from '../../shared/agreements/cart-agreements.ts';
import { CoverageRows, CoverageSentence } from '../../shared/pricing/coverage-rows.tsx';
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
  const numbered = numberAgreements(basket);
  const next = nextOf(numbered, basket, quote);
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
      {next.isOneOfSeveral ? (
        <AgreementList numbered={numbered} quote={quote} />
      ) : (
        <>
          <FactLine className="mt-2 text-sm leading-6" facts={priceText.facts(totalsOf(quote))} />
          <SegmentsBar quote={quote} />
        </>
      )}
      {quote.promotion && (
        <dl className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm [&_dd]:font-semibold">
          <PromotionRow promotion={quote.promotion} />
        </dl>
      )}
      <div className="mt-5">
        <PromoCode coupons={basket.coupons} refusedCode={refusedCode} />
      </div>
      <hr className="perforation my-5" />
      {next.isOneOfSeveral && (
        <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
          <FormattedMessage id="agreements.of" values={{ number: next.number, count: next.count }} />
        </h3>
      )}
      <DueAtCheckout quote={next.quote} isTaxEstimated={basket.isTaxEstimated} />
      <p className="mt-3 mb-5 text-xs text-ink-3">
        <FormattedMessage
          id={numbered.length > 1 ? 'cart.agreements.total' : 'cart.summary.total'}
          values={{
            hasFee: quote.processingFeeCents > 0 ? 'yes' : 'no',
            total: priceText.money(quote.totalWithTaxCents),
          }}
        />{' '}
        {basket.isTaxEstimated && <FormattedMessage id="cart.summary.taxNote" />}{' '}
        {quote.coverage ? <CoverageSentence quote={quote} /> : <FormattedMessage id="coverage.off" />}{' '}
        <PromotionCredit promotion={quote.promotion} />
      </p>
      <CheckoutLink items={next.items} number={next.isOneOfSeveral ? next.number : null} />
    </TagCard>
  );
}

type DueProps = { readonly quote: CartQuote; readonly isTaxEstimated: boolean };

function DueAtCheckout({ quote, isTaxEstimated }: DueProps) {
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
      <CoverageRows coverage={quote.coverage?.firstPayment} />
      <dt>
        <FormattedMessage
          id={isTaxEstimated ? 'cart.summary.taxEstimated' : 'cart.summary.tax'}
          values={{ rate: taxRate }}
        />
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

/** What the checkout makes next: the first agreement, or the whole cart of a tenant that names none. */
function nextOf([first]: readonly NumberedAgreement[], basket: Basket, quote: CartQuote) {
  if (!first) return { number: 1, count: 1, isOneOfSeveral: false, quote, items: basket.items };
  const { number, count, items, agreement } = first;
  return { number, count, isOneOfSeveral: count > 1, quote: agreement.quote, items };
}

/** Each agreement's payment, and what all of them cost. */
function AgreementList({
  numbered,
  quote,
}: {
  readonly numbered: readonly NumberedAgreement[];
  readonly quote: CartQuote;
}) {
  const { money, unit, count } = usePriceText();
  return (
    <>
      <ul className="mt-3 grid gap-2 text-sm">
        {numbered.map(({ number, count: of, agreement }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink-2">
              <FormattedMessage id="agreements.of" values={{ number, count: of }} />
            </span>
            <span>
              <b className="font-semibold">{money(agreement.quote.paymentCents)}</b>{' '}
              {unit(agreement.quote.frequency)},{' '}
              {count(agreement.quote.frequency, agreement.quote.paymentCount)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
        <dt>
          <FormattedMessage id="schedule.totalCost" />
        </dt>
        <dd>{money(quote.totalCostToOwnCents)}</dd>
        <dt>
          <FormattedMessage id="price.cash" />
        </dt>
        <dd>{money(quote.cashPriceCents)}</dd>
      </dl>
    </>
  );
}

type CheckoutLinkProps = {
  /** The lines of the agreement that is made next. */
  readonly items: readonly BasketItem[];
  /** Of that agreement; null when it is the only one. */
  readonly number: number | null;
};

/** The checkout button, or the reason why checkout is not possible. */
function CheckoutLink({ items, number }: CheckoutLinkProps) {
  if (items.some((item) => !item.orderable)) {
    return (
      <p className="rounded-control bg-oat-200 px-4 py-3.5 text-sm text-ink-2">
        <FormattedMessage id={blockedTextId(items)} />
      </p>
    );
  }
  return (
    <ButtonLink to="/checkout" variant="action" isBlock>
      {number === null ? (
        <FormattedMessage id="cart.checkout" />
      ) : (
        <FormattedMessage id="cart.agreements.checkout" values={{ number }} />
      )}
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
