import { getExistingApproval } from '@ownpath/contracts/approval';
import { createBasket, getBasket } from '@ownpath/contracts/basket';
import { getProduct } from '@ownpath/contracts/catalog';
import { getAccessToken } from '@ownpath/contracts/login';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../testing/create-test-app.ts';

const PRODUCT = 'alder-3-seat-sofa';

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const approvalPath = pathOf(getExistingApproval);
const productPath = (query: object = {}) => pathOf(getProduct, { id: PRODUCT }, query);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  engine.request('POST', approvalPath, { shopper: guest, body, headers });

async function expectProblem(response: Response, status: number, code: string): Promise<unknown> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem: unknown = await response.json();
  expect(problem).toMatchObject({
    title: expect.stringMatching(/./),
    type: expect.stringMatching(/^https:\/\/.+\/errors\/[a-z-]+$/),
    detail: expect.stringMatching(/./),
    code,
    correlationId: response.headers.get('correlation-id'),
  });
  return problem;
}

describe('tokens', () => {
  test.each([
    ['none', {}, 'Unauthorized'],
    ['another scheme', { authorization: 'Basic YTpi' }, 'Unauthorized'],
    ['an empty one', { authorization: 'Bearer ' }, 'Unauthorized'],
    ['an invented one', { authorization: 'Bearer not-a-token' }, 'InvalidToken'],
    ['an unsigned one', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }, 'InvalidToken'],
  ])('%s is 401 with a challenge', async (_, headers: Record<string, string>, code) => {
    const response = await engine.request('GET', productPath(), { headers });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    await expectProblem(response, 401, code);
  });

  test('the caller is checked before the body', async () => {
    const response = await engine.request('POST', approvalPath, { body: '{"broken' });
    await expectProblem(response, 401, 'Unauthorized');
  });
});

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"includeBlacklist":'],
    ['a bare word', 'yes'],
  ])('%s is 400', async (_, body) => {
    await expectProblem(await post(body), 400, 'MalformedJson');
  });

  test('bytes that are not UTF-8 are 400', async () => {
    const response = await engine.app.request(approvalPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${guest.tokens.access_token}`,
      },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    await expectProblem(response, 400, 'MalformedJson');
  });

  test('a body that does not match the schema is 400 and names the fields', async () => {
    const problem = await expectProblem(await post({ tempBasketId: 7 }), 400, 'InvalidParameters');
    expect(problem).toMatchObject({ fields: [{ path: 'body.tempBasketId', code: 'invalid_type' }] });
  });

  test('an unknown field is ignored', async () => {
    expect((await post({ c_unknown: { price: 1 } })).status).toBe(200);
  });

  test('one byte over a megabyte is 413, a megabyte is read', async () => {
    const filled = (bytes: number) => `{"c_x":"${'x'.repeat(bytes - 10)}"}`;
    expect((await post(filled(1024 * 1024))).status).toBe(200);
    await expectProblem(await post(filled(1024 * 1024 + 1)), 413, 'PayloadTooLarge');
  });

  test('a declared length over the limit is 413 before anything is read', async () => {
    await expectProblem(await post('{}', { 'content-length': '10000000' }), 413, 'PayloadTooLarge');
  });

  test('32 levels are accepted, more are 400, a hundred thousand too', async () => {
    const nested = (levels: number) => `{"c_x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await post(nested(31))).status).toBe(200);
    await expectProblem(await post(nested(32)), 400, 'BadRequest');
    await expectProblem(await post(nested(100_000)), 400, 'BadRequest');
  });

  test('__proto__ has no effect', async () => {
    const body =
      '{"__proto__":{"polluted":1},"c_x":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}';
    expect((await post(body)).status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/json; charset=iso-8859-1'],
    ['multipart/form-data; boundary=x'],
  ])('%s is 415 where JSON is expected', async (type) => {
    await expectProblem(await post('{}', { 'content-type': type }), 415, 'UnsupportedMediaType');
  });

  test('JSON may declare its charset', async () => {
    expect((await post('{}', { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(200);
  });

  test('JSON is 415 where the login service expects a form', async () => {
    const response = await engine.request('POST', pathOf(getAccessToken), { body: {} });
    const problem = await expectProblem(response, 415, 'UnsupportedMediaType');
    expect(problem).toMatchObject({ error: 'invalid_request', error_description: expect.any(String) });
  });

  test('the login service names the error as OAuth does', async () => {
    const response = await engine.request('POST', pathOf(getAccessToken), {
      body: 'grant_type=refresh_token&client_id=x&channel_id=rowan&refresh_token=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await response.json()).toMatchObject({
      error: 'invalid_client',
      error_description: 'no such client.',
    });
  });
});

describe('addresses', () => {
  test('an unknown path is 404', async () => {
    await expectProblem(await engine.request('GET', '/no/such/path'), 404, 'NotFound');
  });

  test('another organisation or site is 404', async () => {
    const elsewhere = pathOf(getProduct, { id: PRODUCT, organizationId: 'f_ecom_else_001' });
    await expectProblem(await engine.request('GET', elsewhere, { shopper: guest }), 404, 'NotFound');
    const response = await engine.request('GET', productPath({ siteId: 'else' }), { shopper: guest });
    await expectProblem(response, 404, 'NotFound');
  });

  test('a parameter sent twice is rejected', async () => {
    const response = await engine.request('GET', `${productPath()}&siteId=else`, { shopper: guest });
    await expectProblem(response, 400, 'InvalidParameters');
  });

  test('an unknown parameter is ignored, __proto__ too', async () => {
    const response = await engine.request('GET', `${productPath()}&utm=1&__proto__=1&utm=2`, {
      shopper: guest,
    });
    expect(response.status).toBe(200);
  });

  test('an over-long address is 414', async () => {
    const response = await engine.request('GET', `${productPath()}&x=${'x'.repeat(9000)}`, {
      shopper: guest,
    });
    await expectProblem(response, 414, 'UriTooLong');
  });

  test.each(['%00', '%E0%A4%A', '%', '%2e%2e%2f', '%F0%9F%92%A9'])(
    'the odd id %s is rejected',
    async (id) => {
      const path = productPath().replace(PRODUCT, id);
      const response = await engine.request('GET', path, { shopper: guest });
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

describe('methods', () => {
  test('another method is 405 and lists the allowed ones', async () => {
    const basket = await engine.call(createBasket, guest, { body: {} });
    const path = pathOf(getBasket, { basketId: basket.basketId });
    const response = await engine.request('PUT', path, { shopper: guest, body: {} });
    await expectProblem(response, 405, 'MethodNotAllowed');
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'OPTIONS',
      'PATCH',
    ]);
  });

  test('OPTIONS lists the methods without a token', async () => {
    const response = await engine.request('OPTIONS', approvalPath);
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  test('HEAD answers as GET, without a body', async () => {
    const response = await engine.request('HEAD', productPath(), { shopper: guest });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toContain('application/json');
    const refused = await engine.request('HEAD', productPath());
    expect(refused.status).toBe(401);
  });
});
