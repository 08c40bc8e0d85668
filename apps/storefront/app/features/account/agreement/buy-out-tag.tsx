import type { EarlyPurchase } from '@ownpath/contracts/servicing';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { buyHref } from '../../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TagCard } from '../../../ui/tag-card.tsx';
import type { AccountAgreement } from '../account-data.ts';
import { useQuoteRefresh } from './use-quote-refresh.ts';

type Props = { readonly agreement: AccountAgreement; readonly quote: EarlyPurchase };

/** What it costs to own it today, item by item. */
export function BuyOutTag({ agreement, quote }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const id = useId();
  const isRenewed = useQuoteRefresh(quote);
  const { pastDue } = quote;
  const late =
    pastDue.rentCents + pastDue.taxCents + pastDue.coverageCents + pastDue.feeCents + pastDue.lateFeeCents;
  const isSameAsCash = quote.basis === 'SAME_AS_CASH';
  return (
    <TagCard className="h-full p-6">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <h2 id={id} className="pl-4 font-sans text-[1.0625rem] font-semibold tracking-normal">
          <FormattedMessage id="pay.choice.buy" />
        </h2>
        <p className="mt-2.5 mb-4 font-display text-[clamp(2.25rem,1.9rem+1.4vw,2.75rem)] leading-none font-bold tracking-[-0.035em] tabular-nums">
          {money(quote.chargeCents)}
        </p>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5">
          {isSameAsCash ? (
            <>
              <Row label={<FormattedMessage id="price.cash" />}>{money(quote.cashPriceCents)}</Row>
              <Row label={<FormattedMessage id="myAgreement.quote.rentPaid" />}>
                −{money(quote.cashPriceCents - quote.priceCents)}
              </Row>
            </>
          ) : (
            <Row
              label={
                <FormattedMessage
                  id="myAgreement.quote.price"
                  values={{ left: money(quote.rentLeftCents) }}
                />
              }
            >
              {money(quote.priceCents)}
            </Row>
          )}
          <Row label={<FormattedMessage id="myAgreement.quote.pastDue" />}>{money(late)}</Row>
          <Row
            label={
              <FormattedMessage id="myAgreement.quote.tax" values={{ amount: money(quote.priceCents) }} />
            }
          >
            {money(quote.taxCents)}
          </Row>
          {quote.suspenseUsedCents > 0 && (
            <Row label={<FormattedMessage id="pay.part.used" />}>−{money(quote.suspenseUsedCents)}</Row>
          )}
          <Row isTotal label={<FormattedMessage id="pay.summary.today" />}>
            {money(quote.chargeCents)}
          </Row>
        </dl>
        <p className="mt-3 text-sm text-ink-2">
          <FormattedMessage
            id="myAgreement.quote.until"
            values={{ late: late > 0 ? 'yes' : 'no', date: dates.weekday(quote.quotedOn) }}
          />
        </p>
        <p role="status" className={isRenewed ? 'mt-2 text-sm font-semibold text-spruce-700' : 'sr-only'}>
          {isRenewed && (
            <FormattedMessage
              id="myAgreement.quote.renewed"
              values={{ date: dates.weekday(quote.quotedOn), amount: money(quote.chargeCents) }}
            />
          )}
        </p>
        {agreement.mayPayOnline && (
          <div className="mt-auto pt-5 print:hidden">
            <ButtonLink to={buyHref(agreement.agreementNumber)} variant="solid" isBlock>
              <FormattedMessage id="myAgreement.quote.buy" values={{ amount: money(quote.chargeCents) }} />
            </ButtonLink>
          </div>
        )}
      </section>
    </TagCard>
  );
}

type RowProps = { readonly label: ReactNode; readonly isTotal?: boolean; readonly children: ReactNode };

function Row({ label, isTotal = false, children }: RowProps) {
  const look = isTotal ? 'mt-1.5 border-t-2 border-dotted border-oat-300 pt-2 font-semibold' : '';
  return (
    <>
      <dt className={isTotal ? look : 'min-w-0 text-ink-2'}>{label}</dt>
      <dd className={`pl-4 text-right font-semibold tabular-nums ${look}`}>{children}</dd>
    </>
  );
}
