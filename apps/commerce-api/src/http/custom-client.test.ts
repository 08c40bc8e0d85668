import { type CustomCall, callCustomApi, postCustomApi } from '@ownpath/contracts/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ORGANIZATION_ID, DEMO_SITE_ID } from '../config.ts';
import { createTestApp, type TestApp, type TestShopper } from '../testing/create-test-app.ts';

let engine: TestApp;
let shopper: TestShopper;
const sent: Request[] = [];
beforeAll(async () => {
  engine = await createTestApp();
  shopper = await engine.createGuest();
});
afterAll(() => engine.close());

const log = (more: Partial<CustomCall> = {}): CustomCall => ({
  proxy: 'http://shop.test/mobify/proxy/api',
  organizationId: DEMO_ORGANIZATION_ID,
  siteId: DEMO_SITE_ID,
  locale: 'es-US',
  apiName: 'custom-logger',
  endpoint: 'logPOST',
  body: { message: 'hello', level: 'info' },
  accessToken: shopper.tokens.access_token,
  customerId: 'customer-7',
  fetch: async (request) => {
    sent.push(request);
    return engine.app.fetch(request);
  },
  ...more,
});
const answering = (body: string, status: number) =>
  log({ fetch: async () => new Response(body, { status }) });
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

describe('a custom call', () => {
  test('is a POST to its path with site, locale, token and correlation id', async () => {
    expect(await callCustomApi(log())).toEqual({ success: true });
    const request = sent.at(-1);
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'http://shop.test/mobify/proxy/api/custom/custom-logger/v1/organizations/f_ecom_ownp_001/logPOST?siteId=rowan&locale=es-US',
    ]);
    expect(request?.headers.get('correlation-id')).toBe('customer-7');
  });

  test('a GET sends its extras in the query and no body', async () => {
    const call = log({
      method: 'GET',
      apiName: 'custom-prefs',
      endpoint: 'getcustompreferences',
      query: { c_prefs: 'checkoutSessionTimeout' },
      headers: { client_id: engine.deps.config.clients[0]?.id ?? '' },
    });
    expect(await callCustomApi(call)).toEqual({
      customPreferences: { checkoutSessionTimeout: expect.anything() },
    });
  });

  test('that is refused throws the parsed body', async () => {
    expect(await thrownBy(callCustomApi(log({ body: { message: '' } })))).toMatchObject({
      title: 'Invalid Parameters',
      code: 'InvalidParameters',
      fields: [{ path: 'body.message', code: 'too_small' }],
    });
  });

  test.each(['', '<html>'])('that is refused with %j instead of JSON throws its status', async (body) => {
    expect(await thrownBy(callCustomApi(answering(body, 502)))).toEqual(new Error('HTTP error! Status: 502'));
  });
});

describe('the variant with a status', () => {
  test.each([true, false])('verbose %s: data and status', async (verbose) => {
    expect(await postCustomApi({ ...log(), verbose })).toEqual({ data: { success: true }, status: 200 });
    expect(sent.at(-1)?.headers.get('verbose')).toBe(verbose ? 'true' : null);
  });

  test('failure throws the JSON text of the body', async () => {
    const error = (await thrownBy(postCustomApi({ ...log({ body: {} }), verbose: true }))) as Error;
    expect(error).toBeInstanceOf(Error);
    expect(JSON.parse(error.message)).toMatchObject({ code: 'InvalidParameters' });
    expect(await thrownBy(postCustomApi(answering('{"a":1}', 500)))).toEqual(new Error('{"a":1}'));
  });
});
