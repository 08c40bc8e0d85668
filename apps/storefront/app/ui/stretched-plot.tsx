import type { ReactNode } from 'react';

/** Of a line in the plot: its width stays when the plot is stretched. */
export const PLOT_STROKE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

type Props = {
  /** Text alternative: one sentence. */
  readonly summary: string;
  readonly ticks: readonly number[];
  /** Place of an amount above the lower edge, from 0 to 100. */
  readonly y: (amount: number) => number;
  /** Below the lines of the grid. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
};

/** An SVG of 100 by 100 units that fills the plot beside its axes, with a line at each tick. */
export function StretchedPlot({ summary, ticks, y, ground, children }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
      className="absolute inset-0 size-full overflow-visible"
    >
      {ground}
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${100 - y(tick)}H100`}
          {...PLOT_STROKE}
          className={tick === 0 ? 'stroke-oat-500' : 'stroke-ink/8'}
        />
      ))}
      {children}
    </svg>
  );
}
