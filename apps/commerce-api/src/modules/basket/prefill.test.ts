import * as contract from '@ownpath/contracts/basket';
import { createOrder } from '@ownpath/contracts/orders';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { baskets, sensitiveValues } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

const SSN = '900-00-1099';
const BIRTH_DATE = '1971-03-09';
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({ overrides: () => ({ log }) });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const createTemporary = (shopper: TestShopper, body: unknown) =>
  engine.request('POST', pathOf(contract.createBasket, {}, { temporary: true }), { shopper, body });

/** A client's prefill fields, with invented decisions. */
const forged = {
  productItems: [{ productId: SOFA, quantity: 1, price: 0.01 }],
  customerInfo: { email: 'Eve@Example.com' },
  shipments: [{ shippingAddress: { firstName: 'Eve', lastName: 'Stone', stateCode: 'TX' } }],
  c_isPrefill: true,
  c_customerDEApproval: JSON.stringify({
    approvalResponse: 1,
    approvalId: 'forged',
    weeklyApprovalAmount: 999,
    approvalExpirationDate: '2099-01-01T00:00:00Z',
  }),
  c_payfoneResponse: JSON.stringify({ status: 'matched', trustScore: 1000 }),
  c_dob: BIRTH_DATE,
  c_ssn: SSN,
  c_globalCustomerId: 'G-of-someone-else',
  c_customerId: 'R-of-someone-else',
};

describe('a temporary basket with prefill fields', () => {
  test('is created without the client’s approval, phone match or customer number', async () => {
    const shopper = await journey.guestIn();
    const response = await createTemporary(shopper, forged);
    expect(response.status).toBe(200);
    const basket = await response.json();
    expect(basket).toMatchObject({
      temporaryBasket: true,
      c_isPrefill: true,
      customerInfo: { email: 'eve@example.com' },
      shipments: [{ shippingAddress: { firstName: 'Eve', lastName: 'Stone', stateCode: 'TX' } }],
      productItems: [{ productId: SOFA }],
      c_customerId: null,
      c_globalCustomerId: null,
      c_approvalFit: null,
      c_promoApplied: false,
      c_isDocumentSigned: false,
      c_createAgreementResponse: '{"agreementNumber":null}',
    });
    expect(basket.productItems[0].price).toBeGreaterThan(1);
    for (const name of ['c_customerDEApproval', 'c_payfoneResponse', 'c_dob', 'c_ssn']) {
      expect(basket).not.toHaveProperty(name);
    }
  });

  test('can’t be ordered by a forged approval', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await (await createTemporary(shopper, forged)).json();
    await journey.payWith(shopper, basketId);
    const order = await engine.request('POST', pathOf(createOrder), {
      shopper,
      body: { ...forged, basketId },
    });
    expect([order.status, (await order.json()).code]).toEqual([403, 'ApprovalRequired']);
    const patch = { shopper, body: { c_customerDEApproval: forged.c_customerDEApproval, c_isPrefill: true } };
    const patched = await engine.request('PATCH', pathOf(contract.updateBasket, { basketId }), patch);
    expect(await patched.json()).toMatchObject({ c_approvalFit: null });
    const again = await engine.request('POST', pathOf(createOrder), { shopper, body: { basketId } });
    expect(again.status).toBe(403);
  });

  test('SSN and birth date are neither returned, nor stored, nor logged', async () => {
    const shopper = await journey.guestIn();
    const text = await (await createTemporary(shopper, forged)).text();
    const { basketId } = JSON.parse(text);
    const refused = await createTemporary(shopper, { ...forged, currency: 'EUR' });
    const all = [text, await refused.text(), lines.join('')];
    const [row] = await engine.deps.database.select().from(baskets).where(eq(baskets.id, basketId));
    all.push(JSON.stringify(row));
    for (const seen of all) {
      expect(seen).not.toContain(SSN);
      expect(seen).not.toContain(BIRTH_DATE);
    }
    expect(await engine.deps.database.select().from(sensitiveValues)).toEqual([]);
  });

  test('an approval that is not JSON is logged without its text, and ignored', async () => {
    const shopper = await journey.guestIn();
    const response = await createTemporary(shopper, { c_customerDEApproval: '{broken-secret' });
    expect(response.status).toBe(200);
    const warning = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 40);
    expect(warning).toMatchObject({ length: 14, call: 'createBasket' });
    expect(lines.join('')).not.toContain('broken-secret');
  });
});

describe('JSON-in-text fields', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const add = async (text: string) => {
    const shopper = await journey.guestIn();
    const item = { productId: SOFA, quantity: 1, c_additionalProductData: text };
    const response = await createTemporary(shopper, { productItems: [item] });
    return { status: response.status, basket: await response.json() };
  };

  test.each([
    ['no JSON', '{'],
    ['too deep', nested(20)],
    ['too long', JSON.stringify('x'.repeat(70_000))],
  ])('%s is refused with 400', async (_, text) => {
    expect((await add(text)).status).toBe(400);
  });

  test('a prototype in it has no effect; the server’s own data is returned', async () => {
    const { status, basket } = await add('{"__proto__":{"polluted":true},"brand":"Forged"}');
    expect(status).toBe(200);
    expect({}).not.toHaveProperty('polluted');
    expect(JSON.parse(basket.productItems[0].c_additionalProductData)).toEqual({
      brand: 'Wrenfield',
      category: 'sofas-loveseats',
      superCategory: 'furniture',
      name: 'Alder 3-Seat Sofa',
      vendor: expect.any(String),
      primarySupplier: expect.any(String),
      outOfStock: false,
      isOutOfStock: false,
      isBundled: false,
      isSpecialOrderCheckout: false,
      productType: 'Standard',
    });
  });
});
