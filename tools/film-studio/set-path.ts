import { drift, glide, make, mix, progress, rise, show, spring, Type } from './motion.ts';
import { CUTS } from './timeline.ts';
import type { Words } from './words.ts';

const LEAVES = Array.from({ length: 13 }, (_, index) => index);
const LEAF = 'M0 0c4-13 14-19 27-18-2 12-12 20-27 18z';
const BERRIES = [
  [418, 20],
  [430, 12],
  [434, 26],
  [446, 20],
] as const;

/** The stem of the shop's account pages: a leaf for each part that is paid, berries when the item is owned. */
export class Path {
  private readonly sheet: HTMLElement;
  private readonly stem: SVGPathElement;
  private readonly leaves: SVGGElement[];
  private readonly berries: SVGGElement[];
  private readonly types: readonly [Type, Type];
  private readonly texts: readonly [HTMLElement, HTMLElement];

  constructor(parent: Element, words: Words) {
    this.sheet = make(parent, 'sheet');
    this.types = [
      new Type(this.sheet, 'on-dark', words.pay[0]),
      new Type(this.sheet, 'on-dark', words.own[0]),
    ];
    this.texts = [
      make(this.sheet, 'text on-dark-text', words.pay[1]),
      make(this.sheet, 'text on-dark-text', words.own[1]),
    ];
    this.sheet.insertAdjacentHTML(
      'beforeend',
      `<svg class="stem" viewBox="0 0 460 62"><path class="line" d="M4 36C130 30 270 38 414 24" pathLength="1"/>${LEAVES.map(
        (index) =>
          `<g class="leaf"><path d="${LEAF}" transform="translate(${18 + index * 30} ${34 - index * 0.6}) scale(1 ${index % 2 === 0 ? 1 : -1})"/></g>`,
      ).join(
        '',
      )}${BERRIES.map(([x, y]) => `<g class="berry"><circle cx="${x}" cy="${y}" r="6.400"/><circle cx="${x - 2}" cy="${y - 2}" r="1.500" class="shine"/></g>`).join('')}</svg>`,
    );
    this.stem = this.sheet.querySelector('.stem .line') as SVGPathElement;
    this.leaves = [...this.sheet.querySelectorAll<SVGGElement>('.leaf')];
    this.berries = [...this.sheet.querySelectorAll<SVGGElement>('.berry')];
  }

  draw(time: number): void {
    const { pay, own, exchange } = CUTS;
    const risen = progress(time, pay - 0.25, 0.85, glide);
    const gone = progress(time, exchange - 0.25, 0.85, glide);
    show(this.sheet, risen > 0 && gone < 1 ? 1 : 0);
    this.sheet.style.top = `${mix(720, 0, risen) - 720 * gone}px`;
    this.sheet.style.borderRadius = `${160 * (1 - risen)}px 0 ${160 * gone}px 0`;
    this.types[0].draw(time, pay + 0.35, own + 0.1);
    this.types[1].draw(time, own + 0.15, exchange + 0.4);
    rise(this.texts[0], progress(time, pay + 0.7, 0.7) - progress(time, own - 0.26, 0.28), 16);
    rise(this.texts[1], progress(time, own + 0.45, 0.7), 16);
    const grownStem = progress(time, pay + 0.6, 3.0, drift);
    // A dash without length still has its round ends.
    show(this.stem, grownStem > 0 ? 1 : 0);
    this.stem.style.strokeDashoffset = `${1 - grownStem}`;
    for (const [index, leaf] of this.leaves.entries()) {
      const grown = progress(time, pay + 0.75 + index * 0.205, 0.6, spring);
      leaf.style.transformOrigin = `${18 + index * 30}px ${34 - index * 0.6}px`;
      leaf.style.transform = `scale(${grown})`;
      show(leaf, grown > 0.02 ? 1 : 0);
    }
    for (const [index, berry] of this.berries.entries()) {
      const [x, y] = BERRIES[index] ?? [0, 0];
      const ripe = progress(time, own + 0.1 + index * 0.09, 0.55, spring);
      berry.style.transformOrigin = `${x}px ${y}px`;
      berry.style.transform = `scale(${ripe})`;
    }
  }
}
