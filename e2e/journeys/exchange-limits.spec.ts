import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const cents = (text: string | undefined) => Math.round(Number(text?.replace(',', '')) * 100);

for (const { words, width, text } of [
  {
    words: english,
    width: 1440,
    text: {
      limit: /^Up to \$24\.99 a week/,
      card: /^Up to \$24\.99 per week\* Shop Now/,
      facts:
        /Such as .+, \$([\d.]+) a week (\d+) weekly payments Total cost \$([\d,.]+) Cash price \$([\d,.]+)/,
    },
  },
  {
    words: spanish,
    width: 390,
    text: {
      limit: /^Hasta \$24\.99 por semana/,
      card: /^Hasta \$24\.99 por semana\* Comprar ahora/,
      facts:
        /Por ejemplo, .+: \$([\d.]+) por semana (\d+) pagos semanales Costo total \$([\d,.]+) Precio de contado \$([\d,.]+)/,
    },
  },
]) {
  test(`at ${width} px in ${words.lang}, a weekly limit says what it may come to: payments, total and cash price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveStore(page, words);
    for (const { path, name } of [
      { path: '/rac-exchange', name: text.card },
      { path: '/rac-exchange-plp', name: text.limit },
    ]) {
      await page.goto(words.prefix + path);
      const limit = page.getByRole('main').getByRole('link', { name });
      const [, payment, count, total, cash] = text.facts.exec(await textOf(limit)) ?? [];
      expect(cents(payment)).toBeLessThanOrEqual(2_499);
      // Rent and the one processing fee.
      expect(cents(total)).toBe(cents(payment) * Number(count) + 1_000);
      expect(cents(cash)).toBeLessThan(cents(total));
      expect(await findViolations(page, path)).toEqual([]);
    }
  });
}
