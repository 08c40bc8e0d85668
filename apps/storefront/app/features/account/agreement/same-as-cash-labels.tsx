import type { SameAsCashPlan } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cx } from '../../../ui/cx.ts';
import type { PlotPlaces } from './same-as-cash-places.ts';

type Props = {
  readonly plan: SameAsCashPlan;
  /** With each payment; 0 without. */
  readonly extraCents: number;
  readonly places: PlotPlaces;
};

/** With fewer payments the line with the extra is too steep for a word beside it. */
const MIN_PAYMENTS_FOR_LABEL = 3;
const DIAMOND = '-mb-1.75 -ml-1.75 size-3.5 rotate-45 rounded-[2px] border-2 border-honey-600';

/** Marks and words at the lines. Decorative: sentence and table say the same. */
export function Labels({ plan, extraCents, places }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { path, endsOn, missingCents, afterCents, payments } = plan;
  const start = path[0]?.usualCents ?? 0;
  const bought = path.find(({ plannedCents }) => plannedCents === 0);
  const endX = places.x(endsOn);
  const middle = path.find(({ date }) => places.x(date) >= endX * 0.3);
  return (
    <span aria-hidden="true" className="pointer-events-none">
      <Mark x={0} y={places.y(start)} className={cx(DIAMOND, 'bg-honey-300')} />
      {endX >= 30 && (
        <Word x={0} y={places.y(start)} className="pb-3 pl-2 font-semibold text-ink">
          {money(start)}
        </Word>
      )}
      {middle && endX >= 45 && (
        <Word
          x={places.x(middle.date)}
          y={places.y(middle.usualCents)}
          className="pb-1.5 font-semibold text-honey-800"
        >
          <FormattedMessage id="myAgreement.plot.usual" />
        </Word>
      )}
      <Mark x={endX} y={places.y(missingCents)} className={cx(DIAMOND, 'bg-white')} />
      {afterCents > 0 && (
        <>
          <Word x={endX} y={places.y(missingCents)} className="translate-y-1/2 pl-3 font-semibold text-ink">
            {money(missingCents)}
          </Word>
          <Mark x={endX} y={places.y(afterCents)} className={cx(DIAMOND, 'bg-white')} />
          <Word x={endX} y={places.y(afterCents)} className="pb-2 pl-3 font-semibold text-ink">
            {money(afterCents)}
          </Word>
        </>
      )}
      {bought && (
        <>
          <Mark
            x={places.x(bought.date)}
            y={0}
            className="-mb-1.75 -ml-1.75 size-3.5 rounded-full border-2 border-white bg-berry-600"
          />
          <Word x={endX} y={0} className="pb-1.5 pl-3 font-semibold text-ink">
            <FormattedMessage id="myAgreement.plot.yours" values={{ date: dates.day(bought.date) }} />
          </Word>
        </>
      )}
      {bought && payments.length >= MIN_PAYMENTS_FOR_LABEL && endX >= 45 && (
        <Word x={0} y={0} className="pb-2 pl-2 font-semibold text-spruce-700">
          <FormattedMessage id="myAgreement.plot.extra" values={{ extra: money(extraCents) }} />
        </Word>
      )}
    </span>
  );
}

type AtProps = { readonly x: number; readonly y: number; readonly className: string };

const Mark = ({ x, y, className }: AtProps) => (
  <i style={{ left: `${x}%`, bottom: `${y}%` }} className={cx('absolute', className)} />
);

const Word = ({ x, y, className, children }: AtProps & { readonly children: ReactNode }) => (
  <span
    style={{ left: `${x}%`, bottom: `${y}%` }}
    className={cx('absolute leading-snug whitespace-nowrap', className)}
  >
    {children}
  </span>
);

/** Today, the last day of same as cash, and the last day that is shown. */
export function AxisDates({ plan: { path, endsOn }, places }: Pick<Props, 'plan' | 'places'>) {
  const dates = useDateText();
  const endX = places.x(endsOn);
  const last = path.at(-1)?.date ?? endsOn;
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-2 h-5">
      {endX >= 30 && (
        <span className="absolute left-0">
          <FormattedMessage id="myAgreement.plot.today" />
        </span>
      )}
      <span
        style={{ left: `${endX}%` }}
        className={cx(
          'absolute font-semibold whitespace-nowrap text-honey-800',
          endX >= 90 ? '-translate-x-full' : endX >= 10 && '-translate-x-1/2',
        )}
      >
        {dates.day(endsOn)}
      </span>
      {endX < 75 && <span className="absolute right-0">{dates.day(last)}</span>}
    </div>
  );
}
