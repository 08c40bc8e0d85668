import { findViolations } from '../support/axe.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { pressTwice } from '../support/steps/double-press.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { asDollars } from '../support/steps/price.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const { words, width, text } of [
  {
    words: english,
    width: 1440,
    text: {
      more: 'One more',
      each: (amount: string) => `2 at ${amount} a week each`,
      remove: 'Remove Alder 3-Seat Sofa',
      removed: 'Item removed from cart',
      undo: 'Undo',
      back: 'Alder 3-Seat Sofa is back in your cart.',
    },
  },
  {
    words: spanish,
    width: 390,
    text: {
      more: 'Uno más',
      each: (amount: string) => `2 a ${amount} por semana c/u`,
      remove: /^Quitar .*Alder/,
      removed: 'Artículo eliminado del carrito',
      undo: 'Deshacer',
      back: /Alder.* está otra vez en su carrito\.$/,
    },
  },
]) {
  test(`at ${width} px in ${words.lang}, a line says what each of several costs, and a removed one is put back as it was, from another page too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveStore(page, words);
    await openCartWithSofa(page, words);
    const line = page.getByRole('listitem').filter({ has: page.locator(`h2 a[href*="${SOFA.path}"]`) });
    const paymentCents = async () => Math.round(Number(/\$(\d+\.\d\d)/.exec(await textOf(line))?.[1]) * 100);
    const each = await paymentCents();
    await line.getByRole('button', { name: text.more }).click();
    await expect(line.getByText(text.each(asDollars(each)))).toBeVisible();
    const before = await textOf(line);
    expect(await paymentCents()).toBe(2 * each);

    await line.getByRole('button', { name: text.remove }).click();
    const toast = page.getByRole('status').filter({ hasText: text.removed });
    const undo = toast.getByRole('button', { name: text.undo });
    await expect(undo).toBeVisible();
    await expect(line).toHaveCount(0);
    // The toast waits while the pointer is over it.
    await undo.hover();
    expect(await findViolations(page, 'a removed line')).toEqual([]);
    await page.getByRole('link', { name: words.home }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { name: words.cart, level: 1 })).toHaveCount(0);
    // Twice, as an impatient hand does: it comes back once.
    const posted = await pressTwice(page, undo);
    await expect(page.getByText(text.back)).toBeFocused();
    expect(posted).toHaveLength(1);
    await page.goto(`${words.prefix}/cart`);
    await expect(line).toHaveCount(1);
    expect(await textOf(line)).toBe(before);
  });
}
