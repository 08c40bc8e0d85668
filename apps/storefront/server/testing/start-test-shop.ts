import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, startEngine } from '@ownpath/commerce-api/embedded';
import { inject } from 'vitest';
import { createDatabase } from '../../../../scripts/postgres/create-database.ts';
import { findFreePort } from '../../../../scripts/project/free-port.ts';
import { createServerApp } from '../app.ts';
import { parseEnv } from '../env.ts';
import { createServerBuild } from './create-server-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the run, if it has one. */
    testServerUrl: string | null;
  }
}

/** Of a database of its own: embedded, or on the server of a run on PostgreSQL. */
export type DatabaseSettings = Readonly<Record<string, string>>;

export type TestShop = {
  /** What the server threw, which a visitor sees as 500. */
  readonly errors: unknown[];
  /** As a browser without JavaScript asks; with `form`, as it sends one. */
  request(
    path: string,
    visit?: {
      readonly cookie?: string;
      readonly form?: Readonly<Record<string, string>>;
      readonly userAgent?: string;
    },
  ): Promise<Response>;
  /** The engine behind it, and the origin of its sandbox's pages. */
  readonly engine: Pick<Engine, 'fetch' | 'sandboxOrigin'>;
  /** Stops the engine, lets something change its database, and starts it again; the shop's process lives on. */
  restartEngine(change: (database: DatabaseSettings) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export const TEST_SESSION_SECRET = 'a secret of more than thirty-two characters';
const ORIGIN = 'http://localhost:3000';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** What the HTTP server hands on of a visitor on the same machine. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function createOwnDatabase(dataDir: string): Promise<DatabaseSettings> {
  const serverUrl = inject('testServerUrl');
  if (serverUrl === null) return { DATA_DIR: dataDir };
  const key = Buffer.alloc(32, 7).toString('base64');
  const url = await createDatabase(serverUrl);
  return { DATA_DIR: dataDir, DATABASE_URL: url, SENSITIVE_KEYS: `first:${key}` };
}

/** The shop of the sources with its engine, on a database of its own, without a network. */
export async function startTestShop(settings: Readonly<Record<string, string>> = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-shop-'));
  const database = await createOwnDatabase(dataDir);
  const env = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: TEST_SESSION_SECRET,
    ...database,
    SANDBOX_PORT: String(await findFreePort()),
    DEMO_CUSTOMERS: 'off',
    ...settings,
  });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const start = () => startEngine({ environment: env.engineSettings });
  const [build, first] = await Promise.all([createServerBuild(onError), start()]);
  let engine = first;
  const app = createServerApp({
    env,
    loadBuild: async () => build,
    commerceFetch: (request) => engine.fetch(request),
    isReady: async () => true,
    now: () => engine.now(),
    isStopping: () => false,
    sessionSecret: TEST_SESSION_SECRET,
    onError,
  });
  return {
    errors,
    engine: first,
    async restartEngine(change) {
      await engine.stop();
      await change(database);
      engine = await start();
    },
    async request(path, { cookie, form, userAgent = BROWSER } = {}) {
      const headers = { Accept: 'text/html', 'User-Agent': userAgent, ...(cookie ? { Cookie: cookie } : {}) };
      const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers };
      return app.request(ORIGIN + path, init, connection);
    },
    async stop() {
      await engine.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
