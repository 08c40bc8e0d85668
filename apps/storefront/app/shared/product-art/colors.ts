/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

const WHITE = '#ffffff';
const SHADE = '#14201c';

/** `share` of the way from one colour to another. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(color: Hex, share: number): Hex {
  return mix(color, WHITE, share);
}

export function darken(color: Hex, share: number): Hex {
  return mix(color, SHADE, share);
}

function channelsOf(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
