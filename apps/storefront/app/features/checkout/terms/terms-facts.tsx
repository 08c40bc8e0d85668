import type { RenewalTerms } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cx } from '../../../ui/cx.ts';

/** The disclosure at a glance: nothing to scroll through, nothing collapsed. */
export function TermsFacts({ terms }: { readonly terms: RenewalTerms }) {
  const { money } = usePriceText();
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="terms.atAGlance" />
      </h2>
      <dl>
        {terms.facts.map(({ code, label, amountCents, text }) => {
          const labelId = factLabelId(code);
          const isMain = MAIN_FACTS.includes(code);
          return (
            <div
              key={code}
              className={cx(
                'flex justify-between gap-4 border-t border-oat-300 py-2 first:border-0',
                isMain && 'text-base font-semibold',
              )}
            >
              <dt className={isMain ? undefined : 'text-ink-2'}>
                {label ?? (labelId ? <FormattedMessage id={labelId} /> : code)}
              </dt>
              <dd className="text-right font-semibold">{amountCents === null ? text : money(amountCents)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const labelIds = {
  'first-payment-rent': 'terms.fact.firstRent',
  'processing-fee': 'terms.fact.fee',
  'first-payment-waiver': 'terms.fact.firstWaiver',
  'first-payment-club': 'terms.fact.firstBenefitPlus',
  'first-payment-tax': 'terms.fact.firstTax',
  'first-payment-total': 'terms.fact.firstTotal',
  'regular-payment': 'terms.fact.regular',
  'payment-count': 'terms.fact.count',
  'last-payment': 'terms.fact.last',
  'last-payment-date': 'terms.fact.lastDate',
  'total-rent': 'terms.fact.totalRent',
  'total-cost-to-own': 'terms.fact.totalCost',
  'total-with-tax': 'price.totalWithTax',
  'optional-coverage': 'coverage.allPayments',
  'total-with-coverage': 'coverage.total',
  promotion: 'terms.fact.promotion',
  'cash-price': 'terms.fact.cash',
  'cost-of-rental': 'terms.fact.costOfRental',
  'tax-rate': 'terms.fact.taxRate',
  'same-as-cash-end': 'terms.fact.sameAsCash',
} as const satisfies Record<string, string>;

/** The label of a disclosed fact; null for a code that is new to this shop. */
export function factLabelId(code: string): string | null {
  return Object.hasOwn(labelIds, code) ? labelIds[code as keyof typeof labelIds] : null;
}

/** Facts that stand out: what the whole rental comes to beside what buying costs. */
export const MAIN_FACTS: readonly string[] = ['first-payment-total', 'total-cost-to-own', 'cash-price'];
