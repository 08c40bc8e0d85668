import { darken, type Hex, lighten, type Pen } from './pen.ts';

const HANDLE = '#7d8683';
const GLASS = '#26312d';
const DISPLAY = '#7FB2A0';
const HONEY = '#F2CB6A';

/** `color` is the front's tone; the steel tones are derived from it. */
export function drawFridge(pen: Pen, color: Hex, doors: 'french' | 'side' | 'top'): void {
  const light = lighten(color, 0.55);
  const shade = darken(color, 0.02);
  const width = doors === 'french' ? 152 : 120;
  const x = doors === 'french' ? 124 : 138;
  pen.groundShadow(204, 276, 104, 9, 0.3);
  pen.rect(x, 18, width, 254, 7, darken(shade, 0.35));
  pen.path(`M${x + width - 4} 22l10 6v236l-10 6z`, darken(shade, 0.5));
  const front = pen.gradient(light, shade, 1, 1);
  const lit = pen.gradient(lighten(light, 0.2), shade, 1, 1);
  if (doors === 'french') {
    pen.rect(x + 3, 22, width / 2 - 4.5, 150, 5, lit);
    pen.rect(x + width / 2 + 1.5, 22, width / 2 - 4.5, 150, 5, front);
    for (const y of [176, 224]) {
      pen.rect(x + 3, y, width - 6, 44, 5, front);
      pen.rect(x + 24, y + 8, width - 48, 5, 2.5, HANDLE);
    }
    for (const offset of [-11, 6]) pen.rect(x + width / 2 + offset, 50, 5, 96, 2.5, HANDLE);
    pen.rect(x + 17, 66, 34, 52, 5, GLASS);
    pen.rect(x + 22, 72, 24, 9, 2, DISPLAY);
    pen.rect(x + 23, 90, 22, 24, 3, '#3c4a45');
  } else if (doors === 'side') {
    pen.rect(x + 3, 22, width * 0.42 - 4, 246, 5, lit);
    pen.rect(x + width * 0.42 + 1, 22, width * 0.58 - 4, 246, 5, front);
    for (const offset of [-10, 6]) pen.rect(x + width * 0.42 + offset, 80, 5, 120, 2.5, HANDLE);
    pen.rect(x + 9, 92, 30, 50, 4, GLASS);
    pen.rect(x + 13, 97, 22, 8, 2, DISPLAY);
  } else {
    pen.rect(x + 3, 22, width - 6, 74, 5, lit);
    pen.rect(x + 3, 100, width - 6, 168, 5, front);
    pen.rect(x + 12, 52, 5, 36, 2.5, HANDLE);
    pen.rect(x + 12, 112, 5, 60, 2.5, HANDLE);
  }
  pen.path(`M${x + 8} 30l30-4-22 232-8 4z`, '#fff', 0.22);
}

export function drawFreezer(pen: Pen, color: Hex): void {
  const light = lighten(color, 0.5);
  pen.groundShadow(204, 276, 92, 9, 0.3);
  pen.rect(144, 22, 114, 250, 7, darken(color, 0.32));
  pen.path('M254 26l10 6v234l-10 6z', darken(color, 0.46));
  pen.rect(147, 26, 108, 242, 5, pen.gradient(lighten(light, 0.2), color, 1, 1));
  pen.rect(158, 96, 6, 92, 3, HANDLE);
  pen.rect(196, 40, 46, 20, 3, GLASS);
  pen.rect(202, 46, 18, 8, 2, DISPLAY);
  pen.circle(233, 50, 3, HONEY);
  pen.path('M206 128v32M192 136l28 16M220 136l-28 16', 'none');
  pen.line('M206 126v34M191 134.500l30 17M221 134.500l-30 17', lighten(color, 0.8), 3, 0.9);
  pen.rect(147, 236, 108, 3, 1, darken(color, 0.2), 0.5);
  pen.path('M154 34l26-4-20 228-6 4z', '#fff', 0.24);
}

/** One machine at `x`; a washer shows water behind its door, a dryer linen. */
function drawMachine(pen: Pen, color: Hex, x: number, inside: 'water' | 'linen'): void {
  pen.rect(x, 80, 136, 180, 9, pen.gradient(lighten(color, 0.8), darken(color, 0.02), 0.6, 1));
  pen.rect(x + 126, 84, 10, 172, 4, darken(color, 0.2), 0.55);
  pen.rect(x + 6, 87, 124, 28, 5, '#27362f');
  pen.circle(x + 38, 101, 9, '#55645d');
  pen.line(`M${x + 38} 94v5`, HONEY, 2);
  pen.rect(x + 78, 96, 38, 10, 2, DISPLAY);
  pen.circle(x + 68, 184, 54, '#C9CEC8');
  pen.circle(x + 68, 184, 47, '#37463f');
  pen.circle(x + 68, 184, 38, pen.gradient('#7d9690', '#20302b'));
  if (inside === 'water') pen.path(`M${x + 33} 196q18-14 35-4t35-6q-2 36-35 36t-35-26z`, '#D9E6E2', 0.75);
  else pen.path(`M${x + 36} 200q14-20 30-8t32-10q4 40-30 40t-32-22z`, '#E0A37F', 0.85);
  pen.line(`M${x + 42} 164q10-16 26-18`, '#fff', 5, 0.5);
}

export function drawWasherPair(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 262, 166, 10);
  drawMachine(pen, color, 58, 'water');
  drawMachine(pen, color, 204, 'linen');
}

export function drawWasher(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 262, 96, 10);
  drawMachine(pen, color, 134, 'water');
}

export function drawDryer(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 262, 96, 10);
  drawMachine(pen, color, 134, 'linen');
}

export function drawRange(pen: Pen, color: Hex): void {
  const light = lighten(color, 0.62);
  pen.groundShadow(200, 268, 110, 9);
  pen.rect(112, 54, 176, 38, 7, pen.gradient(light, color));
  pen.rect(168, 62, 64, 18, 3, '#24312c');
  pen.rect(176, 67, 32, 8, 2, DISPLAY);
  for (const x of [128, 150, 250, 272]) pen.circle(x, 72, 7, '#3c4a45');
  pen.rect(106, 90, 188, 14, 4, '#27322e');
  pen.rect(112, 104, 176, 158, 6, pen.gradient(light, color, 1, 1));
  pen.rect(128, 116, 144, 6, 3, HANDLE);
  pen.rect(132, 130, 136, 78, 7, GLASS);
  pen.path('M132 137q0-7 7-7h70l-50 78h-20q-7 0-7-7z', '#fff', 0.1);
  pen.rect(120, 220, 160, 34, 4, lighten(color, 0.34));
  pen.rect(136, 226, 128, 5, 2.5, HANDLE);
}

export function drawMicrowave(pen: Pen, color: Hex): void {
  const light = lighten(color, 0.6);
  pen.groundShadow(200, 236, 160, 9);
  pen.path('M74 226h20v8H78zM306 226h20l-4 8h-16z', '#3b4540');
  pen.rect(46, 88, 308, 140, 10, pen.gradient(light, color, 0.7, 1));
  pen.rect(58, 100, 208, 116, 8, GLASS);
  pen.rect(74, 116, 176, 84, 6, pen.gradient('#3d4a45', '#1b2521'));
  pen.ellipse(162, 184, 62, 9, '#52615b');
  pen.path('M132 150h60l-7 30q-2 5-8 5h-30q-6 0-8-5z', pen.gradient('#E9DFC9', '#C6B894'));
  pen.line('M150 142q-5-7 0-13M164 140q-5-7 0-13M178 142q-5-7 0-13', '#F5EFE0', 2.4, 0.55);
  pen.path('M58 108q0-8 8-8h78l-66 116h-12q-8 0-8-8z', '#fff', 0.08);
  pen.rect(272, 106, 6, 104, 3, HANDLE);
  pen.rect(288, 104, 54, 24, 4, '#24312c');
  pen.rect(295, 111, 32, 10, 2, DISPLAY);
  for (const y of [142, 160, 178]) for (const x of [296, 315, 334]) pen.circle(x, y, 5.5, '#3c4a45');
  pen.rect(290, 194, 50, 14, 7, '#1F5B4A');
}

/** A window unit with lines of cold air. */
export function drawAirConditioner(pen: Pen, color: Hex): void {
  const light = lighten(color, 0.75);
  pen.groundShadow(200, 250, 150, 9, 0.24);
  pen.rect(58, 82, 284, 150, 14, pen.gradient(light, color, 0.7, 1));
  pen.rect(330, 90, 12, 134, 6, darken(color, 0.18), 0.5);
  pen.rect(76, 100, 180, 60, 6, '#33413b');
  for (let y = 107; y < 158; y += 9) pen.rect(82, y, 168, 4, 2, '#5d6d66');
  pen.rect(76, 174, 248, 42, 6, pen.gradient(lighten(color, 0.5), lighten(color, 0.1)));
  for (let x = 90; x < 318; x += 19) pen.line(`M${x} 180l8 30`, darken(color, 0.22), 3, 0.6);
  pen.rect(270, 100, 54, 32, 5, '#24312c');
  pen.rect(278, 108, 26, 14, 2, DISPLAY);
  pen.circle(283, 148, 6, '#55645d');
  pen.circle(305, 148, 6, '#1F5B4A');
  for (const x of [116, 186, 256]) pen.line(`M${x} 228q-10 10 0 20t0 20`, '#8FB4C4', 4, 0.6);
  pen.path('M66 96q0-8 8-8h60l-60 136q-8-2-8-8z', '#fff', 0.24);
}
