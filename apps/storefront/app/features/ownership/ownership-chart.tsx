import type { OwnershipPath } from '@ownpath/domain/pricing';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { linePath, niceTicks } from '../../ui/chart.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PLOT_STROKE, StretchedPlot } from '../../ui/stretched-plot.tsx';
import { AxisDates, AxisTicks, Chosen, Labels } from './chart-labels.tsx';
import { type ChartPlaces, chartLines, chartPlaces } from './chart-places.ts';
import { lastMomentOf, momentAt, type PathMoment } from './path-moments.ts';

type Props = {
  readonly path: OwnershipPath;
  readonly chosen: number;
  readonly onChoose: (paymentsMade: number) => void;
};

/** Amounts paid and the early purchase price by date; the handle on the axis chooses a date. */
export function OwnershipChart({ path, chosen, onChoose }: Props) {
  const intl = useIntl();
  const priceText = usePriceText();
  const dates = useDateText();
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
                total: priceText.money(path.paidCents.at(-1) ?? 0),
                cash: priceText.money(path.cashPriceCents),
              },
            )}
          />
          <Labels path={path} places={places} />
          <Chosen moment={moment} places={places} />
        </div>
        <Handle path={path} moment={moment} x={places.x(moment.paymentsMade)} onChoose={onChoose} />
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

function Plot({ path, places, ticks, summary }: PlotProps) {
  const { paid, inWindow, afterWindow } = chartLines(path, places);
  const draw = (line: readonly { x: number; y: number }[]) =>
    linePath(line.map(({ x, y }) => ({ x, y: 100 - y })));
  const windowEnd = path.sameAsCash ? Math.min(100, places.xOfDate(path.sameAsCash.date)) : 0;
  const cashY = 100 - places.y(path.cashPriceCents);
  return (
    <StretchedPlot
      summary={summary}
      ticks={ticks}
      y={places.y}
      ground={
        <>
          {windowEnd > 0 && <rect width={windowEnd} height="100" className="fill-honey-50" />}
          <path d={`${draw(paid)}L100 100L0 100Z`} className="fill-sage-500/15" />
        </>
      }
    >
      <path
        d={`M0 ${cashY}H100`}
        {...PLOT_STROKE}
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth={2}
        className="stroke-ink-2"
      />
      {windowEnd > 0 && windowEnd < 100 && (
        <path
          d={`M${windowEnd} 0V100`}
          {...PLOT_STROKE}
          strokeDasharray="3 4"
          strokeWidth={1.5}
          className="stroke-honey-600"
        />
      )}
      <path
        d={draw(afterWindow)}
        {...PLOT_STROKE}
        strokeDasharray="9 6"
        strokeWidth={3}
        className="stroke-honey-600"
      />
      <path d={draw(inWindow)} {...PLOT_STROKE} strokeWidth={3} className="stroke-honey-600" />
      <path d={draw(paid)} {...PLOT_STROKE} strokeWidth={3} className="stroke-spruce-600" />
    </StretchedPlot>
  );
}

type HandleProps = {
  readonly path: OwnershipPath;
  readonly moment: PathMoment;
  readonly x: number;
  readonly onChoose: (paymentsMade: number) => void;
};

/**
 * A range input over the axis, half a thumb wider than the plot on each side, so that its thumb is the handle.
 */
function Handle({ path, moment, x, onChoose }: HandleProps) {
  const intl = useIntl();
  const priceText = usePriceText();
  const dates = useDateText();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  // The handle may have been moved before hydration.
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
        value={moment.paymentsMade}
        onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
        aria-label={intl.formatMessage({ id: 'ownership.slider' })}
        aria-valuetext={intl.formatMessage(
          { id: 'ownership.slider.value' },
          {
            payments: priceText.count(path.frequency, moment.paymentsMade),
            date: dates.long(moment.date),
            amount: priceText.money(moment.buyOutCents),
          },
        )}
        className="peer absolute -inset-x-4 -bottom-5.5 z-2 h-11 w-[calc(100%+2rem)] cursor-ew-resize opacity-0"
      />
      <span
        aria-hidden="true"
        style={{ left: `${x}%` }}
        className="pointer-events-none absolute -bottom-4 -ml-4 grid size-8 place-items-center rounded-full border-2 border-white bg-berry-600 text-white shadow-lift peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon as="chevrons-left-right" size="s" />
      </span>
    </span>
  );
}
