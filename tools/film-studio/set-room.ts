import { type Box, glide, make, mix, mixBox, picture, place, progress, show } from './motion.ts';
import { CUTS } from './timeline.ts';

const FULL: Box = [0, 0, 1280, 720];
/** Where the furniture stands in the picture. */
const SOFA: Box = [506, 338, 500, 240];
const TABLE: Box = [626, 364, 332, 258];
const TELEVISION: Box = [975, 226, 320, 340];
const OUTLINE =
  'M536 519V416Q536 408 546 408H576V366Q576 357 586 357H914Q923 357 923 366V408H971Q981 408 981 416V519ZM568 412V519M948 412V519M568 460H948M568 497H948M689 360V460M806 360V460M694 460V497M822 460V497M560 519L563 547M955 519L952 547';

/** The living room: empty, then furnished piece by piece, then with another sofa, then without one. */
export class Room {
  private readonly frame: HTMLElement;
  private readonly camera: HTMLElement;
  private readonly plates: Record<
    'sofa' | 'television' | 'table' | 'room' | 'camel' | 'returned',
    HTMLElement
  >;
  private readonly rug: HTMLElement;
  private readonly outline: SVGElement;

  /** Its place among the tiles of the shop at a time. */
  private readonly tileAt: (time: number) => Box;
  private readonly card: Box;

  constructor(parent: Element, tileAt: (time: number) => Box, card: Box) {
    this.tileAt = tileAt;
    this.card = card;
    this.frame = make(parent, 'room');
    this.camera = make(this.frame, 'camera');
    picture(this.camera, '/plates/empty.webp');
    this.rug = picture(this.camera, '/plates/sofa.webp');
    this.plates = {
      sofa: cut(this.camera, 'sofa', SOFA),
      television: cut(this.camera, 'room', TELEVISION),
      table: cut(this.camera, 'room', TABLE),
      room: picture(this.camera, '/plates/room.webp'),
      camel: picture(this.camera, '/plates/camel.webp'),
      returned: picture(this.camera, '/plates/returned.webp'),
    };
    this.camera.insertAdjacentHTML(
      'beforeend',
      `<svg class="outline" viewBox="0 0 1280 720"><path d="${OUTLINE}" pathLength="100"/></svg>`,
    );
    this.outline = this.camera.lastElementChild as SVGElement;
  }

  draw(time: number): void {
    const { find, store, delivery, exchange } = CUTS;
    const isSecond = time >= store;
    show(this.frame, isSecond ? progress(time, delivery - 0.35, 0.35) : 1);
    const box = isSecond
      ? mixBox(this.card, FULL, progress(time, delivery - 0.1, 1.0, glide))
      : mixBox(FULL, this.tileAt(time), progress(time, find - 0.25, 1.05, glide));
    place(this.frame, box);
    const size = Math.max(box[2] / 1280, box[3] / 720);
    const small = 1 - (box[2] - 240) / 1040;
    this.frame.style.borderRadius = isSecond ? leaf(small) : `${mix(0, 20, Math.max(0, small))}px`;
    const push =
      time < store ? mix(1, 1.05, progress(time, 0, find + 1)) : mix(1.07, 1, progress(time, delivery, 4.6));
    const last = time >= exchange - 1 ? mix(1, 1.045, (time - exchange + 1) / 7) : 1;
    this.camera.style.transform = `translate(-50%, -50%) scale(${size * push * last})`;
    // What is cut off is at the left, where nothing stands.
    this.camera.style.left = `${mix(box[2] / 2, box[2] / 2 - 70 * size, Math.max(0, small))}px`;
    this.drawOutline(time);
    this.furnish(time - delivery - 0.75);
    this.exchange(time);
  }

  private drawOutline(time: number): void {
    const path = this.outline.firstElementChild as SVGPathElement;
    show(this.outline, Math.min(progress(time, 1.0, 0.3), 1 - progress(time, 2.9, 0.35)));
    path.style.clipPath = `inset(0 ${(1 - progress(time, 1.0, 1.5, glide)) * 68}% 0 0)`;
    path.style.strokeDashoffset = `${time * -0.35}`;
  }

  private furnish(time: number): void {
    const { sofa, television, table, room } = this.plates;
    show(this.rug, progress(time, 0.1, 0.55));
    for (const [plate, from] of [
      [sofa, 0.25],
      [television, 0.85],
      [table, 1.3],
    ] as const) {
      show(plate, progress(time, from, 0.45));
      plate.style.transform = `translateY(${(1 - progress(time, from, 0.8)) * -26}px)`;
    }
    show(room, progress(time, 2.0, 0.4));
  }

  private exchange(time: number): void {
    const wiped = progress(time, CUTS.exchange + 0.9, 1.1, glide);
    show(this.plates.camel, wiped > 0 ? 1 : 0);
    const edge = mix(34, 76, wiped);
    this.plates.camel.style.maskImage = `linear-gradient(100deg, black ${edge}%, transparent ${edge + 3}%)`;
    show(this.plates.returned, progress(time, CUTS.giveBack + 0.7, 0.7, glide));
  }
}

function leaf(small: number): string {
  const [large, little] = [
    96 * Math.max(0, Math.min(1, small * 1.35)),
    16 * Math.max(0, Math.min(1, small * 1.35)),
  ];
  return `${large}px ${little}px`;
}

/** A part of a plate with soft edges. */
function cut(parent: Element, state: string, [left, top, width, height]: Box): HTMLElement {
  const plate = picture(parent, `/plates/${state}.webp`, 'cut');
  const soft = 14;
  const ramp = (from: number, size: number) =>
    `transparent ${from}px, black ${from + soft}px ${from + size - soft}px, transparent ${from + size}px`;
  plate.style.maskImage = `linear-gradient(to right, ${ramp(left, width)}), linear-gradient(to bottom, ${ramp(top, height)})`;
  return plate;
}
