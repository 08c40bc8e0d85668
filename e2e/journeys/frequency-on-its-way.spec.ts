import { addToCart, chooseFrequency, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const words of [english, spanish]) {
  test(`what is added while a chosen frequency is being saved is paid as it was shown (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await page.goto(words.prefix + SOFA.path);
    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/frequency.data*', (route) => held.then(() => route.continue()));
    await chooseFrequency(page, 3, words);
    const dialog = await addToCart(page, words);
    await expect(dialog.getByText(words.subtotal)).toContainText(words.units[3]);
    const saved = page.waitForResponse((answer) =>
      new URL(answer.url()).pathname.endsWith('/frequency.data'),
    );
    letPass();
    await saved;
    await page.goto(`${words.prefix}/cart`);
    await expect(page.getByRole('complementary')).toContainText(words.units[3]);
  });
}
