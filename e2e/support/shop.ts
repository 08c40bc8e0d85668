import { findFreePort } from '../../scripts/project/free-port.ts';
import { createSeededDatabase, type ShopDatabase, settingsOf } from './database.ts';
import { type programs, type ServerExit, type ServerProcess, startServerProcess } from './server-process.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_EVERY_MS = 100;

export type Shop = {
  readonly url: string;
  readonly sandboxOrigin: string;
  readonly database: ShopDatabase;
  readonly port: number;
  readonly sandboxPort: number;
  output(): string;
  /** Kills the process without a chance to clean up. */
  kill(): Promise<ServerExit>;
  /** Asks the process to finish. */
  stop(): Promise<ServerExit>;
};

export type ShopOptions = {
  /** Defaults to the built shop. */
  readonly program?: keyof typeof programs;
  /** Defaults to a seeded one. */
  readonly database?: ShopDatabase;
  readonly port?: number;
  readonly sandboxPort?: number;
  readonly settings?: Readonly<Record<string, string>>;
};

async function waitUntilServing(url: string, server: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.hasExited()) throw new Error(`The shop ended while starting:\n${server.output()}`);
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  await server.end('SIGKILL');
  throw new Error(`The shop did not answer in time:\n${server.output()}`);
}

/** All journeys come from one address; what they do as one account is limited as ever. */
const MANY = { perVisitor: 100_000 };
const ONE_ADDRESS = {
  'guest-session': MANY,
  geocoding: MANY,
  register: MANY,
  application: MANY,
  order: MANY,
  'card-session': MANY,
  'signing-session': MANY,
  lead: MANY,
  'deals-sign-up': MANY,
  'analytics-events': MANY,
  'client-log': MANY,
  'identity-provider': MANY,
  'password-reset': MANY,
  'reset-token': MANY,
};

/** A hash as strong as those of the shop as it ships takes a third of a second of a core. */
const CHEAP_PASSWORDS = { PASSWORD_COST: '{"n":1024,"r":8,"p":1}' } as const;

/** Shoppers of most journeys have no store until they choose one. */
const WITHOUT_LOCATION = { SANDBOX_LOCAL_ZIP: 'none' } as const;
/** The shop as it ships: a local address is in the demo's home town. */
export const WITH_LOCATION = { SANDBOX_LOCAL_ZIP: '' } as const;

/** Starts the shop as its own process, by default on a seeded database of its own. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const database = options.database ?? (await createSeededDatabase());
  const port = options.port ?? (await findFreePort());
  const sandboxPort = options.sandboxPort ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const server = startServerProcess(options.program ?? 'shop', {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...settingsOf(database),
    RATE_LIMITS: JSON.stringify(ONE_ADDRESS),
    ...CHEAP_PASSWORDS,
    ...WITHOUT_LOCATION,
    DEMO_CUSTOMERS: 'off',
    ...options.settings,
  });
  await waitUntilServing(url, server);
  return {
    url,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    database,
    port,
    sandboxPort,
    output: () => server.output(),
    kill: () => server.end('SIGKILL'),
    stop: () => server.end('SIGTERM'),
  };
}
