import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// Parts that are not available yet respond with the shop's own 404; addresses.spec.ts tests them.
const CLOSED = /login|account|refer|payonline/;

for (const { prefix, lang } of [english, spanish]) {
  test(`every link of header and footer leads to a page (${lang})`, async ({ page }) => {
    await page.goto(`${prefix}/faqs`);
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const addresses = await links.evaluateAll((anchors) =>
      anchors.filter((anchor) => anchor.checkVisibility()).map((anchor) => anchor.getAttribute('href') ?? ''),
    );
    const open = [...new Set(addresses)].filter(
      (address) => !CLOSED.test(address) && address.startsWith(`${prefix}/`) && address !== `${prefix}/faqs`,
    );
    expect(open.length).toBeGreaterThan(10);
    for (const address of open) {
      const link = page
        // The header's store link opens the finder in place.
        .locator(`header a[href="${address}"]:not([aria-haspopup]), footer a[href="${address}"]`)
        .filter({ visible: true })
        .first();
      // The first activation of a department opens its menu.
      if ((await link.getAttribute('aria-expanded')) !== null) {
        await link.hover();
        await expect(link).toHaveAttribute('aria-expanded', 'true');
      }
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/faqs`);
    }
  });
}
