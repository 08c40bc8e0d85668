import { HostedFieldMessage } from '@ownpath/contracts/checkout';
import type { PaymentMethod } from '@ownpath/domain/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/orm.ts';
import { systemClock, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sandboxPaymentGateway } from '../payment-gateway/sandbox.ts';
import { createSandboxApp } from './index.ts';

const SHOP = 'http://localhost:3000';
const ORIGIN = 'http://localhost:3001';
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());

const parts = () => ({ database: testDatabase.database, clock: systemClock, ids: systemIds });
const app = () => createSandboxApp({ ...parts(), shopOrigin: SHOP, origin: ORIGIN });

describe('frames of bank accounts and wallets', () => {
  const openFrame = async (method: PaymentMethod) => {
    const gateway = sandboxPaymentGateway({ ...parts(), origin: ORIGIN });
    const request = {
      amountCents: 4387,
      parentOrigin: SHOP,
      locale: 'es-US',
      methods: [method],
      cardPageUrl: null,
    };
    return (await gateway.createHostedFields(request)).methods[0]?.frameUrl ?? '';
  };
  const askFor = async (method: PaymentMethod, body: unknown) => {
    const response = await app().request(`${await openFrame(method)}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };

  test.each([
    ['ACH', 'Número de ruta'],
    ['PAYPAL', 'Aprobar $43.87'],
    ['CASH_APP', 'Cash App Pay'],
  ] as const)('%s can be framed by the shop only', async (method, text) => {
    const response = await app().request(await openFrame(method));
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`);
    expect(await response.text()).toContain(text);
  });

  test('a wallet’s buttons wait for the script that hears them', async () => {
    const page = await (await app().request(await openFrame('VENMO'))).text();
    const buttons = page.match(/<button[^>]*>/g);
    expect(buttons).toEqual([
      expect.stringMatching(/type="submit" disabled/),
      expect.stringMatching(/id="cancel" disabled/),
    ]);
  });

  test('a bank account is checked, and only its last digits are stored', async () => {
    const good = { routingNumber: '111000025', accountNumber: '000123456789' };
    const wrong = { ...good, routingNumber: '111000026' };
    expect(await askFor('ACH', wrong)).toEqual({ status: 422, answer: { wrongFields: ['routingNumber'] } });
    const { status, answer } = await askFor('ACH', good);
    expect(status).toBe(201);
    expect(HostedFieldMessage.parse({ type: 'account', ...answer })).toMatchObject({ last4: '6789' });
    const { rows } = await testDatabase.database.execute(
      sql`select sandbox_payment_tokens::text as line from sandbox_payment_tokens`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/000123456789|111000025/);
  });

  test('an approved wallet gives a token without digits', async () => {
    const { answer } = await askFor('PAYPAL', { behavior: 'accept' });
    expect(HostedFieldMessage.parse({ type: 'account', ...answer })).toMatchObject({ last4: null });
    expect((await askFor('PAYPAL', { behavior: 'other' })).status).toBe(400);
    expect((await app().request(`${ORIGIN}/wallets/other/en-US-100-${'a'.repeat(16)}`)).status).toBe(404);
  });
});
