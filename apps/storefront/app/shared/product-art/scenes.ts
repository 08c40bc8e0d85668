import type { Pen } from './pen.ts';
import { drawSofa } from './seating.ts';

/** A price tag without a price, hanging from a string; its corner is cut and its hole shows the ground. */
function drawTag(pen: Pen, x: number, y: number, fill: string, angle: number): void {
  pen.group(`translate(${x} ${y}) rotate(${angle})`, () => {
    pen.line('M0 4C-4-30 6-60 2-96', '#8a6238', 2.5);
    pen.path('M-16 0h50q8 0 8 8v84q0 8-8 8h-68q-8 0-8-8V18z', fill);
    pen.circle(0, 14, 6.5, '#8a6238', 0.55);
    pen.circle(0, 14, 4, '#F7F2E8');
    for (const row of [44, 60]) pen.rect(-28, row, row === 44 ? 56 : 38, 6, 3, '#12332B', 0.14);
    for (let dot = -34; dot <= 34; dot += 8.5) pen.circle(dot, 80, 1.6, '#12332B', 0.28);
  });
}

function drawRug(pen: Pen): void {
  pen.ellipse(240, 282, 196, 26, '#EBDDC3');
  pen.group('translate(240 282) scale(1 .13)', () =>
    pen.line('M-172 0a172 172 0 1 0 344 0a172 172 0 1 0-344 0', '#C9622F', 3, 0.45),
  );
}

/** A page that is not there: the place is kept for a sofa that nobody delivered. In a field of 480 by 320. */
export function drawLost(pen: Pen): void {
  drawRug(pen);
  drawTag(pen, 424, 66, '#FFFFFF', 7);
  const dash = '#6F9079';
  for (const shape of [
    'M128 250v-92q0-26 26-26h172q26 0 26 26v92',
    'M128 250h-26q-14 0-14-14v-44q0-16 17-16t17 16v20',
    'M352 250h26q14 0 14-14v-44q0-16-17-16t-17 16v20',
    'M122 212h236',
    'M240 132v80',
    'M116 250v18M364 250v18',
  ]) {
    pen.line(shape, dash, 3.5, 1, '2 10');
  }
}

/** Something broke: a sofa on three legs, its fourth beside a toolbox. In a field of 480 by 320. */
export function drawBroken(pen: Pen): void {
  drawRug(pen);
  pen.group('translate(18 4) rotate(3 220 260)', () =>
    drawSofa(pen, '#8E979E', { accent: '#D8622F', width: 300 }),
  );
  pen.groundShadow(402, 286, 66, 8);
  pen.rect(350, 238, 104, 46, 6, pen.gradient('#DA4A26', '#B23A1A'));
  pen.rect(350, 238, 104, 14, 6, '#E8714F');
  pen.rect(394, 246, 16, 12, 3, '#F3D27A');
  pen.line('M378 238v-10q0-8 8-8h32q8 0 8 8v10', '#3b3a32', 5);
  pen.line('M330 282l-26 3', '#A87442', 9);
}

/** Offers: three tags on a branch of nothing else. In a field of 480 by 320. */
export function drawOffers(pen: Pen): void {
  pen.group('translate(0 34)', () => drawTagBranch(pen));
}

function drawTagBranch(pen: Pen): void {
  pen.line('M20 40C140 10 340 14 462 56', '#8a6238', 6);
  for (const [x, y, angle] of [
    [84, 22, 64],
    [186, 14, -58],
    [300, 18, 70],
    [404, 34, -48],
  ] as const) {
    pen.group(`translate(${x} ${y}) rotate(${angle}) scale(.8)`, () =>
      pen.path('M0 0C8-26 34-40 62-38 56-12 30 2 0 0z', '#5E8A70'),
    );
  }
  drawTag(pen, 116, 124, '#FFFFFF', -5);
  drawTag(pen, 242, 119, '#F3D27A', 3);
  drawTag(pen, 364, 134, '#FFFFFF', 7);
}
