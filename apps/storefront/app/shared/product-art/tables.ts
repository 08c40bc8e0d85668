import { darken, type Hex, lighten } from './colors.ts';
import type { Pen } from './pen.ts';

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
