/** The drawing's own units; it is scaled to its place. */
export const CHART = { width: 640, height: 320, left: 80, right: 20, top: 24, bottom: 40 } as const;

/** Round steps from nought up that hold `max`: three to six of them. */
export function niceTicks(max: number): number[] {
  if (max <= 0) return [0];
  const rough = max / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

export type Scale = { readonly x: (position: number) => number; readonly y: (value: number) => number };

/** From data to the drawing: positions run from nought to `lastPosition`, values from nought to `top`. */
export function chartScale(lastPosition: number, top: number): Scale {
  const { width, height, left, right, top: above, bottom } = CHART;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: (position) => round(left + (position / Math.max(1, lastPosition)) * (width - left - right)),
    y: (value) => round(height - bottom - (value / Math.max(1, top)) * (height - above - bottom)),
  };
}

/** The path of a line through its points. */
export function linePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
