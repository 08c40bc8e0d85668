import type { CartQuote } from '@ownpath/contracts/basket';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from './price-text.ts';

type Props = {
  readonly coverage: { readonly waiverCents: number; readonly clubCents: number } | null | undefined;
  readonly className?: string;
  readonly amountClassName?: string;
};

/** Optional coverage in one payment: two cells of a description list for each that was chosen. */
export function CoverageRows({ coverage, className, amountClassName }: Props) {
  const { money } = usePriceText();
  if (!coverage) return null;
  return [
    ['coverage.waiver', coverage.waiverCents] as const,
    ['coverage.benefitPlus', coverage.clubCents] as const,
  ]
    .filter(([, cents]) => cents > 0)
    .flatMap(([id, cents]) => [
      <dt key={id} className={className}>
        <FormattedMessage id={id} />
      </dt>,
      <dd key={`${id} amount`} className={amountClassName}>
        {money(cents)}
      </dd>,
    ]);
}

/** A sentence behind the totals; nothing without coverage. */
export function CoverageSentence({ quote: { coverage } }: { readonly quote: Pick<CartQuote, 'coverage'> }) {
  const { money } = usePriceText();
  if (!coverage) return null;
  const amount = money(sumOfCoverage(coverage.total));
  return <FormattedMessage id="coverage.sentence" values={{ amount }} />;
}
