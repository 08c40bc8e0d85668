import type { Page } from '@playwright/test';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** Texts that reach over the right padding of the card that they stand in, or over their item of a list. */
function findSpilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCard = (element: Element) => {
      const { backgroundColor, borderRightWidth, paddingRight } = getComputedStyle(element);
      const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderRightWidth) > 0;
      return isSeen && parseFloat(paddingRight) > 0;
    };
    const cardOf = (element: Element | null): Element | null =>
      element === null || isCard(element) ? element : cardOf(element.parentElement);
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"]');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {
        currentNode,
        currentNode: { parentElement: parent },
      } = texts;
      const text = currentNode.textContent?.trim() ?? '';
      if (text === '' || !parent || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { right, width } = range.getBoundingClientRect();
      const card = cardOf(parent);
      if (width === 0 || !card || scrolls(parent)) continue;
      const limit = Math.min(
        card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight),
        parent.closest('li')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
      );
      if (right > limit + 1) found.push(`"${text.slice(0, 40)}" by ${Math.round(right - limit)} px`);
    }
    return found;
  });
}

for (const words of [english, spanish]) {
  test(`at 768 px every text stays in its card (${words.lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await haveStore(page, words);
    await openCartWithSofa(page, words);
    const spilled: string[] = [];
    for (const path of [
      '/cart',
      '/',
      '/c/furniture/living-room',
      SOFA.path,
      '/how-rac-works',
      '/contact-us',
      '/find-a-store',
      '/find-your-store/storeid/04217',
      '/faqs',
      '/offers',
      '/pre-approvedPage',
      '/instant-approval',
      '/declined',
    ]) {
      await page.goto(words.prefix + path);
      spilled.push(...(await findSpilledTexts(page)).map((text) => `${path}: ${text}`));
    }
    expect(spilled).toEqual([]);
  });
}
