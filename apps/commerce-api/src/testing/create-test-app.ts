import type { Hono } from 'hono';
import type { Sleep } from '../adapters/time-limit.ts';
import { createApp } from '../app.ts';
import { type ApiClient, type ApiShopper, createApiClient } from '../demo/api-client.ts';
import type { Dependencies } from '../dependencies.ts';
import { rememberSnapshot } from '../modules/catalog/catalog-context-queries.ts';
import type { CatalogSnapshot } from '../modules/catalog/catalog-snapshot.ts';
import { refreshCatalog } from '../modules/catalog/index.ts';
import { openSandboxBrowser, type SandboxBrowser } from './open-sandbox-browser.ts';
import { TEST_NOW } from './template.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestDependencies, REDIRECT_URI, TEST_PRIVATE_CLIENT } from './test-dependencies.ts';

export { pathOf } from '../demo/api-client.ts';
export { TEST_PRIVATE_CLIENT };

/** A guest who calls the API; `tokens` are theirs. */
export type TestShopper = ApiShopper;

export type TestClock = { now(): Date; advance(ms: number): void };

export type TestApp = ApiClient & {
  readonly app: Hono;
  readonly deps: Dependencies;
  readonly clock: TestClock;
  /** For another process on the same database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** A browser for the pages of the sandbox providers, without a network. */
  openSandboxBrowser(): SandboxBrowser;
  close(): Promise<void>;
};

function createTestClock(start = TEST_NOW): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

/** The catalogue of the template, as every engine reads it when it starts: read once for all tests of a process. */
let seededCatalog: Promise<CatalogSnapshot> | null = null;

/** The whole engine on its own database, with a clock that the test moves. */
export async function createTestApp(
  options: {
    readonly sleep?: Sleep;
    /** As a process that has just started, before it has read the catalogue. */
    readonly hasNotReadCatalog?: boolean;
    readonly overrides?: (deps: Dependencies) => Partial<Dependencies> | Promise<Partial<Dependencies>>;
  } = {},
): Promise<TestApp> {
  const { database, url, close } = await createTestDatabase();
  const clock = createTestClock();
  const { deps: standard, fetchSandbox } = createTestDependencies(database, clock, options.sleep);
  const deps = { ...standard, ...(await options.overrides?.(standard)) };
  if (!options.hasNotReadCatalog) {
    seededCatalog ??= refreshCatalog(standard);
    rememberSnapshot(database, await seededCatalog);
  }
  const app = createApp(deps);

  return {
    app,
    deps,
    clock,
    databaseUrl: url,
    openSandboxBrowser: () => openSandboxBrowser(fetchSandbox),
    ...createApiClient(app, REDIRECT_URI),
    close,
  };
}
