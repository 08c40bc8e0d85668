import type { Pen } from './pen.ts';
import { drawRug } from './scenes.ts';
import { drawRecliner } from './seating.ts';

const LEAF = '#5E8A70';
const LEAF_SHADE = '#4A7460';
const WOOD = '#8a6238';
const IRON = '#3b3a32';

/** A leaf that grows from a point, of 60; `angle` turns it clockwise from upright. */
function drawLeaf(pen: Pen, x: number, y: number, angle: number, size = 1): void {
  pen.group(`translate(${x} ${y}) rotate(${angle}) scale(${size})`, () => {
    pen.path('M0 0C-15-14-16-40 0-60z', LEAF);
    pen.path('M0 0C15-14 16-40 0-60z', LEAF_SHADE);
    pen.line('M0 0V-50', '#8FB09B', 1.3);
  });
}

/** For a no of today: a young rowan in its pot, with its first bud. Field of 480 by 320. */
export function drawSapling(pen: Pen): void {
  pen.circle(240, 148, 126, '#FBF3DF');
  drawRug(pen);
  pen.groundShadow(240, 286, 74, 9);
  pen.line('M240 206C238 164 245 116 239 62', '#6F5A3A', 5);
  for (const [x, y, size] of [
    [241, 180, 0.9],
    [242, 146, 1],
    [242, 112, 0.92],
    [240, 80, 0.72],
  ] as const) {
    drawLeaf(pen, x, y, 62, size);
    drawLeaf(pen, x, y - 12, -64, size);
  }
  drawLeaf(pen, 239, 62, 24, 0.5);
  pen.path('M239 66c-11-8-11-22-1-34 10 12 11 26 1 34z', '#F2CB6A');
  pen.path('M197 222h86l-10 58q-1 6-7 6h-52q-6 0-7-6z', pen.gradient('#D9794A', '#B5532A'));
  pen.rect(190, 202, 100, 24, 7, pen.gradient('#E38B5C', '#C9622F'));
}

/** For a service that does not answer: a lamp whose plug lies before the socket. Field of 480 by 320. */
export function drawUnplugged(pen: Pen): void {
  drawRug(pen);
  pen.group('translate(58 40) scale(.9)', () => drawRecliner(pen, '#2F6B59'));
  pen.path('M102 92h5v184h-5z', IRON);
  pen.path('M74 284h62q-4-12-31-12t-31 12z', IRON);
  pen.path('M80 30h50l22 68H58z', pen.gradient('#E2D9C6', '#C6BBA3'));
  pen.line('M132 282C186 304 262 314 312 304 336 299 340 291 360 290', IRON, 4);
  pen.group('translate(360 290) rotate(-4)', () => {
    pen.rect(-2, -13, 32, 26, 9, '#FFFFFF');
    pen.rect(30, -8, 14, 4, 2, WOOD);
    pen.rect(30, 4, 14, 4, 2, WOOD);
  });
  pen.rect(424, 196, 44, 60, 8, '#FFFFFF');
  pen.rect(432, 204, 28, 44, 6, '#EEE6D6');
  pen.rect(439, 216, 4, 11, 2, IRON);
  pen.rect(449, 216, 4, 11, 2, IRON);
}

/** For what a store takes over: its front, with the door open. Field of 480 by 320. */
export function drawStoreFront(pen: Pen): void {
  pen.ellipse(240, 286, 206, 16, '#CBBE9F', 0.55);
  pen.rect(74, 62, 332, 224, 6, pen.gradient('#F9F4EA', '#EBDDC3'));
  pen.rect(62, 44, 356, 42, 6, '#12332B');
  drawSprigOn(pen, 240, 65);
  pen.rect(98, 148, 158, 104, 5, '#12332B');
  pen.rect(104, 154, 146, 92, 3, pen.gradient('#FBE3B6', '#F6EFDB'));
  pen.group('translate(112 158) scale(.31)', () => drawRecliner(pen, '#C9622F'));
  pen.line('M206 240v-54', IRON, 3);
  pen.path('M192 168h28l9 22h-46z', '#F2CB6A');
  pen.path('M186 242h40q-3-6-20-6t-20 6z', IRON);
  pen.rect(290, 146, 82, 140, 5, '#12332B');
  pen.rect(297, 153, 68, 133, 3, pen.gradient('#FBE3B6', '#F6EFDB'));
  pen.path('M297 153l-26 12v126l26-5z', '#1F5B4A');
  pen.circle(278, 226, 3.2, '#F2CB6A');
  const stripes = ['#1F5B4A', '#F9F4EA'];
  for (let stripe = 0; stripe < 9; stripe++) {
    const x = 78 + stripe * 36;
    pen.path(`M${x} 86h36v34q0 18-18 18t-18-18z`, stripes[stripe % 2] ?? LEAF);
  }
  pen.group('translate(404 286)', () => {
    drawLeaf(pen, 0, -30, -24, 0.9);
    drawLeaf(pen, 0, -30, 22, 0.9);
    drawLeaf(pen, 0, -30, -2, 1.1);
    pen.path('M-18-32h36l-5 28q-1 4-5 4h-16q-4 0-5-4z', pen.gradient('#D9794A', '#B5532A'));
  });
}

function drawSprigOn(pen: Pen, x: number, y: number): void {
  drawLeaf(pen, x - 6, y + 2, -78, 0.5);
  drawLeaf(pen, x + 6, y + 2, 78, 0.5);
  for (const [dx, dy] of [
    [-7, 0],
    [7, 0],
    [0, -7],
    [0, 7],
  ] as const) {
    pen.circle(x + dx, y + dy, 5.6, '#DA4A26');
    pen.circle(x + dx - 1.8, y + dy - 1.8, 1.4, '#fff', 0.5);
  }
}

/** For a signature that is missing: the agreement, and a pen beside its empty line. Field of 480 by 320. */
export function drawUnsigned(pen: Pen): void {
  pen.ellipse(240, 284, 190, 20, '#CBBE9F', 0.45);
  pen.group('rotate(-3 240 160)', () => {
    pen.rect(150, 26, 190, 250, 8, '#DFD4BF');
    pen.rect(144, 20, 190, 250, 8, '#FFFFFF');
    pen.rect(144, 20, 190, 38, 8, '#12332B');
    pen.rect(144, 46, 190, 12, 0, '#12332B');
    drawSprigOn(pen, 198, 39);
    for (const [y, width] of [
      [80, 96],
      [98, 146],
      [112, 132],
      [126, 146],
      [140, 88],
    ] as const) {
      pen.rect(164, y, width, 6, 3, '#12332B', y === 80 ? 0.4 : 0.14);
    }
    pen.rect(164, 166, 150, 66, 8, '#F1F5EE');
    pen.line('M178 216h122', '#5C6A63', 2);
    pen.line('M180 204l10 8M190 204l-10 8', '#1F5B4A', 2.5);
  });
  pen.group('translate(296 218) rotate(38)', () => {
    pen.path('M0 0l26-9v18z', '#F2CB6A');
    pen.path('M0 0l9-3v6z', IRON);
    pen.rect(24, -9, 96, 18, 5, pen.gradient('#2C7360', '#184639'));
    pen.rect(104, -9, 8, 18, 0, '#F2CB6A');
  });
}
