import type { AgreementPaymentQuote } from '@ownpath/contracts/servicing';
import { PART_NAMES } from '@ownpath/domain/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TagCard } from '../../ui/tag-card.tsx';
import { partIds } from './payment-texts.ts';

type Line = Pick<
  AgreementPaymentQuote,
  'kind' | 'parts' | 'chargeCents' | 'suspenseBeforeCents' | 'suspenseAfterCents'
> & { readonly agreementNumber: string; readonly name: string };

type Props = {
  /** What the total is: to be paid, or paid. */
  readonly titleId: 'pay.summary.today' | 'pay.summary.paid' | 'pay.summary.asked';
  readonly lines: readonly Line[];
  readonly totalCents: number;
  readonly children?: ReactNode;
};

/** What is paid, by agreement and part. The payment page and the receipt show the same. */
export function PaymentSummary({ titleId, lines, totalCents, children }: Props) {
  const { money } = usePriceText();
  return (
    <TagCard className="px-5! pt-8! pb-6! sm:px-8!">
      <h2 className="text-lg">
        <FormattedMessage id={titleId} />
      </h2>
      <p className="font-display text-[2.5rem] leading-tight font-bold tracking-[-0.02em]" aria-live="polite">
        {money(totalCents)}
      </p>
      {lines.map((line) => (
        <div key={line.agreementNumber}>
          <hr className="perforation my-4" />
          <div className="flex justify-between gap-4 font-semibold">
            <h3 className="min-w-0 font-sans text-base wrap-anywhere">{line.name}</h3>
            <span>{money(line.chargeCents)}</span>
          </div>
          <Parts line={line} />
        </div>
      ))}
      <hr className="perforation my-4" />
      {children}
    </TagCard>
  );
}

function Parts({ line }: { readonly line: Line }) {
  const { money } = usePriceText();
  const { parts } = line;
  const suspenseCents = line.suspenseAfterCents - line.suspenseBeforeCents;
  return (
    <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm text-ink-2 [&_dd]:text-right">
      {PART_NAMES.filter((part) => parts[part] > 0).map((part) => (
        <div key={part} className="col-span-full flex justify-between gap-4">
          <dt>
            <FormattedMessage id={partIds[part]} />
          </dt>
          <dd>{money(parts[part])}</dd>
        </div>
      ))}
      {suspenseCents !== 0 && (
        <div className="col-span-full flex justify-between gap-4">
          <dt>
            <FormattedMessage id={suspenseCents > 0 ? 'pay.part.kept' : 'pay.part.used'} />
          </dt>
          <dd>{money(suspenseCents)}</dd>
        </div>
      )}
    </dl>
  );
}
