import { drift, glide, make, mix, progress, rise, show, spring, Type } from './motion.ts';
import { CUTS } from './timeline.ts';
import type { Words } from './words.ts';

const PINS = [
  [118, 74],
  [286, 142],
  [452, 84],
] as const;
const CHOSEN = 1;
const PIN = 'M0 0C-5-9-17-18-17-30a17 17 0 1 1 34 0C17-18 5-9 0 0z';
/** Streets, a river and two parks, 560 by 250. */
const MAP = `<svg viewBox="0 0 560 250">
<rect width="560" height="250" fill="#eee6d6"/>
<path d="M-10 214C70 176 120 236 210 214S380 176 440 208 540 232 580 196V270H-10z" fill="#e2ecf2"/>
<path d="M330 16h96a14 14 0 0 1 14 14v28H330z" fill="#cfddcb"/><path d="M36 100h66v54a14 14 0 0 1-14 14H36z" fill="#cfddcb"/>
<g fill="none" stroke="#fcfaf5" stroke-linecap="round"><g stroke-width="13"><path d="M-10 92C120 80 180 112 300 100S470 60 580 76"/><path d="M200-10C190 70 232 140 214 260"/></g>
<g stroke-width="6"><path d="M-10 26H570M-10 168H570M30-10V260M108-10V260M300-10V260M380-10V260M470-10V260M540-10V260M-10 60H300"/></g></g></svg>`;

/** What stands beside the chosen sofa: its store, its whole price, the approval. */
export class Counter {
  private readonly panels: { readonly element: HTMLElement; readonly from: number; readonly until: number }[];
  private readonly types: { readonly type: Type; readonly from: number; readonly until: number }[];
  private readonly texts: HTMLElement[];
  private readonly pins: SVGGElement[];
  private readonly chip: HTMLElement;
  private readonly facts: HTMLElement[];
  private readonly amount: HTMLElement;
  private readonly check: SVGPathElement;
  private readonly bars: readonly HTMLElement[];

  constructor(parent: Element, words: Words) {
    const { store, price, approval, delivery } = CUTS;
    const scenes = [
      { words: words.store, from: store + 0.35, until: price },
      { words: words.price, from: price + 0.05, until: approval },
      { words: words.approval, from: approval + 0.05, until: delivery - 0.15 },
    ] as const;
    this.types = scenes.map(({ words: [title], from, until }) => ({
      type: new Type(parent, 'beside', title),
      from,
      until,
    }));
    this.texts = scenes.map(({ words: [, text] }) => make(parent, 'text beside-text', text));
    const [map, tag, card] = ['map', 'tag-shadow', 'approval'].map((name) =>
      make(parent, `panel ${name}`),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    this.panels = [map, tag, card].map((element, index) => ({ element, ...(scenes[index] ?? scenes[0]) }));

    map.innerHTML = MAP;
    const svg = map.firstElementChild as SVGElement;
    svg.insertAdjacentHTML(
      'beforeend',
      PINS.map(() => `<g><g><path d="${PIN}"/><circle cy="-30" r="6.5" fill="#fff"/></g></g>`).join(''),
    );
    this.pins = [...svg.querySelectorAll<SVGGElement>(':scope > g')].slice(1);
    this.chip = make(map, 'chip');
    this.chip.innerHTML =
      '<svg viewBox="-20 -52 40 54"><path d="M0 0C-5-9-17-18-17-30a17 17 0 1 1 34 0C17-18 5-9 0 0z" fill="#f2cb6a"/><circle cy="-30" r="6" fill="#12332b"/></svg>';
    make(this.chip, '', words.chosenStore, 'span');

    const paper = make(tag, 'tag');
    const head = make(paper, 'head');
    make(head, 'item', words.tag.item);
    make(head, 'example', words.tag.example);
    this.amount = make(paper, 'amount');
    make(this.amount, '', words.tag.amount, 'b');
    make(this.amount, 'unit', words.tag.unit);
    make(this.amount, 'note', words.tag.note);
    const facts = make(paper, 'facts');
    this.facts = words.tag.facts.map(([label, figure]) => {
      const fact = make(facts, 'fact');
      make(fact, 'label', label);
      make(fact, 'figure', figure);
      return fact;
    });

    card.innerHTML =
      '<svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#1f5b4a"/><path d="M19 33l9.500 9.500L46 24" pathLength="1"/></svg>';
    this.check = card.querySelector('path') as SVGPathElement;
    make(card, 'said', words.approved);
    const bar = make(card, 'bar');
    this.bars = [make(bar, 'whole'), make(bar, 'part')];
    make(card, 'share', words.share);
    make(card, 'limit', words.limit);
  }

  draw(time: number): void {
    const { store, price, approval } = CUTS;
    for (const [index, { type, from, until }] of this.types.entries()) {
      type.draw(time, from, until);
      const text = this.texts[index];
      if (text) rise(text, progress(time, from + 0.35, 0.7) - progress(time, until - 0.36, 0.28), 16);
    }
    for (const { element, from, until } of this.panels) {
      const entered = progress(time, from + 0.3, 0.8);
      const left = progress(time, until - 0.36, 0.3);
      rise(element, entered - left, 36 * (left > 0 ? -0.4 : 1));
    }
    this.drawStore(time - store - 0.35);
    this.drawPrice(time - price - 0.05);
    this.drawApproval(time - approval - 0.05);
  }

  private drawStore(time: number): void {
    const chosen = progress(time, 1.75, 0.4);
    for (const [index, pin] of this.pins.entries()) {
      const [x, y] = PINS[index] ?? [0, 0];
      const fallen = progress(time, 0.75 + index * 0.16, 0.5, spring);
      const size = index === CHOSEN ? mix(1, 1.45, progress(time, 1.75, 0.5, spring)) : 1;
      show(pin, progress(time, 0.75 + index * 0.16, 0.12, drift));
      pin.setAttribute('transform', `translate(${x} ${y + (fallen - 1) * 46}) scale(${size})`);
      pin.style.fill = index === CHOSEN && chosen > 0.4 ? '#da4a26' : '#1f5b4a';
    }
    rise(this.chip, progress(time, 2.0, 0.55), 18);
  }

  private drawPrice(time: number): void {
    rise(this.amount, progress(time, 0.8, 0.6), 18);
    for (const [index, fact] of this.facts.entries()) rise(fact, progress(time, 1.5 + index * 0.55, 0.6), 18);
  }

  private drawApproval(time: number): void {
    this.check.style.strokeDashoffset = `${1 - progress(time, 0.85, 0.5, glide)}`;
    const [whole, part] = this.bars;
    if (whole) whole.style.width = `${progress(time, 0.6, 0.9, glide) * 100}%`;
    if (part) part.style.width = `${progress(time, 1.25, 0.8, glide) * 34}%`;
  }
}
