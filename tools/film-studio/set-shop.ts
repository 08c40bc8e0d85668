import {
  type Box,
  drift,
  glide,
  make,
  mix,
  mixBox,
  picture,
  place,
  progress,
  rise,
  show,
  Type,
} from './motion.ts';
import { CUTS } from './timeline.ts';
import type { Words } from './words.ts';

const SIZE = 248;
const PITCH = 272;
const LEFTS = [508, 780, 1052];
export const CARD: Box = [80, 104, 500, 512];
const PLAIN = null;
const COLUMNS: readonly (readonly (readonly [product: string, tint: string] | null)[])[] = [
  [
    ['french-door-refrigerator-26-cu-ft-stainless', 'sky'],
    PLAIN,
    ['calder-power-reclining-sofa-chestnut', 'oat'],
    ['13-premium-laptop-32-gb-graphite', 'berry'],
  ],
  [
    ['heron-dining-set-walnut', 'honey'],
    ['65-oled-tv-black', 'berry'],
    ['alder-3-seat-sofa-spruce', 'sage'],
    ['front-load-pair-5-0-white', 'oat'],
  ],
  [
    ['ashby-queen-bedroom-set-walnut', 'sage'],
    ['kiteplay-one-disc-white', 'sky'],
    ['electric-range-smooth-top-stainless', 'oat'],
    ['birch-mid-century-sofa-ochre', 'honey'],
  ],
];

/** Three columns of goods; then one of them alone, whose store, price and approval follow. */
export class Shop {
  private readonly tiles: { element: HTMLElement; column: number; row: number; isChosen: boolean }[] = [];
  private readonly title: Type;
  private readonly text: HTMLElement;
  private readonly ground: HTMLElement;

  constructor(parent: Element, words: Words) {
    this.ground = make(parent, 'ground');
    for (const [column, tiles] of COLUMNS.entries()) {
      for (const [row, tile] of tiles.entries()) {
        if (!tile) continue;
        const element = make(this.ground, `tile ${tile[1]}`);
        picture(element, `/products/${tile[0]}-front`);
        this.tiles.push({ element, column, row, isChosen: tile[0].startsWith('alder') });
      }
    }
    this.title = new Type(this.ground, 'find', words.find[0]);
    this.text = make(this.ground, 'text find-text', words.find[1]);
  }

  draw(time: number): void {
    const { find, store, delivery } = CUTS;
    show(this.ground, time > find - 0.3 && time < delivery + 1 ? 1 : 0);
    for (const { element, column, row, isChosen } of this.tiles) {
      const box = tileAt(column, row, time);
      if (isChosen) {
        const chosen = progress(time, store - 0.3, 1.0, glide);
        place(element, mixBox(box, CARD, chosen));
        element.style.borderRadius = `${20 + 76 * chosen}px ${20 - 4 * chosen}px`;
        element.style.zIndex = '2';
        const image = element.firstElementChild as HTMLElement;
        image.style.transform = `scale(${mix(1, 1.07, progress(time, store, delivery - store, drift))})`;
      } else {
        place(element, box);
        show(element, 1 - progress(time, store - 0.35 + row * 0.05, 0.4));
      }
    }
    this.title.draw(time, find + 0.45, store - 0.15);
    rise(this.text, progress(time, find + 0.85, 0.7) - progress(time, store - 0.45, 0.3), 20);
  }
}

/** The columns move against each other. */
function tileAt(column: number, row: number, time: number): Box {
  const share = progress(
    time,
    CUTS.find - 0.3,
    CUTS.store - CUTS.find + 0.6,
    (value) => 1 - (1 - value) ** 2.2,
  );
  const top = column === 1 ? -420 + 190 * share : 150 - 240 * share - (column === 2 ? 130 : 0);
  return [LEFTS[column] ?? 0, top + row * PITCH, SIZE, SIZE];
}

/** The place that the room shrinks into. */
export function roomTileAt(time: number): Box {
  return tileAt(0, 1, time);
}
