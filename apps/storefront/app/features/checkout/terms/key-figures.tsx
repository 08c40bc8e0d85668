import type { RenewalTerms } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';

/** Payment, count, total cost and cash price; in the words of the state's law where it prescribes them. */
export function KeyFigures({ terms }: { readonly terms: RenewalTerms }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { quote, payments } = terms.schedule;
  const regular = payments.find(({ kind }) => kind === 'regular');
  const [first] = payments;
  const last = payments.at(-1);
  const prescribed = (code: string) => terms.facts.find((fact) => fact.code === code)?.label ?? null;
  return (
    <dl className="mt-8 grid grid-cols-2 overflow-hidden rounded-card bg-oat-300 shadow-card max-lg:gap-px lg:grid-cols-4 lg:gap-px">
      <Figure
        label={<FormattedMessage id="terms.key.payment" values={{ frequency: quote.frequency }} />}
        value={money(quote.paymentCents)}
        note={
          regular && (
            <FormattedMessage
              id={quote.coverage ? 'coverage.withTax' : 'terms.key.withTax'}
              values={{ amount: money(regular.totalCents) }}
            />
          )
        }
      />
      <Figure
        label={<FormattedMessage id="terms.key.payments" />}
        value={String(quote.paymentCount)}
        note={
          first &&
          last && (
            <FormattedMessage
              id="terms.key.dates"
              values={{ from: dates.medium(first.dueDate), to: dates.medium(last.dueDate) }}
            />
          )
        }
      />
      <Figure
        label={prescribed('total-cost-to-own') ?? <FormattedMessage id="terms.fact.totalCost" />}
        value={money(quote.totalCostToOwnCents)}
        note={
          <FormattedMessage
            id={quote.processingFeeCents > 0 ? 'terms.key.totalNote' : 'terms.key.withTax'}
            values={{
              fee: money(quote.processingFeeCents),
              withTax: money(quote.totalWithTaxCents),
              amount: money(quote.totalWithTaxCents),
            }}
          />
        }
      />
      <Figure
        label={prescribed('cash-price') ?? <FormattedMessage id="terms.fact.cash" />}
        value={money(quote.cashPriceCents)}
        note={<FormattedMessage id="terms.key.cashNote" />}
      />
    </dl>
  );
}

type FigureProps = { readonly label: ReactNode; readonly value: string; readonly note: ReactNode };

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="bg-white p-4 sm:px-7 sm:py-6">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="mt-1.5 font-display text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-none font-bold tracking-display">
        {value}
      </dd>
      {note && <dd className="mt-2 text-xs text-ink-2 sm:text-sm">{note}</dd>}
    </div>
  );
}
