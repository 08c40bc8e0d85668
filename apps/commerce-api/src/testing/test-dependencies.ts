import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { createSandboxPorts } from '../adapters/sandbox-ports.ts';
import { createSandboxApp } from '../adapters/sandbox-server/index.ts';
import type { Sleep } from '../adapters/time-limit.ts';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { Dependencies } from '../dependencies.ts';
import { createTokenService } from '../modules/login/index.ts';
import { type Clock, systemIds } from '../ports/index.ts';
import { createKeyring, createSensitiveVault } from '../sensitive-vault/index.ts';

const SHOP_ORIGIN = 'http://localhost:3000';
const SANDBOX_ORIGIN = 'http://localhost:3001';
export const REDIRECT_URI = `${SHOP_ORIGIN}/callback`;
const MANY = { perVisitor: 100_000 };

/** A client of a trusted server, which authenticates by a secret. */
export const TEST_PRIVATE_CLIENT = { id: 'private-client', secret: 'a-secret-of-the-tests' };

type FetchSandbox = (url: string, init?: RequestInit) => Promise<Response>;

/** What the engine runs on in tests: a database, a clock, and the sandbox providers without a network. */
export function createTestDependencies(
  database: Database,
  clock: Clock,
  sleep?: Sleep,
): { readonly deps: Dependencies; readonly fetchSandbox: FetchSandbox } {
  const base = { database, clock, ids: systemIds };
  const config = {
    organizationId: DEMO_ORGANIZATION_ID,
    siteId: DEMO_SITE_ID,
    publicUrl: SHOP_ORIGIN,
    documentsKeptDays: 90,
    acceptsSandboxNumbers: true,
    passwordCost: { n: 1024, r: 8, p: 1 },
    // The test clock stands still, so a file's calls all fall into one minute.
    rateLimits: { 'guest-session': MANY, geocoding: MANY, order: { ...MANY, perAccount: 1_000 } },
    clients: [
      {
        id: DEMO_PUBLIC_CLIENT_ID,
        isPublic: true,
        secretHash: null,
        redirectUris: [REDIRECT_URI],
        channelIds: [DEMO_SITE_ID],
      },
      {
        id: TEST_PRIVATE_CLIENT.id,
        isPublic: false,
        secretHash: createHash('sha256').update(TEST_PRIVATE_CLIENT.secret).digest('base64url'),
        redirectUris: [REDIRECT_URI],
        channelIds: [DEMO_SITE_ID],
      },
    ],
  };
  const sandbox = createSandboxApp({ ...base, shopOrigin: SHOP_ORIGIN, origin: SANDBOX_ORIGIN });
  const fetchSandbox: FetchSandbox = async (url, init) => sandbox.request(url, init);
  const keyring = createKeyring([{ id: 'test', key: randomBytes(32) }]);
  const vault = createSensitiveVault({ database, keyring, ids: systemIds });
  const deps: Dependencies = {
    ...base,
    config,
    log: pino({ level: 'silent' }),
    ports: createSandboxPorts({
      ...base,
      vault,
      sandboxOrigin: SANDBOX_ORIGIN,
      shopOrigin: SHOP_ORIGIN,
      fetchSandbox,
      ...(sleep ? { sleep } : {}),
    }),
    tokens: createTokenService({ ...base, config }),
    vault,
  };
  return { deps, fetchSandbox };
}
