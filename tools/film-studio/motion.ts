/** The film's easing and its few movements. Everything is a function of the time, so that each frame can be taken by itself. */
type Ease = (share: number) => number;

export const settle: Ease = (share) => 1 - (1 - share) ** 4;
export const glide: Ease = (share) => (share < 0.5 ? 8 * share ** 4 : 1 - (-2 * share + 2) ** 4 / 2);
export const drift: Ease = (share) => share;
/** Goes a little too far and comes back, as a pin that is stuck in. */
export const spring: Ease = (share) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** How far a movement of so many seconds is: 0 before it, 1 after it. */
export function progress(time: number, from: number, seconds: number, ease: Ease = settle): number {
  return ease(Math.min(1, Math.max(0, (time - from) / seconds)));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export type Box = readonly [left: number, top: number, width: number, height: number];

export function mixBox(from: Box, to: Box, share: number): Box {
  return [0, 1, 2, 3].map((side) => mix(from[side] ?? 0, to[side] ?? 0, share)) as unknown as Box;
}

export function place(element: HTMLElement, [left, top, width, height]: Box): void {
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

export function show(element: HTMLElement | SVGElement, opacity: number): void {
  element.style.opacity = `${opacity}`;
  element.style.visibility = opacity <= 0 ? 'hidden' : 'visible';
}

/** Fades in while it rises by so many pixels. */
export function rise(element: HTMLElement | SVGElement, share: number, pixels = 24): void {
  show(element, share);
  element.style.transform = `translateY(${(1 - share) * pixels}px)`;
}

export function make(parent: Element, className: string, text = '', tag = 'div'): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

export function picture(parent: Element, src: string, className = ''): HTMLImageElement {
  const image = document.createElement('img');
  image.src = src;
  image.className = className;
  parent.append(image);
  return image;
}

/** Type whose lines come up one after the other from behind an edge, and leave the same way. */
export class Type {
  readonly element: HTMLElement;
  private readonly lines: HTMLElement[];

  constructor(parent: Element, className: string, text: string) {
    this.element = make(parent, `type ${className}`);
    this.lines = text.split('\n').map((line) => make(make(this.element, 'line'), 'run', line));
  }

  draw(time: number, from: number, until: number): void {
    show(this.element, time >= from && time < until ? 1 : 0);
    for (const [index, line] of this.lines.entries()) {
      const entered = progress(time, from + index * 0.09, 0.75);
      const left = progress(time, until - 0.36 + index * 0.03, 0.3, (share) => share ** 3);
      line.style.transform = `translateY(${(1 - entered) * 108 - left * 108}%)`;
    }
  }
}
