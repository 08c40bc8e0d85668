import { drawCoffeeTable } from './case-goods.ts';
import { drawTv } from './electronics.ts';
import { mix, type Pen } from './pen.ts';
import { drawSofa } from './seating.ts';

/** Angles and positions of the leaf pairs along a branch. */
const LEAVES = [
  [40, 20, 12],
  [96, 34, 22],
  [150, 56, 28],
  [200, 86, 36],
  [244, 122, 42],
  [280, 164, 50],
] as const;
const BERRIES = [
  [302, 200],
  [318, 186],
  [326, 206],
  [308, 220],
  [290, 214],
  [334, 224],
  [316, 238],
  [298, 234],
  [342, 204],
] as const;

/** A rowan branch in a field of 360 by 256. */
export function drawBranch(pen: Pen, stem: `#${string}` = '#3c5f4c'): void {
  const leaf = '#5E8A70';
  pen.line('M8 14C90 24 210 80 296 190', stem, 3.2);
  LEAVES.forEach(([x, y, angle], index) => {
    pen.group(`translate(${x} ${y}) rotate(${angle}) scale(${1 - index * 0.03})`, () => {
      pen.path('M0 0C8-26 34-40 62-38 56-12 30 2 0 0z', leaf);
      pen.line('M0 0C22-12 40-24 58-35', mix(leaf, '#ffffff', 0.3), 1.3);
      pen.path('M0 0C4 26 26 44 54 46 52 20 30 2 0 0z', mix(leaf, '#12332B', 0.22));
      pen.line('M0 0C20 14 36 30 50 42', mix(leaf, '#ffffff', 0.18), 1.3);
    });
  });
  for (const [x, y] of BERRIES) {
    pen.circle(x, y, 11, '#DA4A26');
    pen.circle(x - 3.5, y - 3.5, 2.6, '#fff', 0.5);
    pen.line(`M${x + 2} ${y + 9.5}l2 1.800`, '#7a200b', 1.5);
  }
}

/** The living room of the home page, in a field of 1000 by 640; cut off at the right and bottom. */
export function drawRoom(pen: Pen): void {
  pen.rect(0, 0, 1000, 640, 0, pen.gradient('#D6E3D2', '#E8EFE2'));
  drawFloor(pen);
  drawWindow(pen);
  pen.path(
    'M240 314q-20-6-18-34 2-16 10-24v-14h24v14q8 8 10 24 2 28-18 34z',
    pen.gradient('#2F6B59', '#194539'),
  );
  pen.group('translate(243 246) rotate(-104) scale(.46)', () => drawBranch(pen, '#4b3a22'));
  drawPictures(pen);
  drawSideboard(pen);
  pen.group('translate(693 226) scale(0.72)', () => drawTv(pen));
  drawLamp(pen);
  pen.ellipse(500, 582, 350, 48, '#F1E6D1');
  pen.group('translate(500 582) scale(1 .124)', () =>
    pen.line('M-314 0a314 314 0 1 0 628 0a314 314 0 1 0-628 0', '#C9622F', 3, 0.5),
  );
  pen.group('translate(198 190) scale(1.48)', () =>
    drawSofa(pen, '#2F6B59', { accent: '#D8622F', width: 330 }),
  );
  pen.group('translate(402 456) scale(0.62)', () => drawCoffeeTable(pen, '#A87442'));
}

function drawFloor(pen: Pen): void {
  pen.path('M0 484h1000v10H0z', '#C2D3BD');
  pen.path('M0 494h1000v146H0z', pen.gradient('#DFCAA4', '#C9AE82'));
  for (const [from, to] of [
    [40, -90],
    [190, 110],
    [340, 312],
    [490, 512],
    [640, 712],
    [790, 912],
    [940, 1112],
  ] as const) {
    pen.line(`M${from} 494L${to} 640`, '#b3966a', 2, 0.4);
  }
}

function drawWindow(pen: Pen): void {
  pen.rect(92, 52, 214, 262, 10, '#F9F4EA');
  pen.rect(105, 65, 188, 236, 4, pen.gradient('#FBE3B6', '#F3F4E2'));
  pen.circle(244, 122, 22, '#FFF4D2');
  pen.path('M105 236q50-36 100-8t88-20v93H105z', '#A9C3A4');
  pen.path('M105 262q56-24 102-8t86-12v59H105z', '#7FA488');
  pen.path('M195 65h8v236h-8zM105 172h188v8H105z', '#F9F4EA');
  pen.rect(78, 314, 242, 12, 4, '#EBE1CC');
  pen.path('M300 326L570 640H350L110 326z', '#FFF3CF', 0.22);
  pen.path('M52 30h64q-2 140-34 290-22 7-36 0 14-130 6-290z', pen.gradient('#F8ECD7', '#E2CFAB'));
  pen.line('M72 34q2 140-12 284M94 34q-2 130-24 278', '#cdb68b', 2, 0.5);
  pen.rect(36, 22, 300, 8, 4, '#8a6238');
}

function drawPictures(pen: Pen): void {
  pen.rect(430, 84, 92, 116, 4, '#8a6238');
  pen.rect(437, 91, 78, 102, 2, '#FBF6EA');
  pen.path('M447 178q18-46 30-46t28 46z', '#2C7360');
  pen.circle(492, 116, 10, '#DA4A26');
  pen.rect(540, 112, 72, 72, 4, '#8a6238');
  pen.rect(547, 119, 58, 58, 2, '#E7EEDF');
  pen.path('M554 168c10-26 28-34 46-40-4 24-20 40-46 40z', '#6F9079');
}

function drawSideboard(pen: Pen): void {
  pen.rect(690, 410, 290, 74, 7, pen.gradient('#B78350', '#8E6138'));
  for (const x of [704, 840]) pen.rect(x, 422, 126, 50, 3, '#7c532f');
  pen.path('M712 482h13l-2 22h-7zM946 482h13l-3 22h-7z', '#5c3f22');
  for (const x of [820, 850]) pen.circle(x, 447, 3, '#E3C48E');
}

function drawLamp(pen: Pen): void {
  pen.path('M381.500 236h5v254h-5z', '#3b3a32');
  pen.path('M352 496h64q-4-11-32-11t-32 11z', '#3b3a32');
  pen.ellipse(384, 290, 128, 120, '#FFEFC0', 0.26);
  pen.path('M356 166h56l24 76H332z', pen.gradient('#FFF6DC', '#F0CF85'));
}

/** A blank price tag on a string; its hole shows the background. */
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

/** The ground of the scenes. */
export function drawRug(pen: Pen): void {
  pen.ellipse(240, 282, 196, 26, '#EBDDC3');
  pen.group('translate(240 282) scale(1 .13)', () =>
    pen.line('M-172 0a172 172 0 1 0 344 0a172 172 0 1 0-344 0', '#C9622F', 3, 0.45),
  );
}

/** For a page that does not exist: an empty place for a sofa. Field of 480 by 320. */
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

/** For an error: a sofa on three legs beside a toolbox. Field of 480 by 320. */
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

/** For offers: three tags on a bare branch. Field of 480 by 320. */
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
