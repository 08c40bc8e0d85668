import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

const PLANO = '/find-your-store/storeid/04217';

for (const { words, floor, facts, offers, sign, team, role } of [
  {
    words: english,
    floor: 'On the floor today',
    facts: /\$\d+\.\d\d.*a week.*\d+ weekly payments.*Total cost.*\$.*Cash price.*\$/s,
    offers: 'What this store offers',
    sign: 'Sign your agreement online.',
    team: 'Ask for one of us',
    role: 'Agreements and payments',
  },
  {
    words: spanish,
    floor: 'Hoy en la tienda',
    facts: /\$\d+\.\d\d.*por semana.*\d+ pagos semanales.*Costo total.*\$.*Precio de contado.*\$/s,
    offers: 'Qué ofrece esta tienda',
    sign: 'Firme su contrato en línea.',
    team: 'Pregunte por nosotros',
    role: 'Contratos y pagos',
  },
]) {
  test(`the own store's page shows what it offers, what stands there with full prices, and whom to ask for (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await page.goto(words.prefix + PLANO);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: offers })).toContainText(sign);
    const shown = main.getByRole('region', { name: floor });
    await expect(shown.getByRole('article')).toHaveCount(4);
    for (const tile of await shown.getByRole('article').all()) await expect(tile).toContainText(facts);
    await expect(main.getByRole('region', { name: team })).toContainText(`Rosa Iglesias${role}`);
    expect(await findViolations(page, `store page in ${words.lang}`)).toEqual([]);
    await shown.getByRole('link', { name: /\d/ }).first().click();
    await expect(page).toHaveURL(/\/shop-all\?availability=In\+Stock\+In\+Your\+Store/);
  });

  test(`the contact page has the store's photograph and its people, and promises no more than its hours (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await page.goto(`${words.prefix}/contact-us`);
    const main = page.getByRole('main');
    const photo = main.locator('picture img');
    await expect(photo).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(main.getByRole('region', { name: team })).toContainText(`Rosa Iglesias${role}`);
    await expect(main).not.toContainText(/all day|todo el día/);
  });
}

test('another store’s page shows its own people and offers, and no prices: they are those of the visitor’s store', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto('/find-your-store/storeid/04221');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'What this store offers' })).toBeVisible();
  const team = main.getByRole('region', { name: 'Ask for one of us' });
  await expect(team.getByRole('listitem')).toHaveCount(3);
  await expect(team).not.toContainText('Rosa Iglesias');
  await expect(main.getByRole('article')).toHaveCount(0);
});
