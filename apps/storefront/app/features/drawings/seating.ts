import { darken, type Hex, lighten, type Pen } from './pen.ts';

export type SofaShape = {
  readonly seats?: number;
  readonly arm?: 'round' | 'track' | 'slim';
  readonly width?: number;
  readonly hasPillows?: boolean;
  readonly hasChaise?: boolean;
  readonly isTufted?: boolean;
  readonly isReclining?: boolean;
  readonly accent?: Hex;
};

const WOOD = '#8a6238';
const CENTER = 200;
const SEAT_TOP = 176;

/** Sofas of every shape; the number of seats sets the cushions. */
export function drawSofa(pen: Pen, color: Hex, shape: SofaShape = {}): void {
  const { seats = 3, arm = 'round', width = 316, accent = '#C9622F' } = shape;
  const left = CENTER - width / 2;
  const armWidth = { round: 38, track: 28, slim: 18 }[arm];
  const innerLeft = left + armWidth - 6;
  const innerWidth = width - 2 * armWidth + 12;

  pen.groundShadow(CENTER, 262, width / 2 + 26, 11);
  if (!shape.isReclining) {
    for (const x of [left + 20, left + width - 30]) pen.path(`M${x} 240h12l-2 22h-7z`, WOOD);
  }
  drawBack(pen, color, { innerLeft, innerWidth, seats, arm, isTufted: shape.isTufted ?? false });
  pen.rect(left + 10, 206, width - 20, 38, 9, pen.gradient(color, darken(color, 0.22)));
  drawSeats(pen, color, innerLeft, innerWidth / seats, seats);
  if (shape.hasChaise)
    drawChaise(pen, color, innerLeft + innerWidth - innerWidth / seats - 4, innerWidth / seats);
  for (const x of [left, left + width - armWidth]) drawArm(pen, color, x, armWidth, arm);
  if (shape.isReclining) drawFootrestSeam(pen, color, left, width);
  if (shape.hasPillows ?? true) drawPillows(pen, innerLeft, innerWidth, accent);
}

function drawBack(
  pen: Pen,
  color: Hex,
  back: { innerLeft: number; innerWidth: number; seats: number; arm: string; isTufted: boolean },
): void {
  const top = back.arm === 'slim' ? 118 : 100;
  const cushion = back.innerWidth / back.seats;
  const radius = back.arm === 'round' ? 26 : 14;
  pen.rect(
    back.innerLeft - 8,
    top,
    back.innerWidth + 16,
    140,
    radius,
    pen.gradient(lighten(color, 0.14), darken(color, 0.1)),
  );
  const fill = pen.gradient(lighten(color, 0.2), lighten(color, 0.02));
  for (let seat = 0; seat < back.seats; seat++) {
    const x = back.innerLeft + seat * cushion;
    pen.path(
      `M${x + 5} ${top + 26}q0-18 18-19q${cushion / 2 - 22}-6 ${cushion - 44} 0q18 1 18 19l2 62h-${cushion - 4}z`,
      fill,
    );
    pen.line(
      `M${x + 10} ${top + 20}q4-11 16-12q${cushion / 2 - 24}-5 ${cushion - 48} 0q11 1 15 10`,
      lighten(color, 0.42),
      2,
      0.7,
    );
    if (!back.isTufted) continue;
    for (const share of [0.33, 0.67]) pen.circle(x + cushion * share, top + 46, 2.4, darken(color, 0.35));
  }
}

function drawSeats(pen: Pen, color: Hex, innerLeft: number, cushion: number, seats: number): void {
  const front = pen.gradient(lighten(color, 0.03), darken(color, 0.2));
  const top = pen.gradient(lighten(color, 0.34), lighten(color, 0.2));
  for (let seat = 0; seat < seats; seat++) {
    const x = innerLeft + seat * cushion + 1.5;
    const width = cushion - 3;
    pen.rect(x, SEAT_TOP, width, 36, 11, front);
    pen.path(`M${x} ${SEAT_TOP + 13}q0-12 12-12h${width - 24}q12 0 12 12v4q-${width / 2} 7-${width} 0z`, top);
  }
}

function drawChaise(pen: Pen, color: Hex, x: number, cushion: number): void {
  pen.rect(x, 184, cushion + 18, 62, 13, pen.gradient(lighten(color, 0.03), darken(color, 0.2)));
  pen.path(
    `M${x} 199q0-14 13-14h${cushion - 8}q13 0 13 14v6q-${cushion / 2 + 9} 8-${cushion + 18} 0z`,
    pen.gradient(lighten(color, 0.34), lighten(color, 0.2)),
  );
  pen.path(`M${x + 14} 246h10l-2 17h-6zM${x + cushion - 6} 246h10l-2 17h-6z`, WOOD);
}

function drawArm(pen: Pen, color: Hex, x: number, width: number, arm: 'round' | 'track' | 'slim'): void {
  const fill = pen.gradient(lighten(color, 0.1), darken(color, 0.24));
  if (arm === 'round') {
    pen.path(`M${x} 166q0-28 ${width / 2}-28t${width / 2} 28v72q0 8-8 8h-${width - 16}q-8 0-8-8z`, fill);
    pen.line(`M${x + 6} 164q1-18 ${width / 2 - 6}-19t${width / 2 - 6} 19`, lighten(color, 0.36), 2, 0.7);
    return;
  }
  const top = arm === 'slim' ? 150 : 140;
  pen.rect(x, top, width, 244 - top + (arm === 'slim' ? 0 : 2), arm === 'slim' ? 8 : 10, fill);
  pen.rect(x + 2, top + 1, width - 4, 7, 4, lighten(color, 0.3), 0.8);
}

function drawFootrestSeam(pen: Pen, color: Hex, left: number, width: number): void {
  pen.rect(left + 6, 236, width - 12, 16, 6, darken(color, 0.3));
  pen.line('M200 178v64', darken(color, 0.34), 2);
}

function drawPillows(pen: Pen, innerLeft: number, innerWidth: number, accent: Hex): void {
  pen.group(`rotate(-9 ${innerLeft + 34} 160)`, () => {
    pen.rect(innerLeft + 10, 132, 50, 50, 11, pen.gradient(lighten(accent, 0.12), darken(accent, 0.14)));
    pen.line(`M${innerLeft + 18} 142q16-6 34 0`, lighten(accent, 0.4), 2, 0.7);
  });
  const right = innerLeft + innerWidth;
  pen.group(`rotate(8 ${right - 38} 162)`, () => {
    pen.rect(right - 60, 138, 46, 46, 11, pen.gradient('#F4EAD6', '#D9CBAE'));
    pen.line(`M${right - 52} 150h30M${right - 52} 160h30M${right - 52} 170h30`, '#b79f74', 2, 0.6);
  });
}

export function drawRecliner(pen: Pen, color: Hex): void {
  const plane = (light: number, dark: number) => pen.gradient(lighten(color, light), darken(color, dark));
  pen.groundShadow(206, 264, 140, 10);
  pen.rect(132, 228, 150, 26, 7, darken(color, 0.42));
  pen.path('M128 92q0-42 44-46h50q44 4 46 46l4 120H124z', plane(0.16, 0.16));
  pen.path(
    'M144 92q2-32 34-34h40q32 2 34 34v16q-54 16-108 0z',
    pen.gradient(lighten(color, 0.3), lighten(color, 0.06)),
  );
  pen.path('M144 116q54 14 108 0v34q-54 14-108 0z', plane(0.24, 0.02));
  pen.path('M144 158q54 12 108 0v34H144z', plane(0.2, 0.06));
  pen.rect(138, 178, 124, 36, 13, plane(0.06, 0.2));
  pen.path('M138 192q0-14 14-14h96q14 0 14 14v4q-62 8-124 0z', lighten(color, 0.3));
  for (const x of [98, 258]) {
    pen.path(`M${x} 162q0-24 22-24t22 24v78q0 9-9 9h-26q-9 0-9-9z`, plane(0.12, 0.28));
    pen.line(`M${x + 7} 160q1-15 15-15t15 15`, lighten(color, 0.42), 2.4, 0.75);
  }
  pen.path('M140 214h120l8 32q1 8-7 8H139q-8 0-7-8z', plane(0.12, 0.24));
  pen.path('M140 214h120l2 9q-62 8-124 0z', lighten(color, 0.32));
}

/** A corner sofa: the long side at the back, the return at the left. */
export function drawSectional(pen: Pen, color: Hex): void {
  drawSofa(pen, color, { seats: 4, arm: 'track', width: 352, hasPillows: true, accent: '#D9A441' });
  const side = pen.gradient(lighten(color, 0.06), darken(color, 0.24));
  pen.groundShadow(84, 276, 86, 8);
  pen.rect(18, 150, 34, 118, 12, pen.gradient(lighten(color, 0.12), darken(color, 0.2)));
  pen.rect(44, 190, 104, 78, 12, side);
  pen.path(
    'M44 206q0-15 14-15h76q14 0 14 15v8q-52 9-104 0z',
    pen.gradient(lighten(color, 0.34), lighten(color, 0.2)),
  );
  pen.line('M96 218v46', darken(color, 0.3), 1.6, 0.6);
  pen.rect(20, 151, 30, 8, 4, lighten(color, 0.3), 0.8);
  pen.path('M54 268h10l-2 12h-6zM128 268h10l-2 12h-6z', WOOD);
}

/** A sofa with its bed pulled out. */
export function drawSleeper(pen: Pen, color: Hex): void {
  drawSofa(pen, color, { seats: 2, arm: 'track', width: 288, hasPillows: false });
  pen.groundShadow(200, 276, 142, 8);
  pen.path('M92 214h216l16 48q2 8-7 8H83q-9 0-7-8z', pen.gradient('#F7F3E9', '#D8D2C2'));
  pen.path('M88 226h224l12 34q2 8-7 8H83q-9 0-7-8z', pen.gradient('#C8D6C2', '#93AE96'));
  pen.path('M88 226h224l3 9q-115 12-230 0z', '#E9EFE3');
  pen.rect(108, 198, 84, 28, 11, pen.gradient('#FFFFFF', '#DCD8CB'));
  pen.rect(208, 198, 84, 28, 11, pen.gradient('#FFFFFF', '#DCD8CB'));
  pen.line('M150 240q4 12 0 24M250 240q-4 12 0 24', '#7d9a81', 1.8, 0.5);
}
