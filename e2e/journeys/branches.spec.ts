import { SSN } from '../support/steps/application.ts';
import { expectWholeBranches } from '../support/steps/branches.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveApproval, haveStore } from '../support/steps/forms.ts';
import { test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const words of [english, spanish]) {
  test(`no branch is cut off or over words: cart, saved items, listing, approval (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await expectWholeBranches(page, `${words.prefix}/cart`, 1);
    await expectWholeBranches(page, `${words.prefix}/cart/wishlist`, 1);
    await expectWholeBranches(page, `${words.prefix}/c/furniture/living-room`, 1);
    await haveApproval(page, SSN.approved, words);
    await expectWholeBranches(page, `${words.prefix}/approved`, 0);
  });
}

test('no branch is cut off or over words: a signed order, in both languages', async ({ page }) => {
  await rentSofa(page);
  const { pathname } = new URL(page.url());
  await expectWholeBranches(page, pathname, 0);
  await expectWholeBranches(page, spanish.prefix + pathname, 0);
});
