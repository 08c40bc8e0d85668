import type { Visit } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { cx } from '../../ui/cx.ts';
import type { VisitsPage } from './load-visits.server.ts';

type StepState = 'done' | 'now' | 'later';

const LEAVES: Readonly<
  Record<StepState, { readonly fill: string; readonly line: string; readonly vein: string }>
> = {
  done: { fill: 'fill-sage-500', line: 'stroke-sage-500', vein: 'stroke-spruce-900' },
  now: { fill: 'fill-honey-300', line: 'stroke-honey-300', vein: 'stroke-honey-700' },
  later: { fill: 'fill-spruce-900', line: 'stroke-sage-300', vein: 'stroke-sage-300' },
};

const BERRIES = [
  [14, 30],
  [27, 33],
  [22, 19],
  [34, 22],
] as const;

function Leaf({ state }: { readonly state: StepState }) {
  const look = LEAVES[state];
  return (
    <svg viewBox="0 0 44 44" className="size-10 flex-none" aria-hidden="true">
      <path d="M8 38C6 18 18 6 40 6 40 26 28 40 8 38z" strokeWidth="2" className={cx(look.fill, look.line)} />
      <path d="M8 38C16 28 24 20 32 13" fill="none" strokeWidth="1.75" className={look.vein} />
    </svg>
  );
}

function Berries({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg viewBox="0 0 44 44" className="size-10 flex-none" aria-hidden="true">
      {BERRIES.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="7"
          strokeWidth="2.25"
          className={cx('stroke-berry-500', isDone ? 'fill-berry-500' : 'fill-spruce-900')}
        />
      ))}
    </svg>
  );
}

/** Index of the step that is under way. */
function reachedStep(status: Visit['status'] | null): number {
  if (status === 'completed') return 5;
  if (status === 'on-the-way') return 3;
  return status === 'scheduled' ? 2 : 1;
}

/** How far a delivery is: leaves from the signature to the home. A column on narrow screens. */
export function VisitTracker({ page }: { readonly page: VisitsPage }) {
  const dates = useDateText();
  const { visit, signedOn, deliveredOn, now } = page.visits;
  const status = deliveredOn === null ? (visit?.status ?? null) : 'completed';
  const isBooked = status === 'scheduled';
  const reached = reachedStep(status);
  const stateAt = (index: number): StepState =>
    index < reached ? 'done' : index === reached ? 'now' : 'later';
  const steps: readonly { readonly id: string; readonly note: ReactNode }[] = [
    { id: 'visits.step.signed', note: signedOn && dates.weekday(signedOn) },
    { id: 'visits.step.held', note: <FormattedMessage id="visits.step.heldNote" /> },
    {
      id: 'visits.step.booked',
      note:
        visit && (isBooked || reached > 2) ? (
          dates.weekday(visit.scheduledOn)
        ) : (
          <FormattedMessage id="visits.step.bookedNote" />
        ),
    },
    { id: 'visits.step.onTheWay', note: <FormattedMessage id="visits.step.onTheWayNote" /> },
    {
      id: 'visits.step.home',
      note: deliveredOn ? (
        dates.weekday(deliveredOn)
      ) : (
        <FormattedMessage id="visits.step.homeNote" values={{ date: dates.day(now.rentStartsOn) }} />
      ),
    },
  ];
  return (
    <ol className="mt-8 grid gap-y-4 md:grid-cols-5 md:gap-x-4">
      {steps.map(({ id, note }, index) => (
        <li
          key={id}
          aria-current={index === reached ? 'step' : undefined}
          className={cx(
            'relative flex items-center gap-4 md:block',
            index < steps.length - 1 &&
              'md:after:absolute md:after:top-5 md:after:right-1 md:after:left-12 md:after:h-0.5 md:after:bg-white/25',
          )}
        >
          {index === steps.length - 1 ? (
            <Berries isDone={reached > index} />
          ) : (
            <Leaf state={stateAt(index)} />
          )}
          <span className="block md:mt-2">
            <b className="block font-semibold">
              <FormattedMessage id={id} />
            </b>
            <span className="block text-xs text-sage-200">{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
