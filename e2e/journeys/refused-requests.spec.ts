import { expect, test } from '../support/test.ts';

const TOO_LARGE = 'a='.padEnd(1_100_000, 'x');
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

for (const { lang, prefix, title } of [
  { lang: 'en-US', prefix: '', title: 'That’s too much to send at once' },
  { lang: 'es-US', prefix: '/es-us', title: 'Es demasiado para un solo envío' },
]) {
  test(`a form above 1 MB is refused with a page of the shop (${lang})`, async ({ request }) => {
    const answer = await request.post(`${prefix}/login`, { headers: FORM, data: TOO_LARGE });
    expect(answer.status()).toBe(413);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(title);
    expect(html).toContain(`href="${prefix}/login"`);
  });
}

test('a wrong method is 405 with the methods that the address takes', async ({ request }) => {
  const allowed: readonly (readonly [method: string, path: string, allow: string])[] = [
    ['PUT', '/cart', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/es-us/checkout', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/faqs', 'GET, HEAD, OPTIONS'],
    ['POST', '/suggestions', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/get-client-ip', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/favicon.svg', 'GET, HEAD, OPTIONS'],
    ['PUT', '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_ownp_001/oauth2/token', 'POST, OPTIONS'],
  ];
  for (const [method, path, allow] of allowed) {
    const answer = await request.fetch(path, { method, headers: FORM, data: 'a=1' });
    expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([405, allow]);
    const asked = await request.fetch(path, { method: 'OPTIONS' });
    expect([asked.ok(), asked.headers().allow ?? allow], `OPTIONS ${path}`).toEqual([true, allow]);
  }
  expect((await request.post('/no-such-page', { form: { a: '1' } })).status()).toBe(404);
});

test('a form of another media type is 415, and one that can’t be read 400', async ({ request }) => {
  for (const path of ['/login', '/cart', '/frequency', '/es-us/instant-approval']) {
    expect((await request.post(path, { data: { a: 1 } })).status(), path).toBe(415);
  }
  const headers = { 'Content-Type': 'multipart/form-data; boundary=q' };
  expect((await request.post('/login', { headers, data: 'no parts' })).status()).toBe(400);
});

test('too many calls for the engine are too many for the page, which says when to come back', async ({
  ownShop,
  request,
}) => {
  const shop = await ownShop({ settings: { REQUESTS_PER_MINUTE: '1' } });
  const call = () => request.get(`${shop.url}/mobify/proxy/api/no-such-call`);
  await expect.poll(async () => (await call()).status()).toBe(429);
  for (const [path, title] of [
    ['/search?q=sofa', 'Too many requests right now'],
    ['/es-us/p/alder-3-seat-sofa', 'Hay demasiadas solicitudes en este momento'],
  ] as const) {
    const answer = await request.get(shop.url + path);
    expect(answer.status(), path).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await answer.text()).toContain(title);
  }
});
