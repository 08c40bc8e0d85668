import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Base UI's focus guards: they pass the focus on at once, so it never rests on one. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

/** Violations that axe finds on the page, one line each; and whether the page scrolls sideways. */
export async function findViolations(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).exclude(FOCUS_GUARD).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${name}: ${id}: ${target} ${failureSummary}`),
  );
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflowPx > 0 ? [...found, `${name}: ${overflowPx} px wider than the window`] : found;
}
