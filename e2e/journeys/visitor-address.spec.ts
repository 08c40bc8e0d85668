import { findFreePort } from '../../scripts/project/free-port.ts';
import { createSeededDatabase, removeDatabase, settingsOf } from '../support/database.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

const VISITOR = '198.51.100.23';
const SPOOFED = '203.0.113.9';
const KEY = 'a shared key of more than thirty-two characters';
const LOGIN = '/shopper/auth/v1/organizations/f_ecom_ownp_001/oauth2/authorize';

// It starts two servers, and the engine's first.

test('a visitor’s address reaches an engine on another host, and a spoofed one does not', async ({
  ownShop,
  request,
}) => {
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const database = await createSeededDatabase();
  const engine = startServerProcess('commerceApi', {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...settingsOf(database),
    VISITOR_ADDRESS_KEY: KEY,
    LOG_LEVEL: 'debug',
  });
  const engineUrl = `http://localhost:${port}`;
  await expect.poll(() => engine.output(), { timeout: 120_000 }).toContain('The commerce API answers');
  const shop = await ownShop({
    settings: { COMMERCE_API_URL: engineUrl, VISITOR_ADDRESS_KEY: KEY, TRUSTED_PROXIES: '127.0.0.1' },
  });
  // The test is the proxy before the shop.
  const asProxy = { 'X-Forwarded-For': `${SPOOFED}, ${VISITOR}`, 'X-Visitor-Address': SPOOFED };
  const found = await request.get(`${shop.url}/api/get-client-ip`, { headers: asProxy });
  expect(await found.json()).toEqual({ clientIp: VISITOR });
  await request.get(`${shop.url}/find-a-store?postalCode=75024`, { headers: asProxy });
  await request.get(`${shop.url}/mobify/proxy/api${LOGIN}`, { headers: asProxy, maxRedirects: 0 });
  await expect
    .poll(() => engine.output())
    .toContain(`"call":"authorizeCustomer","clientAddress":"${VISITOR}"`);
  // A caller without the key is itself the client.
  const guessed = { ...asProxy, 'X-Visitor-Key': 'guessed' };
  await request.get(`${engineUrl}${LOGIN}`, { headers: guessed, maxRedirects: 0 });
  await expect.poll(() => engine.output()).toContain('"clientAddress":"127.0.0.1"');
  expect(engine.output()).not.toContain(SPOOFED);
  expect(engine.output()).not.toContain(KEY);
  await engine.end('SIGTERM');
  await removeDatabase(database);
});
