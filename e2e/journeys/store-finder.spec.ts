import { findViolations } from '../support/axe.ts';
import { accountWords, logIn, registerAccount } from '../support/steps/account.ts';
import { apply, SSN } from '../support/steps/application.ts';
import { haveStore } from '../support/steps/forms.ts';
import { openWithStore, PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const PLANO_POINT = { latitude: 33.0767, longitude: -96.8 };
const LISTING = '/c/furniture/living-room';

for (const { words, title, or, locate, loading, mistyped, more, warning, info, back, yours } of [
  {
    words: english,
    title: 'Find Your Store',
    or: 'Or',
    locate: 'Use My Location',
    loading: 'Loading locations...',
    mistyped: 'Please enter a postal code.',
    more: 'Load More',
    warning: /^Changing your store can change prices, promotions and inventory/,
    info: /^Info/,
    back: 'Back',
    yours: 'My Store: 123 Main St',
  },
  {
    words: spanish,
    title: 'Encuentre su tienda',
    or: 'O',
    locate: 'Usar mi ubicación',
    loading: 'Cargando tiendas...',
    mistyped: 'Escriba un código postal.',
    more: 'Cargar más',
    warning: /^Si cambia de tienda pueden cambiar los precios/,
    info: /^Información/,
    back: 'Volver',
    yours: 'Mi tienda: 123 Main St',
  },
]) {
  test(`the header's store link opens the finder right there (${words.lang})`, async ({ page }) => {
    await page.goto(words.prefix + LISTING);
    const link = page.getByRole('banner').getByRole('link', { name: words.findStore }).first();
    await link.click();
    const finder = page.getByRole('dialog', { name: title });
    await expect(finder).toBeVisible();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(finder.getByText(or, { exact: true })).toBeVisible();
    await expect(finder.getByRole('button', { name: locate })).toBeVisible();
    await finder.getByRole('button', { name: words.go, exact: true }).click();
    await expect(finder.getByText(mistyped, { exact: true })).toBeVisible();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/find-a-store.data**', async (route) => {
      await held;
      await route.continue();
    });
    await finder.getByLabel(words.postalCode).pressSequentially('7x50 24999');
    await expect(finder.getByLabel(words.postalCode)).toHaveValue(PLANO.postalCode);
    await finder.getByLabel(words.postalCode).press('Enter');
    await expect(finder.getByText(loading)).toBeVisible();
    release();
    const rows = finder.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await finder.getByRole('link', { name: more }).click();
    await expect(rows).toHaveCount(14);
    await expect(rows.nth(10)).toBeFocused();
    await expect(rows.nth(10)).toBeInViewport();
    expect((await finder.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(350);
    await expect(finder.getByText(warning)).toBeVisible();
    expect(await findViolations(page, `store pop-over in ${words.lang}`)).toEqual([]);

    await rows.first().getByRole('link', { name: info }).click();
    await expect(finder.getByRole('link', { name: '(214) 555-0142' })).toHaveAttribute(
      'href',
      'tel:2145550142',
    );
    await finder.getByRole('button', { name: back, exact: true }).click();
    await rows.first().getByRole('button', { name: words.makeMyStore }).click();
    await expect(finder).toBeHidden();
    await expect(page.getByRole('status').getByText(yours)).toBeVisible();
    await expect(page).toHaveURL(words.prefix + LISTING);
    await expect(page.getByRole('article').first()).toContainText('$');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('store'))).toBe(`"${PLANO.id}"`);
    const told = await page.evaluate(() => Reflect.get(window, 'racDataLayer'));
    expect(told.filter(({ event }: { event: string }) => event === 'storeChange')).toEqual([
      { event: 'storeChange', storeId: PLANO.id, postalCode: '75024', isChanged: true },
    ]);
  });
}

test('the popover closes on scroll and by Escape', async ({ page }) => {
  await page.goto(LISTING);
  const link = page.getByRole('banner').getByRole('link', { name: english.findStore }).first();
  const finder = page.getByRole('dialog', { name: 'Find Your Store' });
  await link.click();
  // It takes the focus.
  await expect(finder.getByLabel(english.postalCode)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(finder).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(finder).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(finder).toBeHidden();
});

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test('ten stores with numbered pins highlighted with the list, and Load More shows the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/find-a-store?postalCode=${PLANO.postalCode}`);
  await expect(page).toHaveTitle(/^Find a Store Near You/);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const pins = page.getByRole('img', { name: /^Schematic map of \d+ stores/ }).locator('span:has(svg text)');
  await expect(pins).toHaveText(numbersTo(10));
  await rows.nth(1).hover();
  await expect(pins.nth(1)).toHaveCSS('z-index', '300');
  await pins.nth(0).hover();
  await expect(pins.nth(0)).toHaveCSS('z-index', '300');
  await expect(pins.nth(1)).not.toHaveCSS('z-index', '300');

  await expect(rows).toHaveCount(10);
  await expect(main.getByText('14 stores within 30 miles of 75024')).toBeVisible();
  const shownBefore = await rows.allInnerTexts();
  const more = main.getByRole('link', { name: 'Load More' });
  await more.focus();
  const scrolledPx = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(14);
  await expect(pins).toHaveText(numbersTo(14));
  expect((await rows.allInnerTexts()).slice(0, 10)).toEqual(shownBefore);
  await expect(more).toHaveCount(0);
  // The focus moves to the first new store within the list; the page does not scroll.
  await expect(rows.nth(10)).toBeFocused();
  await expect(rows.nth(10)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledPx);
  await page.keyboard.press('Tab');
  await expect(rows.nth(10).getByRole('button', { name: english.makeMyStore })).toBeFocused();
  await expect(pins.nth(10)).toHaveCSS('z-index', '300');
});

test('a refused location shows a message, and the visitor’s address is used instead', async ({ page }) => {
  await page.goto('/find-a-store');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText('Please agree to share your location')).toBeVisible();
  await expect(page).toHaveURL(/config=ip/);
  await expect(
    page.getByText('We’re unable to locate you. Enter your zip to find a store near you.'),
  ).toBeVisible();
});

test('with location permission a store is suggested, confirmed and found', async ({ newShopper }) => {
  const shopper = await newShopper({ permissions: ['geolocation'], geolocation: PLANO_POINT });
  const page = await shopper.newPage();
  await page.goto('/faqs');
  const question = page.getByText('Did we get it right?');
  await expect(question).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pricing for 75024' }).first()).toBeVisible();
  expect(await findViolations(page, 'store banner')).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(question).toBeHidden();

  // A page that is opened again is scrolled to where it was left.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.clock.install();
  await page.goto('/faqs');
  await expect(question).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(question).toBeHidden();

  await page.goto(LISTING);
  await page.getByRole('button', { name: 'Yes, that is my store' }).click();
  await expect(page.getByRole('link', { name: 'My Store: 123 Main St' }).first()).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/find-a-store');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page).toHaveURL(/latitude=33\.0767&longitude=-96\.8000&config=geo/);
  await expect(page.getByText('14 stores within 30 miles of you')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('My Store');
});

test('a registered shopper sees their store instead of the search, and on another device too', async ({
  page,
  request,
  baseURL,
  newShopper,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await haveStore(page);
  await page.goto('/login');
  await logIn(page.getByRole('main'), email);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('banner').getByRole('link', { name: 'My Store: 123 Main St' }).first().click();
  const finder = page.getByRole('dialog', { name: 'Find Your Store' });
  await expect(finder.getByRole('heading', { name: PLANO.address })).toBeVisible();
  await expect(finder.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute('href', /maps\/dir/);
  await expect(finder.getByRole('search')).toHaveCount(0);
  await page.goto('/store-locator');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: PLANO.address })).toBeVisible();
  await expect(main.getByRole('search')).toHaveCount(0);
  const elsewhere = await (await newShopper()).newPage();
  await elsewhere.goto('/es-us/login');
  await logIn(elsewhere.getByRole('main'), email, undefined, accountWords.spanish);
  const banner = elsewhere.getByRole('banner');
  await expect(banner.getByRole('link', { name: /123 Main St$/ }).first()).toBeVisible();
  await expect(elsewhere.getByText('¿Es correcto?')).toHaveCount(0);
});

test('with an approval a guest has a fixed store and shops what fits the limit', async ({ page }) => {
  await page.goto('/shop-approved-items');
  await expect(page.getByRole('heading', { name: 'Know your amount first' })).toBeVisible();
  await openWithStore(page);
  await page.goto('/instant-approval');
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);

  await page.goto('/find-a-store?postalCode=75034');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: PLANO.address })).toBeVisible();
  await expect(main.getByText('1.2 miles away')).toBeVisible();
  await expect(main.getByRole('search')).toHaveCount(0);
  await expect(main.getByText('10:00 AM - 6:00 PM')).toBeVisible();
  await page.goto('/find-your-store/storeid/04230');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: english.makeMyStore })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);

  await page.goto('/c/electronics?sort=PRICE_HIGH_TO_LOW');
  await expect(main.getByRole('article').first()).toContainText('$54.99');
  await main.getByRole('link', { name: 'Fits my approval' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/isAp=true/);
  await expect(main.getByRole('article').first()).not.toContainText('$54.99');
  await page.goto('/c/my-items');
  await expect(page).toHaveURL(/\/shop-approved-items$/);
  await expect(main.getByText('Each of these fits the $50.00 a week')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(16);
});
