import type { OwnershipPath } from '@ownpath/domain/pricing';
import { ChevronsLeftRight } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateWords } from '../../platform/i18n/date-words.ts';
import { usePriceWords } from '../../platform/pricing/price-words.ts';
import { linePath, niceTicks } from '../../ui/chart/chart-scale.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { AxisDates, AxisTicks } from './chart-axes.tsx';
import { type ChartPlaces, chartLines, chartPlaces } from './chart-places.ts';
import { lastMomentOf, momentAt, type PathMoment } from './path-moments.ts';

type Props = {
  readonly path: OwnershipPath;
  readonly chosen: number;
  readonly onChoose: (made: number) => void;
};

/** What is paid and what ownership costs on every date; the handle on the axis chooses one. */
export function OwnershipChart({ path, chosen, onChoose }: Props) {
  const intl = useIntl();
  const words = usePriceWords();
  const dates = useDateWords();
  const ticks = niceTicks(Math.max(path.paidCents.at(-1) ?? 0, path.cashPriceCents));
  const places = chartPlaces(path, ticks.at(-1) ?? 1);
  const moment = momentAt(path, chosen);
  const last = lastMomentOf(path);

  const chooseAt = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onChoose(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * last));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.buttons === 1) chooseAt(event);
  };

  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] pt-6 pr-3 text-2xs text-ink-3 md:grid-cols-[3.75rem_minmax(0,1fr)] md:text-xs">
      <AxisTicks ticks={ticks} places={places} />
      <div className="relative h-72 md:h-84">
        {/* The slider below does the same by keys. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer */}
        <div
          className="absolute inset-0 cursor-crosshair select-none"
          onClick={chooseAt}
          onPointerMove={drag}
        >
          <Plot
            path={path}
            places={places}
            ticks={ticks}
            summary={intl.formatMessage(
              { id: 'ownership.chart.summary' },
              {
                start: dates.long(path.dates[0] ?? ''),
                end: dates.long(path.dates.at(-1) ?? ''),
                total: words.money(path.paidCents.at(-1) ?? 0),
                cash: words.money(path.cashPriceCents),
              },
            )}
          />
          <Labels path={path} places={places} />
          <Chosen moment={moment} places={places} />
        </div>
        <Handle path={path} moment={moment} x={places.x(moment.made)} onChoose={onChoose} />
      </div>
      <AxisDates path={path} places={places} />
    </div>
  );
}

type PlotProps = {
  readonly path: OwnershipPath;
  readonly places: ChartPlaces;
  readonly ticks: readonly number[];
  readonly summary: string;
};

/** The drawing is stretched to its place; strokes keep their width. */
function Plot({ path, places, ticks, summary }: PlotProps) {
  const { paid, inWindow, afterWindow } = chartLines(path, places);
  const draw = (line: readonly { x: number; y: number }[]) =>
    linePath(line.map(({ x, y }) => ({ x, y: 100 - y })));
  const windowEnd = path.sameAsCash ? Math.min(100, places.xOfDate(path.sameAsCash.date)) : 0;
  const cashY = 100 - places.y(path.cashPriceCents);
  const strokes = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
      className="absolute inset-0 size-full overflow-visible"
    >
      {windowEnd > 0 && <rect width={windowEnd} height="100" className="fill-honey-50" />}
      <path d={`${draw(paid)}L100 100L0 100Z`} className="fill-sage-500/15" />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${100 - places.y(tick)}H100`}
          {...strokes}
          className={tick === 0 ? 'stroke-oat-500' : 'stroke-ink/8'}
        />
      ))}
      <path
        d={`M0 ${cashY}H100`}
        {...strokes}
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth={2}
        className="stroke-ink-2"
      />
      {windowEnd > 0 && windowEnd < 100 && (
        <path
          d={`M${windowEnd} 0V100`}
          {...strokes}
          strokeDasharray="3 4"
          strokeWidth={1.5}
          className="stroke-honey-600"
        />
      )}
      <path
        d={draw(afterWindow)}
        {...strokes}
        strokeDasharray="9 6"
        strokeWidth={3}
        className="stroke-honey-600"
      />
      <path d={draw(inWindow)} {...strokes} strokeWidth={3} className="stroke-honey-600" />
      <path d={draw(paid)} {...strokes} strokeWidth={3} className="stroke-spruce-600" />
    </svg>
  );
}

type LabelProps = {
  /** Percent of the plot: from the left or the right, and from the foot. */
  readonly place: { readonly left?: number; readonly right?: number; readonly bottom: number };
  readonly className?: string;
  readonly children: ReactNode;
};

function Label({ place, className, children }: LabelProps) {
  const { left, right, bottom } = place;
  return (
    <span
      style={{
        ...(left !== undefined && { left: `${left}%` }),
        ...(right !== undefined && { right: `${right}%` }),
        bottom: `${bottom}%`,
      }}
      className={cx('pointer-events-none absolute leading-snug', className)}
    >
      {children}
    </span>
  );
}

/** Names on the lines; all that they say stands beside the chart or in the table too. */
function Labels({ path, places }: Pick<PlotProps, 'path' | 'places'>) {
  const words = usePriceWords();
  const dates = useDateWords();
  const { sameAsCash } = path;
  const last = lastMomentOf(path);
  const windowEnd = sameAsCash ? places.xOfDate(sameAsCash.date) : 0;
  const on = (line: readonly number[], share: number) => places.y(line[Math.round(last * share)] ?? 0);
  const hasRise = sameAsCash !== null && sameAsCash.buyOutAfterCents > sameAsCash.buyOutCents;
  return (
    <span aria-hidden="true">
      {sameAsCash && (
        <span
          style={{ maxWidth: `max(${Math.min(windowEnd, 100)}%, 6rem)` }}
          className="pointer-events-none absolute top-1 left-0 pr-1 pl-2 leading-snug text-honey-800"
        >
          <FormattedMessage
            id="ownership.chart.window"
            values={{
              date: dates.long(sameAsCash.date),
              b: (text) => <b className="font-semibold">{text}</b>,
            }}
          />
        </span>
      )}
      <Label
        place={{ right: 0, bottom: places.y(path.paidCents.at(-1) ?? 0) }}
        className="pr-3 pb-2 font-semibold whitespace-nowrap text-spruce-700"
      >
        <FormattedMessage
          id="ownership.chart.yours"
          values={{ amount: words.money(path.paidCents.at(-1) ?? 0) }}
        />
      </Label>
      <Label
        place={{ right: 0, bottom: on(path.paidCents, 0.6) }}
        className="max-w-20 pr-1.5 text-right font-semibold text-spruce-700 md:max-w-none"
      >
        <FormattedMessage id="ownership.chart.paid" />
      </Label>
      <Label
        place={{ right: 0, bottom: places.y(path.cashPriceCents) }}
        className="pr-1 pb-1 font-semibold whitespace-nowrap text-ink [text-shadow:0_0_4px_white,0_0_4px_white]"
      >
        <FormattedMessage id="ownership.cash" values={{ amount: words.money(path.cashPriceCents) }} />
      </Label>
      {windowEnd < 60 && (
        <Label
          place={{ right: 0, bottom: on(path.buyOutCents, 0.6) }}
          className="max-w-30 pb-1 text-right font-semibold text-honey-700 md:max-w-none md:pr-12"
        >
          <FormattedMessage id="ownership.chart.buyOut" />
        </Label>
      )}
      {hasRise && windowEnd > 12 && windowEnd < 50 && (
        <Label
          place={{ left: windowEnd, bottom: 2 }}
          className="hidden max-w-52 pl-3 text-left font-semibold text-honey-800 md:block"
        >
          <FormattedMessage
            id="ownership.rise"
            values={{
              date: dates.day(sameAsCash.date),
              from: words.money(sameAsCash.buyOutCents),
              to: words.money(sameAsCash.buyOutAfterCents),
            }}
          />
        </Label>
      )}
    </span>
  );
}

/** The chosen date: a line through both series, their marks, and the two amounts. */
function Chosen({ moment, places }: { readonly moment: PathMoment; readonly places: ChartPlaces }) {
  const words = usePriceWords();
  const x = places.x(moment.made);
  const isLeft = x > 48;
  const mark = (cents: number) => ({ left: `${x}%`, bottom: `${places.y(cents)}%` });
  return (
    <span aria-hidden="true" className="pointer-events-none">
      <i style={{ left: `${x}%` }} className="absolute top-[26%] bottom-0 -ml-px w-0.5 bg-ink md:top-[19%]" />
      <i
        style={mark(moment.paidCents)}
        className="absolute -mb-1.75 -ml-1.75 size-3.5 rounded-full bg-spruce-600 ring-2 ring-white"
      />
      <i
        style={mark(moment.buyOutCents)}
        className="absolute -mb-1.5 -ml-1.5 size-3 rotate-45 bg-honey-600 ring-2 ring-white"
      />
      <dl
        // Beside the line, and never out of the plot.
        style={
          isLeft
            ? { right: `min(calc(${100 - x}% + 0.625rem), calc(100% - 13rem))` }
            : { left: `min(calc(${x}% + 0.625rem), calc(100% - 13rem))` }
        }
        className="absolute top-[26%] z-1 grid w-52 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 rounded-control bg-spruce-950 px-3 py-2.5 whitespace-nowrap text-white tabular-nums shadow-pop md:top-[19%] md:w-auto md:gap-x-4 md:px-3.5"
      >
        <dt className="flex items-center gap-2">
          <i className="size-2 flex-none rounded-full bg-sage-300" />
          <FormattedMessage id="ownership.paidSoFar" />
        </dt>
        <dd className="text-right font-semibold">{words.money(moment.paidCents)}</dd>
        <dt className="flex items-center gap-2">
          <i className="size-2 flex-none rotate-45 bg-honey-300" />
          <FormattedMessage id="ownership.buyThatDay" />
        </dt>
        <dd className="text-right font-semibold">{words.money(moment.buyOutCents)}</dd>
      </dl>
    </span>
  );
}

type HandleProps = {
  readonly path: OwnershipPath;
  readonly moment: PathMoment;
  readonly x: number;
  readonly onChoose: (made: number) => void;
};

/** A range input over the axis, as wide as the plot and half a thumb at each end, so that its thumb is the handle. */
function Handle({ path, moment, x, onChoose }: HandleProps) {
  const intl = useIntl();
  const words = usePriceWords();
  const dates = useDateWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  // Whoever was quicker than the code has moved the handle already.
  useEffect(() => {
    if (input.current) choose.current(input.current.valueAsNumber);
  }, []);
  return (
    <span className="absolute inset-x-0 bottom-0 noscript:hidden">
      <input
        ref={input}
        type="range"
        min={0}
        max={lastMomentOf(path)}
        step={1}
        value={moment.made}
        onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
        aria-label={intl.formatMessage({ id: 'ownership.slider' })}
        aria-valuetext={intl.formatMessage(
          { id: 'ownership.slider.value' },
          {
            payments: words.count(path.frequency, moment.made),
            date: dates.long(moment.date),
            amount: words.money(moment.buyOutCents),
          },
        )}
        className="peer absolute -inset-x-4 -bottom-5.5 z-2 h-11 w-[calc(100%+2rem)] cursor-ew-resize opacity-0"
      />
      <span
        aria-hidden="true"
        style={{ left: `${x}%` }}
        className="pointer-events-none absolute -bottom-4 -ml-4 grid size-8 place-items-center rounded-full border-2 border-white bg-berry-600 text-white shadow-lift peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon as={ChevronsLeftRight} size="s" />
      </span>
    </span>
  );
}
