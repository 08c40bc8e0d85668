import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';

const WIDTHS = [390, 768, 1440];

type Found = { readonly count: number; readonly problems: readonly string[] };

/** The drawings of the branch on a page, and each that is cut off, covered, or over words. */
function measureBranches(): Found {
  type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const meet = (a: Area, b: Area) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const holds = (a: Area, b: Area) =>
    a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;

  const images = [...document.querySelectorAll<HTMLElement>('img[src*="/art/branch/"]')]
    .filter((image) => image.checkVisibility())
    .map((element) => ({ element, area: element.getBoundingClientRect() as Area }));
  const grounds = [...document.querySelectorAll<HTMLElement>('.branch')]
    .filter((element) => getComputedStyle(element).backgroundImage.includes('/art/branch/'))
    .map((element) => {
      const { right, top, bottom } = element.getBoundingClientRect();
      const width = Number.parseFloat(getComputedStyle(element).backgroundSize);
      const inset = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2;
      const half = (width * 256) / 360 / 2;
      const middle = (top + bottom) / 2;
      const area = {
        left: right - inset - width,
        right: right - inset,
        top: middle - half,
        bottom: middle + half,
      };
      return { element, area };
    });

  const texts: { text: string; area: Area }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const area of range.getClientRects()) texts.push({ text: node.textContent, area });
  }
  const surfaces = [...document.querySelectorAll('main *, footer')].filter(
    (part) => part.tagName === 'IMG' || !/, 0\)$|^transparent$/.test(getComputedStyle(part).backgroundColor),
  );

  const problems: string[] = [];
  for (const { element, area } of [...images, ...grounds]) {
    const name = `the branch in "${element.closest('section, aside, div')?.textContent?.trim().slice(0, 40)}"`;
    if (area.left < 0 || area.right > document.documentElement.clientWidth)
      problems.push(`${name} leaves the page`);
    for (let box: Element | null = element.parentElement; box; box = box.parentElement) {
      const isClipping = getComputedStyle(box).overflow !== 'visible' && box !== document.documentElement;
      if (isClipping && !holds(box.getBoundingClientRect(), area)) problems.push(`${name} is cut off`);
    }
    if (element.matches('.branch') && !holds(element.getBoundingClientRect(), area))
      problems.push(`${name} is larger than its panel`);
    for (const text of texts) if (meet(text.area, area)) problems.push(`${name} is over "${text.text}"`);
    for (const surface of surfaces) {
      if (surface.contains(element) || element.contains(surface)) continue;
      if (meet(surface.getBoundingClientRect(), area)) problems.push(`${name} meets <${surface.tagName}>`);
    }
  }
  return { count: images.length + grounds.length, problems };
}

/** Looks at a page at each width; the wide one has as many branches as are given. */
export async function expectWholeBranches(page: Page, path: string, countWhenWide: number): Promise<void> {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { count, problems } = await page.evaluate(measureBranches);
    expect(problems, `${path} at ${width}`).toEqual([]);
    if (width === 1440) expect(count, path).toBe(countWhenWide);
  }
}
