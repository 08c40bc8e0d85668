import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { cx } from '../../ui/cx.ts';
import { usePriceText } from '../pricing/price-text.ts';
import { foldSchedule, type TimelineEntry } from './fold-schedule.ts';

type Props = {
  readonly payments: readonly ScheduledPayment[];
  readonly sameAsCashEndsOn: string | null;
  /** False once the first payment is made. */
  readonly isUpcoming: boolean;
};

/** Dot = payment, honey diamond = same-as-cash date, berry dot = last payment. */
export function ScheduleTimeline({ payments, sameAsCashEndsOn, isUpcoming }: Props) {
  const entries = foldSchedule(payments, sameAsCashEndsOn);
  const today = payments[0]?.dueDate ?? '';
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.kind === 'same-as-cash' ? entry.kind : `${entry.kind}-${entry.payment.dueDate}`}
          className="relative grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3.5 pb-5 not-last:before:absolute not-last:before:top-5.5 not-last:before:-bottom-0.5 not-last:before:left-2.5 not-last:before:w-0.5 not-last:before:bg-sage-300"
        >
          <Dot kind={entry.kind} />
          <Entry entry={entry} today={today} isUpcoming={isUpcoming} />
        </li>
      ))}
    </ol>
  );
}

const dots: Record<TimelineEntry['kind'], string> = {
  first: 'rounded-full border-spruce-700 bg-spruce-700',
  short: 'rounded-full border-spruce-600 bg-white',
  single: 'rounded-full border-spruce-600 bg-white',
  run: 'rounded-full border-spruce-600 bg-white',
  last: 'rounded-full border-berry-500 bg-berry-500',
  'same-as-cash': 'rotate-45 rounded-[3px] border-honey-600 bg-honey-300',
};

function Dot({ kind }: { readonly kind: TimelineEntry['kind'] }) {
  return <span aria-hidden="true" className={cx('m-1 size-3.5 border-[3px]', dots[kind])} />;
}

type EntryProps = { readonly entry: TimelineEntry; readonly today: string; readonly isUpcoming: boolean };

function Entry({ entry, today, isUpcoming }: EntryProps) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (entry.kind === 'same-as-cash') {
    return (
      <Lines
        date={dates.weekday(entry.date, today)}
        title={<FormattedMessage id="schedule.sameAsCash" />}
        note={<FormattedMessage id="schedule.sameAsCashNote" />}
      />
    );
  }
  const { payment } = entry;
  const date = dates.weekday(payment.dueDate, today);
  const parts = <Parts payment={payment} />;
  const amount = money(payment.totalCents);
  switch (entry.kind) {
    case 'first':
      return (
        <Lines
          date={isUpcoming ? <FormattedMessage id="schedule.today" values={{ date }} /> : date}
          title={
            <FormattedMessage
              id="schedule.first"
              values={{ from: dates.day(payment.coversFrom), to: dates.day(payment.coversTo) }}
            />
          }
          note={parts}
          amount={amount}
        />
      );
    case 'short':
      return (
        <Lines date={date} title={<FormattedMessage id="schedule.short" />} note={parts} amount={amount} />
      );
    case 'last':
      return (
        <Lines date={date} title={<FormattedMessage id="schedule.last" />} note={parts} amount={amount} />
      );
    case 'single':
      return (
        <Lines date={date} title={<FormattedMessage id="schedule.regular" />} note={parts} amount={amount} />
      );
    case 'run':
      return (
        <Lines
          date={
            <FormattedMessage
              id="schedule.runDates"
              values={{ from: date, to: dates.weekday(entry.untilDate, today) }}
            />
          }
          title={<FormattedMessage id="schedule.run" values={{ count: entry.count }} />}
          note={parts}
          amount={<FormattedMessage id="schedule.each" values={{ amount }} />}
        />
      );
  }
}

function Parts({ payment }: { readonly payment: ScheduledPayment }) {
  const { money } = usePriceText();
  const coverageCents = sumOfCoverage(payment);
  return (
    <>
      <FormattedMessage
        id={payment.feeCents > 0 ? 'schedule.partsFee' : 'schedule.parts'}
        values={{
          rent: money(payment.rentCents),
          fee: money(payment.feeCents),
          tax: money(payment.taxCents),
        }}
      />
      {coverageCents > 0 && (
        <>
          {' '}
          <FormattedMessage id="coverage.part" values={{ amount: money(coverageCents) }} />
        </>
      )}
    </>
  );
}

type LinesProps = {
  readonly date: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly amount?: ReactNode;
};

function Lines({ date, title, note, amount }: LinesProps) {
  return (
    <>
      <div className="min-w-0">
        <p className="text-xs text-ink-3">{date}</p>
        <p className="font-semibold">{title}</p>
        <p className="text-xs text-ink-3">{note}</p>
      </div>
      {amount && <span className="text-right text-base font-semibold">{amount}</span>}
    </>
  );
}
