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

/**
 * Collects the parts of one picture of 400 by 300. Style: light from the top left, planes instead of outlines, a
 * soft shadow on the ground.
 */
export type Pen = {
  /** A linear gradient, by default from top to bottom. */
  gradient(from: Hex, to: Hex, x2?: number, y2?: number): string;
  groundShadow(centerX: number, centerY: number, radiusX: number, radiusY?: number, opacity?: number): void;
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    fill: string,
    opacity?: number,
  ): void;
  path(shape: string, fill: string, opacity?: number): void;
  /** `dash` as in `stroke-dasharray`. */
  line(shape: string, stroke: string, width: number, opacity?: number, dash?: string): void;
  circle(x: number, y: number, radius: number, fill: string, opacity?: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, opacity?: number): void;
  group(transform: string, draw: () => void): void;
  /** Draws inside a rounded rectangle only. */
  clipped(x: number, y: number, width: number, height: number, radius: number, draw: () => void): void;
};

/** Colour of every shadow. */
const SHADOW = '#2b2413';

/** Runs `draw` and returns the picture as an SVG document. */
export function drawSvg(viewBox: string, draw: (pen: Pen) => void, aspect = 'xMidYMid meet'): string {
  const definitions: string[] = [];
  const body: string[] = [];
  let lastId = 0;
  const nextId = () => `g${++lastId}`;
  const opacityOf = (opacity: number | undefined) => (opacity === undefined ? '' : ` opacity="${opacity}"`);

  const pen: Pen = {
    gradient(from, to, x2 = 0, y2 = 1) {
      const id = nextId();
      definitions.push(
        `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      );
      return `url(#${id})`;
    },
    groundShadow(centerX, centerY, radiusX, radiusY = 9, opacity = 0.28) {
      const id = nextId();
      const stops = [
        [0, opacity],
        [0.6, opacity * 0.55],
        [1, 0],
      ].map(
        ([offset, strength]) =>
          `<stop offset="${offset}" stop-color="${SHADOW}" stop-opacity="${strength}"/>`,
      );
      definitions.push(`<radialGradient id="${id}">${stops.join('')}</radialGradient>`);
      pen.ellipse(centerX, centerY, radiusX, radiusY, `url(#${id})`);
    },
    rect(x, y, width, height, radius, fill, opacity) {
      body.push(
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${opacityOf(opacity)}/>`,
      );
    },
    path(shape, fill, opacity) {
      body.push(`<path d="${shape}" fill="${fill}"${opacityOf(opacity)}/>`);
    },
    line(shape, stroke, width, opacity, dash) {
      body.push(
        `<path d="${shape}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}${opacityOf(opacity)}/>`,
      );
    },
    circle(x, y, radius, fill, opacity) {
      body.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacityOf(opacity)}/>`);
    },
    ellipse(x, y, radiusX, radiusY, fill, opacity) {
      body.push(
        `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"${opacityOf(opacity)}/>`,
      );
    },
    group(transform, drawInside) {
      body.push(`<g transform="${transform}">`);
      drawInside();
      body.push('</g>');
    },
    clipped(x, y, width, height, radius, drawInside) {
      const id = nextId();
      definitions.push(
        `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
      );
      body.push(`<g clip-path="url(#${id})">`);
      drawInside();
      body.push('</g>');
    },
  };
  draw(pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${aspect}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`;
}
