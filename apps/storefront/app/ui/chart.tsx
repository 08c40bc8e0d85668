import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Table } from './table.tsx';

type ChartPoint = {
  /** Position on the x axis, such as the week. */
  readonly position: number;
  /** Label on the x axis and in the table, such as a date. */
  readonly label: string;
  /** One value per series; null where a series has none. */
  readonly values: readonly (number | null)[];
};

type ChartSeries = { readonly name: string };

type Props = {
  readonly title: string;
  /** Text alternative: one sentence. */
  readonly summary: string;
  /** At most two: a circle and a diamond distinguish them without colour. */
  readonly series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  readonly points: readonly ChartPoint[];
  /** A horizontal reference line, such as the cash price. */
  readonly rule?: { readonly value: number; readonly label: string };
  readonly format: (value: number) => string;
  /** Short form for the axis: `$500`. */
  readonly formatTick: (value: number) => string;
  readonly positionLabel: string;
  readonly tableTitle: ReactNode;
};

const LOOKS = [
  { line: 'stroke-spruce-600', mark: 'fill-spruce-600', text: 'fill-spruce-700' },
  { line: 'stroke-honey-600', mark: 'fill-honey-600', text: 'fill-honey-700' },
] as const;
/** Dates that fit below the axis on a phone. */
const SHOWN_LABELS = 4;

/** A line chart of amounts over time with a zero-based axis and labelled lines, plus a table of all values. */
export function Chart(props: Props) {
  const { title, summary, series, points, rule, format, formatTick, positionLabel, tableTitle } = props;
  const titleId = useId();
  const amounts = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(Math.max(0, rule?.value ?? 0, ...amounts));
  const scale = chartScale(points.at(-1)?.position ?? 0, ticks.at(-1) ?? 0);
  return (
    <figure aria-labelledby={titleId} className="rounded-card bg-white p-4 shadow-card md:p-6">
      <figcaption
        id={titleId}
        className="mb-3 font-display text-lg leading-tight font-bold tracking-[-0.02em]"
      >
        {title}
      </figcaption>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={summary}
        className="block h-auto w-full font-sans text-[22px] md:text-[15px]"
      >
        <Axes ticks={ticks} points={points} scale={scale} formatTick={formatTick} />
        {rule && (
          <line
            x1={CHART.left}
            x2={CHART.width - CHART.right}
            y1={scale.y(rule.value)}
            y2={scale.y(rule.value)}
            strokeDasharray="2 6"
            strokeLinecap="round"
            strokeWidth={2}
            className="stroke-ink-2"
          />
        )}
        {series.map(({ name }, index) => (
          <Line key={name} name={name} index={index} points={points} scale={scale} />
        ))}
        {rule && (
          <text
            x={CHART.left + 8}
            y={scale.y(rule.value) - 9}
            // On a phone a line may pass behind the label.
            paintOrder="stroke"
            strokeWidth={6}
            strokeLinejoin="round"
            className="fill-ink-2 stroke-white font-medium"
          >
            {rule.label}
          </text>
        )}
      </svg>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center font-semibold text-spruce-700 underline">
          {tableTitle}
        </summary>
        <div className="mt-2">
          <Table
            caption={title}
            isCaptionHidden
            columns={[
              { key: 'position', label: positionLabel, cell: (point: ChartPoint) => point.label },
              ...series.map(({ name }, index) => ({
                key: name,
                label: name,
                isNumeric: true,
                cell: (point: ChartPoint) => {
                  const value = point.values[index] ?? null;
                  return value === null ? '–' : format(value);
                },
              })),
            ]}
            rows={points}
            keyOf={(point) => String(point.position)}
          />
        </div>
      </details>
    </figure>
  );
}

type AxesProps = Pick<Props, 'points' | 'formatTick'> & {
  readonly ticks: readonly number[];
  readonly scale: Scale;
};

function Axes({ ticks, points, scale, formatTick }: AxesProps) {
  const every = Math.max(1, Math.ceil((points.length - 1) / (SHOWN_LABELS - 1)));
  return (
    <g className="fill-ink-3">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={CHART.left}
            x2={CHART.width - CHART.right}
            y1={scale.y(tick)}
            y2={scale.y(tick)}
            className={tick === 0 ? 'stroke-oat-500' : 'stroke-oat-200'}
          />
          <text x={CHART.left - 8} y={scale.y(tick) + 5} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {points
        .filter((_, index) => index % every === 0 || index === points.length - 1)
        .map(({ position, label }, index, shown) => (
          <text
            key={position}
            x={scale.x(position)}
            y={CHART.height - 12}
            textAnchor={index === 0 ? 'start' : index === shown.length - 1 ? 'end' : 'middle'}
            // A phone has no room for labels between the ends.
            className={cx(index > 0 && index < shown.length - 1 && 'max-md:hidden')}
          >
            {label}
          </text>
        ))}
    </g>
  );
}

type LineProps = {
  readonly name: string;
  readonly index: number;
  readonly points: readonly ChartPoint[];
  readonly scale: Scale;
};

function Line({ name, index, points, scale }: LineProps) {
  const look = LOOKS[index] ?? LOOKS[0];
  const places = points.flatMap(({ position, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ x: scale.x(position), y: scale.y(value) }];
  });
  // Above the line where there is room: near the end of a rising line, near the start of a falling one.
  const isRising = (places.at(-1)?.y ?? 0) < (places[0]?.y ?? 0);
  const named = places[Math.floor((places.length - 1) * (isRising ? 0.8 : 0.2))];
  return (
    <g>
      <path d={linePath(places)} fill="none" strokeWidth={3} strokeLinejoin="round" className={look.line} />
      {places.map(({ x, y }) =>
        index === 0 ? (
          <circle key={x} cx={x} cy={y} r={4.5} className={cx(look.mark, 'stroke-white stroke-2')} />
        ) : (
          <path
            key={x}
            d={`M${x} ${y - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5z`}
            className={cx(look.mark, 'stroke-white stroke-2')}
          />
        ),
      )}
      {named && (
        <text
          x={named.x + (isRising ? -12 : 12)}
          y={named.y - 8}
          textAnchor={isRising ? 'end' : 'start'}
          className={cx('font-semibold', look.text)}
        >
          {name}
        </text>
      )}
    </g>
  );
}

/** Size in SVG units. */
export const CHART = { width: 640, height: 320, left: 80, right: 20, top: 24, bottom: 40 } as const;

/** Three to six round axis steps from zero that cover `max`. */
export function niceTicks(max: number): number[] {
  if (max <= 0) return [0];
  const rough = max / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

type Scale = { readonly x: (position: number) => number; readonly y: (value: number) => number };

/** Maps data to SVG units: positions from 0 to `lastPosition`, values from 0 to `top`. */
export function chartScale(lastPosition: number, top: number): Scale {
  const { width, height, left, right, top: above, bottom } = CHART;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: (position) => round(left + (position / Math.max(1, lastPosition)) * (width - left - right)),
    y: (value) => round(height - bottom - (value / Math.max(1, top)) * (height - above - bottom)),
  };
}

/** The SVG path of a line through the points. */
export function linePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
