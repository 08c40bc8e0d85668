import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Base UI's ends of a focus trap: they hand the focus on at once, so nobody stays in one. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

/** What axe finds on the page as it stands, a line each; and whether the page scrolls sideways. */
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
