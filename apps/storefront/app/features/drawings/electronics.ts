import { darken, type Hex, lighten, type Pen } from './pen.ts';

const BEZEL = '#1b2622';
const HONEY = '#F2CB6A';

/** The picture of hills on every screen. */
function drawEveningHills(pen: Pen): void {
  pen.rect(38, 62, 324, 172, 0, pen.gradient('#F6D9A4', '#E79A63'));
  pen.circle(262, 132, 30, '#FFF1CF');
  pen.path('M38 166q60-48 118-14t96-18 110 22v90H38z', '#7E9A86');
  pen.path('M38 190q70-34 140-6t184-18v80H38z', '#3F6B59');
  pen.path('M38 214q90-26 170-6t154-12v60H38z', '#1F4A3C');
  pen.path('M38 62h120L72 234H38z', '#fff', 0.08);
}

export function drawTv(pen: Pen): void {
  pen.groundShadow(200, 252, 150, 8, 0.26);
  pen.path('M92 236l-18 14h22l10-14zM308 236l18 14h-22l-10-14z', '#29332f');
  pen.rect(32, 56, 336, 186, 8, BEZEL);
  pen.clipped(38, 62, 324, 172, 3, () => drawEveningHills(pen));
}

export function drawSoundbar(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 244, 170, 8, 0.26);
  pen.rect(262, 92, 92, 140, 12, pen.gradient(lighten(color, 0.14), darken(color, 0.3), 0.6, 1));
  pen.rect(272, 104, 72, 116, 8, darken(color, 0.35));
  for (let y = 110; y < 216; y += 8) pen.line(`M276 ${y}h64`, lighten(color, 0.2), 1.6, 0.35);
  pen.circle(308, 166, 26, darken(color, 0.5));
  pen.circle(308, 166, 15, lighten(color, 0.16));
  pen.circle(308, 166, 6, darken(color, 0.2));
  pen.rect(34, 190, 300, 44, 14, pen.gradient(lighten(color, 0.24), darken(color, 0.26)));
  pen.rect(42, 197, 284, 30, 10, darken(color, 0.34));
  for (let x = 50; x < 324; x += 7) pen.line(`M${x} 201v22`, lighten(color, 0.24), 1.4, 0.4);
  pen.circle(184, 194, 2.4, HONEY);
  for (const x of [174, 194]) pen.circle(x, 194, 1.8, '#7FB2A0');
  pen.path('M46 192h120l-26 40H48q-12 0-12-12v-14q0-14 10-14z', '#fff', 0.07);
}

export function drawConsole(pen: Pen, color: Hex): void {
  const light = lighten(color, 0.78);
  pen.groundShadow(190, 256, 150, 9);
  pen.rect(96, 52, 84, 200, 12, pen.gradient(light, color, 1, 1));
  pen.rect(130, 52, 16, 200, 0, BEZEL);
  pen.rect(136, 70, 4, 40, 2, HONEY);
  pen.rect(104, 244, 68, 10, 4, '#9aa098');
  pen.path(
    'M214 190q-26 4-30 44-1 20 14 20 10 0 22-20h62q12 20 22 20 15 0 14-20-4-40-30-44z',
    pen.gradient(light, color),
  );
  pen.circle(226, 212, 9, '#2a3832');
  pen.circle(264, 222, 9, '#2a3832');
  for (const [x, y, fill] of [
    [286, 204, '#C8451F'],
    [296, 213, '#1F5B4A'],
    [276, 213, HONEY],
    [286, 222, '#2A5675'],
  ] as const) {
    pen.circle(x, y, 4, fill);
  }
}

export function drawLaptop(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 240, 170, 9);
  pen.rect(86, 60, 228, 154, 11, '#26302c');
  pen.rect(94, 68, 212, 136, 4, pen.gradient('#DDEADF', '#9FBFA9'));
  pen.path('M94 160q40-30 84-8t128-26v78H94z', '#4E7D69');
  pen.path('M94 182q60-24 110-4t102-16v42H94z', '#24564A');
  pen.circle(250, 104, 16, HONEY);
  pen.path('M48 214h304l16 18q2 8-8 8H40q-10 0-8-8z', pen.gradient(lighten(color, 0.6), darken(color, 0.03)));
  pen.path('M170 214h60l-4 8h-52z', darken(color, 0.2));
}

export function drawDesktop(pen: Pen, color: Hex): void {
  pen.groundShadow(194, 262, 176, 9);
  pen.path('M118 222h56l8 32h-72z', pen.gradient('#8b938c', '#5f6963'));
  pen.rect(92, 250, 108, 8, 4, '#9aa098');
  pen.rect(30, 60, 232, 164, 9, BEZEL);
  pen.clipped(38, 68, 216, 142, 3, () => {
    pen.rect(38, 68, 216, 142, 0, pen.gradient('#DDEADF', '#9FBFA9'));
    pen.path('M38 162q40-30 84-8t132-26v90H38z', '#4E7D69');
    pen.path('M38 186q60-24 110-4t106-16v50H38z', '#24564A');
    pen.circle(200, 104, 16, HONEY);
    pen.path('M38 68h86L64 210H38z', '#fff', 0.1);
  });
  pen.rect(284, 82, 82, 176, 9, pen.gradient(lighten(color, 0.24), darken(color, 0.24), 0.7, 1));
  pen.rect(294, 96, 62, 8, 3, darken(color, 0.4));
  pen.circle(325, 130, 9, darken(color, 0.4));
  pen.circle(325, 130, 4.5, '#7FB2A0');
  for (let y = 164; y < 246; y += 10) pen.line(`M298 ${y}h54`, darken(color, 0.36), 3, 0.7);
  pen.rect(64, 264, 160, 12, 5, pen.gradient('#E9E9E3', '#B9BEB6'));
  pen.ellipse(250, 270, 13, 8, pen.gradient('#E9E9E3', '#B9BEB6'));
}

export function drawPhone(pen: Pen, color: Hex): void {
  pen.groundShadow(206, 272, 92, 9, 0.26);
  pen.group('rotate(7 230 150)', () => {
    pen.rect(190, 34, 108, 226, 20, pen.gradient(lighten(color, 0.1), darken(color, 0.3), 1, 1));
    pen.rect(202, 46, 42, 50, 13, darken(color, 0.55), 0.7);
    pen.circle(215, 60, 7.5, lighten(color, 0.45));
    pen.circle(215, 82, 7.5, lighten(color, 0.45));
    pen.circle(232, 71, 6, '#0a1f19');
  });
  pen.group('rotate(-6 168 156)', () => {
    pen.rect(112, 40, 112, 228, 21, '#19241f');
    pen.rect(118, 46, 100, 216, 15, pen.gradient('#F8E3BC', '#E2956A'));
    pen.path('M118 190q30-30 54-10t46-14v96H118z', '#3F6B59');
    pen.path('M118 218q40-22 100-8v40q0 12-12 12h-76q-12 0-12-12z', '#1F4A3C');
    pen.circle(184, 128, 17, '#FFF3D6');
    pen.rect(152, 52, 32, 8, 4, '#19241f');
  });
}

export function drawTablet(pen: Pen): void {
  pen.groundShadow(200, 262, 110, 9, 0.26);
  pen.group('rotate(-4 200 150)', () => {
    pen.rect(96, 56, 208, 196, 16, BEZEL);
    pen.rect(108, 68, 184, 172, 7, pen.gradient('#DDEADF', '#A9C7B1'));
    pen.path('M108 170q36-30 78-8t106-24v95q0 7-7 7H115q-7 0-7-7z', '#4E7D69');
    pen.path('M108 198q50-24 92-6t92-14v55q0 7-7 7H115q-7 0-7-7z', '#24564A');
    pen.circle(244, 112, 17, HONEY);
  });
  pen.path('M318 88l10 3-40 150-9 12-1-15z', '#F5F2E8');
  pen.path('M288 241l-9 12-1-15z', '#42524B');
}
