import type { RenewalTerms } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cx } from '../../../ui/cx.ts';
import { factLabelId, MAIN_FACTS } from './fact-labels.ts';

/** The disclosure in one look: nothing to scroll through, nothing folded away. */
export function TermsFacts({ terms }: { readonly terms: RenewalTerms }) {
  const { money } = usePriceText();
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="terms.atAGlance" />
      </h2>
      <dl>
        {terms.facts.map(({ code, amountCents, text }) => {
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
                {labelId ? <FormattedMessage id={labelId} /> : code}
              </dt>
              <dd className="text-right font-semibold">{amountCents === null ? text : money(amountCents)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
