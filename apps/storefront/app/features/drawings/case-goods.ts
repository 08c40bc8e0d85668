import { darken, type Hex, lighten, type Pen } from './pen.ts';

function drawPillows(pen: Pen, y: number): void {
  for (const x of [78, 214]) pen.rect(x, y, 108, 52, 20, pen.gradient('#FFFFFF', '#DCD8CB'));
}

export function drawBed(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 264, 186, 10);
  pen.path('M58 78q0-22 22-22h240q22 0 22 22v150H58z', pen.gradient(lighten(color, 0.2), darken(color, 0.2)));
  for (let seam = 1; seam < 5; seam++) pen.line(`M${58 + seam * 56.8} 60v100`, darken(color, 0.24), 2, 0.6);
  pen.rect(46, 206, 308, 44, 8, darken(color, 0.25));
  pen.rect(52, 160, 296, 62, 16, '#F5F0E4');
  drawPillows(pen, 124);
  pen.path(
    'M44 190q0-22 26-24 130-12 260 0 26 2 26 24v42q-156 18-312 0z',
    pen.gradient('#C8D6C2', '#8FAB92'),
  );
  pen.path('M44 190q0-22 26-24 130-12 260 0 26 2 26 24v6q-156-18-312 0z', '#E9EFE3');
  pen.line('M148 204q4 18 0 32M248 204q-4 18 0 34', '#7d9a81', 2, 0.55);
  pen.path('M62 248h12l-2 16h-8zM326 248h12l-2 16h-8z', '#6b4a2b');
}

/** A mattress seen from its corner; `color` is the quilted border. */
export function drawMattress(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 244, 172, 10);
  pen.path('M36 168l52-52h224l52 52v46q0 12-12 12H48q-12 0-12-12z', pen.gradient('#FDFBF5', '#DED8C8'));
  pen.path('M36 168l52-52h224l52 52q-164 16-328 0z', pen.gradient('#FFFFFF', '#EFEADD'));
  for (const [from, to] of [
    [132, 96],
    [200, 200],
    [268, 304],
  ]) {
    pen.line(`M${from} 116Q${((from ?? 0) + (to ?? 0)) / 2} 142 ${to} 172`, '#d8d0bd', 1.6, 0.9);
  }
  pen.line('M60 144q140 14 280 0', '#d8d0bd', 1.6, 0.9);
  pen.rect(36, 184, 328, 24, 3, pen.gradient(lighten(color, 0.12), darken(color, 0.12)));
  for (let x = 56; x < 356; x += 20) pen.line(`M${x} 186l10 10-10 10`, lighten(color, 0.36), 1.4, 0.55);
  pen.line('M40 182q160 12 320 0M40 210q160 8 320 0', '#fff', 2, 0.8);
}

/** A bed base with head and foot raised, and its remote. */
export function drawAdjustableBase(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 262, 174, 9);
  pen.rect(52, 222, 296, 16, 6, pen.gradient(lighten(color, 0.1), darken(color, 0.3)));
  for (const x of [72, 192, 316]) pen.rect(x, 236, 10, 26, 3, '#3b4540');
  pen.path('M54 218L128 120q6-8 14-3l10 6-54 95z', darken(color, 0.2));
  pen.path('M64 214L132 124q5-7 12-3l14 9-48 84z', pen.gradient(lighten(color, 0.26), darken(color, 0.08)));
  pen.path('M104 214l18-24h106l14 24z', pen.gradient(lighten(color, 0.3), lighten(color, 0.02)));
  pen.path('M228 190l58-30q8-4 14 3l44 51h-102z', pen.gradient(lighten(color, 0.24), darken(color, 0.1)));
  pen.path(
    'M60 204L124 112q8-12 20-6l12 7q6 4 2 11l-36 58h100l54-32q12-6 20 3l48 56q-18-8-28-14l-30-32-56 35H110z',
    pen.gradient('#FFFFFF', '#DDD7C8'),
  );
  pen.line('M130 118l-52 76M166 190h56M262 172l24 30', '#cfc7b4', 1.6, 0.9);
  pen.rect(306, 92, 22, 50, 9, '#26312d');
  for (const y of [104, 115, 126]) pen.circle(317, y, 3.2, y === 104 ? '#F2CB6A' : '#7FB2A0');
}

export function drawBunkBed(pen: Pen, color: Hex): void {
  const post = pen.gradient(lighten(color, 0.12), darken(color, 0.22));
  const rail = pen.gradient(lighten(color, 0.24), darken(color, 0.06));
  pen.groundShadow(200, 274, 160, 9);
  for (const [y, blanket] of [
    [206, '#7C9E8A'],
    [108, '#D8B26A'],
  ] as const) {
    pen.rect(66, y - 12, 268, 24, 9, '#F5F0E4');
    pen.rect(72, y - 24, 66, 22, 10, pen.gradient('#FFFFFF', '#DCD8CB'));
    pen.path(
      `M142 ${y - 14}h180q12 0 12 12v16H142z`,
      pen.gradient(lighten(blanket, 0.2), darken(blanket, 0.08)),
    );
    pen.rect(58, y + 8, 284, 22, 4, rail);
    pen.rect(58, y + 26, 284, 5, 2, darken(color, 0.32));
  }
  for (const x of [52, 332]) pen.rect(x, 42, 16, 232, 5, post);
  pen.rect(60, 62, 168, 9, 4, rail);
  pen.rect(300, 62, 40, 9, 4, rail);
  for (const x of [104, 148, 192]) pen.rect(x, 68, 7, 40, 2, darken(color, 0.1));
  for (const x of [244, 288]) pen.rect(x, 56, 9, 216, 4, post);
  for (const y of [84, 124, 164, 204, 244]) pen.rect(246, y, 48, 8, 3, rail);
}

/** A dresser with six drawers. */
export function drawDresser(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 266, 160, 10);
  pen.path('M74 248h12l-3 18h-7zM314 248h12l-2 18h-7z', darken(color, 0.45));
  pen.rect(58, 96, 284, 156, 8, pen.gradient(lighten(color, 0.08), darken(color, 0.24)));
  pen.rect(50, 88, 300, 14, 6, pen.gradient(lighten(color, 0.34), lighten(color, 0.06)));
  const front = pen.gradient(lighten(color, 0.2), darken(color, 0.06));
  for (const y of [110, 156, 202]) {
    for (const x of [66, 204]) {
      pen.rect(x, y, 130, 40, 4, front);
      pen.rect(x + 2, y + 1, 126, 4, 2, lighten(color, 0.4), 0.6);
      pen.rect(x + 50, y + 18, 30, 5, 2.5, '#E3C48E');
    }
  }
  pen.path('M92 88q-5-24 10-24t10 24z', pen.gradient('#2F6B59', '#194539'));
  pen.line('M102 66c-2-12-9-14-12-22M102 66c3-12 9-12 13-20', '#4c6b4f', 2);
  for (const [x, y] of [
    [89, 42],
    [115, 44],
    [102, 46],
  ] as const) {
    pen.circle(x, y, 4.5, '#C8451F');
  }
  pen.rect(252, 52, 58, 36, 4, '#8a6238');
  pen.rect(257, 57, 48, 26, 2, '#E7EEDF');
  pen.path('M262 80q12-18 20-18t18 18z', '#6F9079');
}

export function drawCoffeeTable(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 246, 150, 9, 0.26);
  pen.ellipse(200, 150, 138, 26, darken(color, 0.3));
  pen.ellipse(200, 143, 138, 26, pen.gradient(lighten(color, 0.3), color));
  pen.path('M98 162l-20 84h11l28-80zM302 162l20 84h-11l-28-80zM194 168h12l3 82h-18z', darken(color, 0.2));
  pen.rect(150, 120, 66, 10, 3, '#2f5d4d');
  pen.rect(156, 111, 58, 10, 3, '#E8DDC4');
  pen.path('M236 138q-6-22 8-22t8 22z', '#F5EFE0');
}

export function drawDining(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 264, 172, 10, 0.26);
  for (const x of [112, 228]) {
    pen.group(`translate(${x} 0)`, () => {
      pen.path('M0 96q0-8 8-8h44q8 0 8 8l4 84H-4z', pen.gradient('#647f72', '#3d5a4d'));
      pen.path('M8 100h44l3 66H5z', '#6d8f7d', 0.55);
      pen.path('M-8 178h76v12H-8z', '#35503f');
      pen.path('M-4 190h8l-4 72h-6zM60 190h8l4 72h-6z', '#5c3f22');
    });
  }
  pen.path('M40 166h320q8 0 8 7t-8 7H40q-8 0-8-7t8-7z', pen.gradient(lighten(color, 0.2), color));
  pen.path('M40 180h320v6H40z', darken(color, 0.35));
  pen.path('M60 186h16l-4 78h-8zM324 186h16l-4 78h-8z', darken(color, 0.22));
  pen.path('M186 166q-4-26 14-26t14 26z', '#E8E0CD');
  pen.line('M200 142c-2-20-16-26-22-40M200 142c4-18 12-24 22-34M200 142v-48', '#4c6b4f', 2.4);
  for (const [x, y] of [
    [178, 102],
    [222, 108],
    [200, 94],
    [188, 114],
    [212, 118],
  ] as const) {
    pen.circle(x, y, 5, '#C8451F');
  }
}

export function drawTvStand(pen: Pen, color: Hex): void {
  pen.groundShadow(200, 244, 172, 10);
  pen.path('M66 222h14l-4 22h-7zM320 222h14l-3 22h-7z', darken(color, 0.4));
  pen.rect(40, 140, 320, 86, 8, pen.gradient(lighten(color, 0.1), darken(color, 0.22)));
  pen.rect(32, 132, 336, 14, 6, pen.gradient(lighten(color, 0.34), lighten(color, 0.06)));
  pen.rect(150, 152, 100, 66, 3, darken(color, 0.55));
  pen.rect(150, 184, 100, 5, 2, darken(color, 0.1));
  pen.rect(164, 170, 66, 14, 3, '#26312d');
  pen.rect(170, 175, 18, 3, 1.5, '#7FB2A0');
  const door = pen.gradient(lighten(color, 0.2), darken(color, 0.08));
  for (const x of [50, 256]) {
    pen.rect(x, 152, 94, 66, 4, door);
    for (let slat = 1; slat < 7; slat++)
      pen.line(`M${x + slat * 13.4} 156v58`, darken(color, 0.26), 1.6, 0.55);
    pen.rect(x + (x === 50 ? 80 : 8), 176, 5, 20, 2.5, '#E3C48E');
  }
  pen.rect(66, 116, 66, 8, 3, '#2f5d4d');
  pen.rect(70, 124, 58, 8, 3, '#E8DDC4');
  pen.path('M296 132q-6-26 10-26t10 26z', '#F5EFE0');
}
