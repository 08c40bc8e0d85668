/** How coarsely transparency may be told: at outlines and in soft shadows, in steps of 255. */
export type AlphaSteps = { readonly outline: number; readonly shadow: number };
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Neighbours that differ by more lie at an outline. */
const OUTLINE = 24;
const OPAQUE = 246;
const REACH = 3;
const PASSES = 2;

/**
 * Transparency that compresses well and still looks smooth. WebP's own `alphaQuality` keeps a dozen levels, which show
 * as rings in a shadow; here shadows lose their grain instead and keep fine steps, and outlines, where nobody sees
 * them, get coarse ones.
 */
export function simplifyAlpha({ data, width, height }: Pixels, { outline, shadow }: AlphaSteps): Buffer {
  const alpha = Float32Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] ?? 0);
  const isOutline = findOutlines(alpha, width, height);
  const isSoft = Uint8Array.from(alpha, (value, i) => (isOutline[i] || value > OPAQUE ? 0 : 1));
  let smooth = alpha;
  for (let pass = 0; pass < PASSES; pass += 1) {
    smooth = blurRows(smooth, isSoft, width, height, 1, width);
    smooth = blurRows(smooth, isSoft, height, width, width, 1);
  }
  const simple = Buffer.from(data);
  smooth.forEach((value, i) => {
    const step = isOutline[i] ? outline : shadow;
    const level = value >= OPAQUE ? 255 : Math.min(255, Math.round(value / step) * step);
    simple[i * 4 + 3] = level;
    if (level === 0) simple.fill(0, i * 4, i * 4 + 3);
  });
  return simple;
}

function findOutlines(alpha: Float32Array, width: number, height: number): Uint8Array {
  const found = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let low = 255;
      let high = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const value = alpha[row * width + column] ?? 0;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      if (high - low > OUTLINE) found[y * width + x] = 1;
    }
  }
  return found;
}

/** The mean of the soft pixels nearby along lines of `length`, whose pixels are `next` apart and which are `across` apart. */
function blurRows(
  values: Float32Array,
  isSoft: Uint8Array,
  length: number,
  lines: number,
  next: number,
  across: number,
): Float32Array {
  const blurred = values.slice();
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      const here = line * across + at * next;
      if (!isSoft[here]) continue;
      let sum = 0;
      let count = 0;
      for (let near = Math.max(0, at - REACH); near <= Math.min(length - 1, at + REACH); near += 1) {
        const there = line * across + near * next;
        if (!isSoft[there]) continue;
        sum += values[there] ?? 0;
        count += 1;
      }
      blurred[here] = sum / count;
    }
  }
  return blurred;
}
