import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Base UI's focus guards: they pass the focus on at once, so it never rests on one. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const TARGET_SIZE = 'target-size';
/** More than a sticky bar is high. */
const SCROLL_PX = 160;

/**
 * Without frames axe runs in the page; its usual way opens another page for every check. Its source is evaluated once in
 * a document and not twice for every check, which took longer than the check. Passed rules are not described.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe.source });
    await session.detach();
  }
  return new AxeBuilder({ page, ...(isAlone ? { axeSource: 'undefined' } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isAlone)
    .exclude(FOCUS_GUARD);
}

/** What stands around the page's own content. */
const FRAME = ['header:has(~ main)', 'main ~ footer'];

/** Headers and footers in which nothing was found: most pages have the same, and axe takes a third of its time for them. */
const soundFrames = new Set<string>();

function readFrame(page: Page): Promise<string> {
  return page.evaluate(
    (selectors) =>
      [
        innerWidth,
        matchMedia('(forced-colors: active)').matches,
        ...selectors.map((selector) => document.querySelector(selector)?.outerHTML),
      ]
        .join('\n')
        // Where a link or form leads changes nothing.
        .replaceAll(/ (href|action|value)="[^"]*"/g, ''),
    FRAME,
  );
}

/** Targets that are too small also when the page is scrolled: one under a sticky bar can be scrolled free. */
async function findSmallTargets(page: Page): Promise<string[]> {
  const scrollBy = (px: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), px);
  const before = await page.evaluate(() => window.scrollY);
  await scrollBy(SCROLL_PX);
  const moved = (await page.evaluate(() => window.scrollY)) - before;
  if (moved === 0) await scrollBy(-SCROLL_PX);
  const { violations } = await (await axeOn(page)).withRules(TARGET_SIZE).analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before);
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
}

/** Lists, paragraphs and other blocks where HTML allows only phrasing: assistive technology may lose their roles. */
function findMisplacedBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const phrasing = 'span, p, b, em, strong, dt, label, button, h1, h2, h3, h4';
    const blocks = 'dl, ul, ol, p, h1, h2, h3, h4, table, form, fieldset, section, div'.split(', ');
    const misplaced = blocks.map((block) => `:is(${phrasing}) ${block}`).join(', ');
    return [...document.querySelectorAll(misplaced)].map(
      (block) =>
        `<${block.tagName}> in <${block.parentElement?.closest(phrasing)?.tagName}>: ${block.outerHTML.slice(0, 120)}`,
    );
  });
}

/** Tiles whose picture lies over the product's name. */
function findCoveredTiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article[data-product]')]
      .filter((tile) => tile.checkVisibility())
      .filter((tile) => {
        const picture = tile.firstElementChild?.getBoundingClientRect();
        return [...tile.querySelectorAll('h2, h3, h4')].some((part) => {
          const area = part.getBoundingClientRect();
          return (
            picture &&
            area.left < picture.right - 1 &&
            area.right > picture.left + 1 &&
            area.top < picture.bottom - 1 &&
            area.bottom > picture.top + 1
          );
        });
      })
      .map((tile) => `the picture of ${tile.getAttribute('data-product')} covers its name`),
  );
}

/** Violations that axe finds on the page, one line each; misplaced blocks; covered tiles; and whether the page scrolls sideways. */
export async function findViolations(page: Page, name: string): Promise<string[]> {
  const frame = await readFrame(page);
  const axeRun = await axeOn(page);
  if (soundFrames.has(frame)) for (const part of FRAME) axeRun.exclude(part);
  const { violations } = await axeRun.withTags(WCAG_22_AA).analyze();
  if (violations.length === 0) soundFrames.add(frame);
  const small = violations.some(({ id }) => id === TARGET_SIZE) ? await findSmallTargets(page) : [];
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => id !== TARGET_SIZE || small.includes(String(target)))
      .map(({ target, failureSummary }) => `${name}: ${id}: ${target} ${failureSummary}`),
  );
  const misplaced = await findMisplacedBlocks(page);
  const covered = await findCoveredTiles(page);
  found.push(...[...misplaced, ...covered].map((problem) => `${name}: ${problem}`));
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflowPx > 0 ? [...found, `${name}: ${overflowPx} px wider than the window`] : found;
}
