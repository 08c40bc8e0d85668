import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cx } from '../../../ui/cx.ts';
import type { AgreementPageData } from './load-agreement.server.ts';
import { type PlanStep, planSteps } from './plan-steps.ts';

type Props = Pick<AgreementPageData, 'agreement' | 'details' | 'history'>;

/** The schedule: what was paid, what comes when, and what it comes to in all. */
export function PlanCard({ agreement, details, history }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const id = useId();
  const steps = planSteps(details);
  const kept = history.filter(({ status, source }) => status === 'completed' && source !== 'refund');
  const paid = kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { terms } = details;
  const rangeOf = (from: string, to: string) =>
    from === to ? dates.medium(from) : `${dates.medium(from)} – ${dates.medium(to)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-[1.625rem]">
        <FormattedMessage id="plan.title" />
      </h2>
      <div className="rounded-card bg-white p-6 shadow-card">
        <ol className="print:hidden">
          {kept.length > 0 && (
            <Line
              dot="past"
              date={rangeOf(kept.at(-1)?.paidOn ?? '', kept[0]?.paidOn ?? '')}
              amount={money(paid)}
              note={<FormattedMessage id="plan.paidNote" />}
            >
              <FormattedMessage id="plan.paid" values={{ count: kept.length }} />
            </Line>
          )}
          {steps.map((step) => (
            <Step key={keyOf(step)} step={step} />
          ))}
        </ol>
        <PrintedPlan details={details} />
        <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-t-2 border-dotted border-oat-300 pt-4">
          <Term label={<FormattedMessage id="price.rent" />}>{money(terms.totalRentCents)}</Term>
          <Term label={<FormattedMessage id="pay.part.feeCents" />}>{money(terms.processingFeeCents)}</Term>
          <Term label={<FormattedMessage id="price.total" />}>{money(agreement.totalCostCents)}</Term>
          <Term label={<FormattedMessage id="dashboard.left" />}>{money(agreement.remainingCents)}</Term>
        </dl>
      </div>
    </section>
  );
}

/** On paper every payment to come has a line. */
function PrintedPlan({ details }: Pick<Props, 'details'>) {
  const { money } = usePriceText();
  const dates = useDateText();
  return (
    <ol className="hidden columns-2 gap-8 print:block">
      {details.payments
        .filter(({ leftCents }) => leftCents > 0)
        .map(({ number, dueOn, leftCents }) => (
          <li key={number} className="flex justify-between gap-4 border-b border-oat-300 py-0.5">
            <span>
              {number}. {dates.medium(dueOn)}
            </span>
            <span className="tabular-nums">{money(leftCents)}</span>
          </li>
        ))}
    </ol>
  );
}

const keyOf = (step: PlanStep) =>
  step.kind === 'same-as-cash' ? step.kind : step.kind === 'run' ? step.first.number : step.payment.number;

function Step({ step }: { readonly step: PlanStep }) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (step.kind === 'same-as-cash') {
    return (
      <Line
        dot="cash"
        date={dates.medium(step.date)}
        amount=""
        note={<FormattedMessage id="schedule.sameAsCashNote" />}
      >
        <FormattedMessage id="schedule.sameAsCash" />
      </Line>
    );
  }
  if (step.kind === 'run') {
    const { first, last, count } = step;
    return (
      <Line
        dot="open"
        date={
          count === 1
            ? dates.medium(first.dueOn)
            : `${dates.medium(first.dueOn)} – ${dates.medium(last.dueOn)}`
        }
        amount={count === 1 ? money(first.leftCents) : `${count} × ${money(first.leftCents)}`}
      >
        <FormattedMessage id="plan.payments" values={{ first: first.number, last: last.number, count }} />
      </Line>
    );
  }
  const { payment, kind } = step;
  return (
    <Line
      dot={kind === 'last' ? 'end' : 'open'}
      date={dates.medium(payment.dueOn)}
      amount={money(payment.leftCents)}
    >
      <FormattedMessage
        id="plan.payment"
        values={{ number: payment.number, last: kind === 'last' ? 'yes' : 'no' }}
      />
    </Line>
  );
}

const DOTS = {
  past: 'rounded-full border-spruce-600 bg-spruce-600',
  open: 'rounded-full border-spruce-600 bg-white',
  end: 'rounded-full border-berry-500 bg-berry-500',
  cash: 'rotate-45 rounded-[3px] border-honey-600 bg-honey-300',
} as const;

type LineProps = {
  readonly dot: keyof typeof DOTS;
  readonly date: string;
  readonly amount: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

function Line({ dot, date, amount, note, children }: LineProps) {
  return (
    <li className="relative grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3.5 pb-4.5 last:pb-0 not-last:before:absolute not-last:before:top-5.5 not-last:before:-bottom-0.5 not-last:before:left-2.5 not-last:before:w-0.5 not-last:before:bg-sage-300">
      <span aria-hidden="true" className={cx('m-1 size-3.5 border-[3px]', DOTS[dot])} />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">{date}</p>
        <p className="font-semibold">{children}</p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      <b className="font-semibold whitespace-nowrap tabular-nums">{amount}</b>
    </li>
  );
}

function Term({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </>
  );
}
