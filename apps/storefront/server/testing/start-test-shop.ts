import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, startEngine } from '@ownpath/commerce-api/embedded';
import { findFreePort } from '../../../../scripts/project/free-port.ts';
import { createServerApp } from '../app.ts';
import { parseEnv } from '../env.ts';
import { createServerBuild } from './create-server-build.ts';

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
  restartEngine(change: (dataDir: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export const TEST_SESSION_SECRET = 'a secret of more than thirty-two characters';
const ORIGIN = 'http://localhost:3000';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** What the HTTP server hands on of a visitor on the same machine. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** The shop of the sources with its engine, on a database of its own, without a network. */
export async function startTestShop(settings: Readonly<Record<string, string>> = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-shop-'));
  const env = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
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
    commerceFetch: (...call) => engine.fetch(...call),
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
      await change(dataDir);
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
