import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSeededDataDir } from '../support/database.ts';
import { APPLICANT, apply, fillApplication, SSN } from '../support/steps/application.ts';
import { SOFA } from '../support/steps/catalog.ts';
import {
  CARD,
  openApplicationAlone,
  pay,
  readConfirmation,
  sign,
  walkToPayment,
} from '../support/steps/checkout.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english } from '../support/words.ts';

test.use(WITH_PICTURES);

const DIGITS = SSN.approved.replaceAll('-', '');
const [MONTH, DAY, YEAR] = APPLICANT.birth;
/** Formats of the values that must never be in a response. */
const SENSITIVE = [SSN.approved, DIGITS, `${YEAR}-${MONTH}-${DAY}`, `${MONTH}/${DAY}/${YEAR}`];

function policyOf(headers: Record<string, string>): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '')
    .split(';')
    .map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('the session cookie is HttpOnly and SameSite', async ({ page, context }) => {
  await haveStore(page);
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie.sameSite, cookie.name).not.toBe('None');
  // The payment frequency is a display preference that scripts change; it is not personal data.
  const open = cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
  expect(open.filter((name) => !/frequency/i.test(name))).toEqual([]);
});

test('scripts need a nonce that differs per response, and only one origin may be framed', async ({
  request,
}) => {
  const nonces: string[] = [];
  for (const url of ['/cart', '/cart', '/search?q=sofa', '/login', '/es-us/no-such-page']) {
    const response = await request.get(url);
    const headers = response.headers();
    const policy = policyOf(headers);
    const nonce = policy.get('script-src')?.find((source) => source.startsWith("'nonce-")) ?? '';
    nonces.push(nonce);
    expect(policy.get('script-src')).toEqual(["'self'", nonce]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual([process.env.SHOP_SANDBOX_ORIGIN ?? expect.any(String)]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    const html = await response.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    const bare = scripts.filter(
      (tag) => !tag.includes(nonce.slice(7, -1)) && !tag.includes('application/ld+json'),
    );
    expect(bare).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('on a page for all guests scripts need a hash of the policy', async ({ request }) => {
  for (const url of ['/', '/', SOFA.path, '/es-us/']) {
    const response = await request.get(url);
    const [self, ...sources] = policyOf(response.headers()).get('script-src') ?? [];
    const own = sources.filter((source) => source.startsWith("'"));
    expect(self).toBe("'self'");
    for (const source of own) expect(source).toMatch(/^'sha256-/);
    const inline = (await response.text()).matchAll(
      /<script\b(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
    );
    const hashes = [...inline].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(new Set(hashes)).toEqual(new Set(own));
  }
});

test('source maps and the server’s files are not served', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = html.match(/\/assets\/[\w./-]+\.js(?=")/)?.[0] ?? '';
  expect((await request.get(script)).status()).toBe(200);
  for (const url of [
    `${script}.map`,
    '/server/index.js',
    '/..%2fserver%2findex.js',
    '/package.json',
    '/.env',
  ]) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

test('no address of the shop redirects to another host', async ({ request, baseURL }) => {
  const host = new URL(baseURL ?? '').host;
  const paths = [
    '/fr-fr//evil.example',
    '/fr-fr/%2f/evil.example',
    '/%00/evil.example',
    '//evil.example/%00',
  ];
  const targets = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'];
  const answers = await Promise.all([
    ...paths.map((path) => request.get(`${baseURL}${path}`, { maxRedirects: 0 })),
    ...targets.map((returnTo) =>
      request.post('/frequency', { form: { frequency: 'MONTHLY', returnTo }, maxRedirects: 0 }),
    ),
  ]);
  for (const answer of answers) {
    const { location } = answer.headers();
    if (location !== undefined) expect(new URL(location, answer.url()).host, answer.url()).toBe(host);
  }
  expect(answers.some((answer) => answer.headers().location !== undefined)).toBe(true);
});

test('no token reaches the page or the browser’s storage', async ({ page }) => {
  await haveStore(page);
  await page.goto('/cart');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const html = await page.content();
  for (const text of [stored, html]) {
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\.|access_token|refresh_token/);
  }
});

test('no response of the whole journey contains the SSN or the birth date', async ({ page, context }) => {
  const bodies: Promise<{ url: string; text: string }>[] = [];
  context.on('response', (response) => {
    if (!/html|json|script|text/.test(response.headers()['content-type'] ?? '')) return;
    const body = response.text().catch(() => '');
    bodies.push(body.then((text) => ({ url: response.url(), text })));
  });
  await walkToPayment(page);
  await pay(page, CARD.good);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  const { orderNo } = await readConfirmation(page);
  await page.goto('/instant-approval');
  await page.goto(`/checkout/confirmation/${orderNo}`);
  const answers = await Promise.all(bodies);
  expect(answers.length).toBeGreaterThan(20);
  const telling = answers.filter(({ text }) => SENSITIVE.some((value) => text.includes(value)));
  expect(telling.map(({ url }) => url)).toEqual([]);
});

test.describe('an application with errors', () => {
  test.use({ allowedProblems: [/status of 422/] });

  test('does not contain the SSN either', async ({ page }) => {
    await openApplicationAlone(page);
    await fillApplication(page, SSN.approved);
    await page.getByLabel(english.application.year).fill('90');
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/instant-approval'),
    );
    await page.getByRole('main').getByRole('button', { name: english.apply }).click();
    const text = await (await answer).text();
    expect(text).not.toContain(DIGITS);
    expect(text).not.toContain(SSN.approved);
  });
});

test('no file of the data directory contains the SSN or the birth date', async ({ ownShop, newShopper }) => {
  const shop = await ownShop({
    database: createSeededDataDir(),
    settings: { LOG_LEVEL: 'debug' },
  });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await openApplicationAlone(page);
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);
  // The page's pictures may still be loading.
  await page.close();
  await shop.stop();
  const files = readdirSync(shop.database, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(path.join(parentPath, name));
    return SENSITIVE.filter((value) => bytes.includes(value)).map(
      (value) => `${value} in ${parentPath}/${name}`,
    );
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  for (const value of SENSITIVE) expect(shop.output()).not.toContain(value);
});
