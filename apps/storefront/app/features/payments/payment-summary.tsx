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
  /** The way to pay that is chosen, beside what it is charged. */
  readonly paysWith?: ReactNode;
  readonly children?: ReactNode;
};

/** What is paid, by agreement and part. The payment page and the receipt show the same. */
export function PaymentSummary({ titleId, lines, totalCents, paysWith, children }: Props) {
  const { money } = usePriceText();
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  const rentCents = sum(({ parts }) => parts.rentCents + parts.buyOutCents);
  const taxCents = sum(({ parts }) => parts.taxCents);
  const otherCents = totalCents - rentCents - taxCents;
  return (
    <TagCard className="px-5! pt-8! pb-6! sm:px-8!">
      <h2 className="text-lg">
        <FormattedMessage id={titleId} />
      </h2>
      <p className="font-display text-[2.5rem] leading-tight font-bold tracking-[-0.02em]" aria-live="polite">
        {money(totalCents)}
      </p>
      {totalCents > 0 && (
        <SplitBar rentCents={rentCents} taxCents={taxCents} otherCents={Math.max(0, otherCents)} />
      )}
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
      {paysWith && (
        <dl className="mb-4 grid gap-1.5">
          <Total id="pay.part.lateFeeCents" cents={sum(({ parts }) => parts.lateFeeCents)} />
          <Total id="pay.onlineFee" cents={0} />
          <div className="flex justify-between gap-4 border-t border-oat-300 pt-2 font-semibold">
            <dt>{paysWith}</dt>
            <dd className="tabular-nums">{money(totalCents)}</dd>
          </div>
        </dl>
      )}
      {children}
    </TagCard>
  );
}

function Total({ id, cents }: { readonly id: string; readonly cents: number }) {
  const { money } = usePriceText();
  return (
    <div className="flex justify-between gap-4 text-sm text-ink-2">
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd className="font-semibold tabular-nums text-ink">{money(cents)}</dd>
    </div>
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
            <FormattedMessage
              id={
                line.suspenseBeforeCents < 0
                  ? 'pay.part.returned'
                  : suspenseCents > 0
                    ? 'pay.part.kept'
                    : 'pay.part.used'
              }
            />
          </dt>
          <dd>{money(suspenseCents)}</dd>
        </div>
      )}
    </dl>
  );
}

const splits = [
  { id: 'history.rentPart', part: 'rentCents', color: 'bg-spruce-600' },
  { id: 'history.taxPart', part: 'taxCents', color: 'bg-sage-300' },
  { id: 'history.other', part: 'otherCents', color: 'bg-honey-300' },
] as const;

type SplitProps = {
  /** Rent, price to buy included. */
  readonly rentCents: number;
  readonly taxCents: number;
  /** Fees, coverage and credit. */
  readonly otherCents: number;
  /** Of the bar, in percent. */
  readonly width?: number;
};

/** What a sum is made of, as a bar with its legend. */
export function SplitBar({ width = 100, ...cents }: SplitProps) {
  const { money } = usePriceText();
  const shown = splits.filter(({ part }) => cents[part] > 0);
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-2.5 flex h-3 gap-0.5 overflow-hidden rounded-pill"
        style={{ width: `${width}%` }}
      >
        {shown.map(({ part, color }) => (
          <span key={part} className={color} style={{ flexGrow: cents[part], minWidth: 3 }} />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {shown.map(({ id, part, color }) => (
          <li key={part} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${color}`} />
            <FormattedMessage id={id} values={{ amount: money(cents[part]) }} />
          </li>
        ))}
      </ul>
    </>
  );
}
