import { once } from 'node:events';
import { connect } from 'node:net';
import { HostedFieldMessage } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/orm.ts';
import { systemClock, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sandboxPaymentGateway } from '../payment-gateway/sandbox.ts';
import { type SandboxServer, startSandboxServer } from './index.ts';

const SHOP = 'http://localhost:3000';
let testDatabase: TestDatabase;
let server: SandboxServer;
const parts = () => ({
  database: testDatabase.database,
  clock: systemClock,
  ids: systemIds,
  shopOrigin: SHOP,
});
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  server = await startSandboxServer({ ...parts(), port: 0 });
});
afterAll(async () => {
  await server.stop();
  await testDatabase.close();
});

test('stops although a browser keeps a spare connection without a request', async () => {
  const other = await startSandboxServer({ ...parts(), port: 0 });
  const { hostname, port } = new URL(other.origin);
  const spare = connect(Number(port), hostname);
  await once(spare, 'connect');
  const closed = once(spare, 'close');
  await other.stop();
  await closed;
});

test.each(['instrument-sans', 'bricolage-grotesque'])(
  'the font %s comes from the sandbox’s own origin',
  async (name) => {
    const response = await fetch(`${server.origin}/fonts/${name}.woff2`);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  },
);

describe('hosted card fields', () => {
  const openFrame = async (locale: string) => {
    const gateway = sandboxPaymentGateway({ ...parts(), origin: server.origin });
    const methods = ['CREDIT_CARD'] as const;
    const request = { amountCents: 4387, parentOrigin: SHOP, locale, methods, cardPageUrl: null };
    return (await gateway.createHostedFields(request)).methods[0]?.frameUrl ?? '';
  };
  const card = {
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    securityCode: '123',
    postalCode: '75024',
    nameOnCard: 'Marisol Ortega',
  };
  const tokenise = async (body: unknown) =>
    fetch(`${await openFrame('en-US')}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('can be framed by the shop only, and run their script by nonce only', async () => {
    const response = await fetch(await openFrame('es-US'));
    const page = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(response.status).toBe(200);
    expect(policy).toContain(`frame-ancestors ${SHOP}`);
    expect(policy).not.toContain('unsafe');
    expect(page).toContain(`<script type="module" nonce="${nonce}" src="/assets/hosted-fields.js">`);
    expect(page).toContain(`data-parent-origin="${SHOP}"`);
    expect(page).toContain('<html lang="es-US">');
    expect(page).toContain('Número de tarjeta');
    const again = (await fetch(await openFrame('es-US'))).headers.get('content-security-policy') ?? '';
    expect(again).not.toContain(nonce);
    const script = await fetch(`${server.origin}/assets/hosted-fields.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test('return a token as in the contract, and store no number', async () => {
    const response = await tokenise(card);
    expect(response.status).toBe(201);
    const token = HostedFieldMessage.parse({ type: 'token', ...(await response.json()) });
    expect(token).toMatchObject({ brand: 'Visa', last4: '4242', expirationMonth: 12, expirationYear: 2034 });
    const { rows } = await testDatabase.database.execute(
      sql`select sandbox_payment_tokens::text as line from sandbox_payment_tokens`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/4242424242424242|Marisol/);
  });

  test('return the wrong fields; other bodies and sessions are refused', async () => {
    const wrong = await tokenise({ ...card, number: '4242 4242 4242 4241', expiry: '01/20' });
    expect([wrong.status, await wrong.json()]).toEqual([422, { wrongFields: ['number', 'expiry'] }]);
    expect((await tokenise({ number: 1 })).status).toBe(400);
    expect((await fetch(`${server.origin}/hosted-fields/anything`)).status).toBe(404);
  });
});
