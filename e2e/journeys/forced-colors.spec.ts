import type { Locator, Page } from '@playwright/test';
import { SSN } from '../support/steps/application.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveApproval, haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test, WITH_PIXELS } from '../support/test.ts';

test.use({ ...WITH_PIXELS, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What a control looks like without pointer and focus, once it no longer changes. */
async function lookOf(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  let look = '';
  await expect(async () => {
    const last = look;
    look = (await control.screenshot({ animations: 'disabled' })).toString('base64');
    expect(look === last).toBe(true);
  }).toPass({ timeout: 30_000 });
  return look;
}

/** What is chosen looks different from before, and not by its color alone. */
async function expectSeenChosen(page: Page, control: Locator): Promise<void> {
  const before = await lookOf(page, control);
  await control.click();
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const field = element.querySelector('input') ?? element;
        if (field instanceof HTMLInputElement) return field.checked;
        return ['aria-current', 'aria-pressed'].some((name) =>
          ['true', 'page'].includes(element.getAttribute(name) ?? ''),
        );
      }),
    )
    .toBe(true);
  expect(await lookOf(page, control)).not.toBe(before);
}

test('with forced colors, what is chosen is seen: frequency, color, picture, heart, condition, view, schedule', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  const main = page.getByRole('main');
  await expectSeenChosen(page, main.locator('label', { hasText: 'Bi-weekly' }).first());
  await expectSeenChosen(page, main.getByRole('link', { name: 'Camel', exact: true }));
  await expectSeenChosen(page, main.getByRole('link', { name: /^Show: Close-up/ }));
  await expectSeenChosen(page, main.getByRole('button', { name: /^Save / }).first());
  // A color shows its own.
  const camel = main.getByRole('link', { name: 'Camel', exact: true }).locator('[aria-hidden]');
  expect(await camel.evaluate((dot) => getComputedStyle(dot).forcedColorAdjust)).toBe('none');

  await expectSeenChosen(page, main.locator('label', { hasText: 'Pre-owned (Good)' }));

  await page.goto('/c/furniture/living-room');
  await expectSeenChosen(page, main.getByRole('link', { name: 'List view' }));

  await openCartWithSofa(page);
  await haveApproval(page, SSN.approved);
  await page.goto('/checkout');
  await expectSeenChosen(page, main.locator('label', { hasText: /^Weekly/ }).first());
});
