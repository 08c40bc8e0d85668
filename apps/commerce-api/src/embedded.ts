import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { startDemoClock } from './adapters/demo-clock.ts';
import { chooseGeocoder } from './adapters/geocoder/http-geocoder.ts';
import { createSandboxPorts } from './adapters/sandbox-ports.ts';
import {
  requireSandboxPort,
  sandboxFetchOf,
  sandboxOriginOf,
  startSandboxProviders,
} from './adapters/start-sandbox-providers.ts';
import { createApp } from './app.ts';
import { createEngineConfig } from './config.ts';
import { answersInTime } from './database/answers-in-time.ts';
import { bringUpToDate } from './database/bring-up-to-date.ts';
import type { Changes } from './database/change-log.ts';
import { openDatabase } from './database/connect.ts';
import { createEmbedded } from './database/create-embedded.ts';
import { errorMessage, StartupError } from './database/startup-error.ts';
import { watchChanges } from './database/watch-changes.ts';
import { createDesk, simulateEngine } from './demo/index.ts';
import { startDemoJobs } from './demo/start-demo-jobs.ts';
import type { Dependencies } from './dependencies.ts';
import { type Env, localPostalCodeOf, parseEnv } from './env.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createLog } from './log.ts';
import { refreshCatalog } from './modules/catalog/index.ts';
import { createTokenService } from './modules/login/index.ts';
import { type Clock, systemIds } from './ports/index.ts';
import { loadSensitiveKeys, requireSharedKeys } from './sensitive-keys.ts';
import { createSensitiveVault } from './sensitive-vault/index.ts';

export type { Changes };

export type Engine = {
  /**
   * Answers a request on an API path, with or without the storefront's proxy prefix; the origin of its URL is
   * ignored. `connection` is the client's when the request came over the network.
   */
  fetch(request: Request, connection?: HttpBindings | Http2Bindings): Promise<Response>;
  /** Origin of the hosted card fields and signing pages. */
  readonly sandboxOrigin: string;
  /** Whether calls can be answered: the catalogue is in memory, and the database answers in time. */
  isReady(): Promise<boolean>;
  /** The time of the engine, which the sandbox desk can put forward. */
  now(): Date;
  /** Rise when what pages for everybody show has changed, in any process; null while a change may go unheard. */
  readChanges(): Changes | null | Promise<Changes | null>;
  /** Waits for running work, then closes the database. */
  stop(): Promise<void>;
};

export type EngineOptions = {
  /** The process environment, or a part of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called at each long step of a start, to show progress. */
  readonly onProgress?: (sentence: string) => void;
};

function refuseSandboxInProduction(env: Env): void {
  if (env.APP_MODE !== 'production') return;
  throw new StartupError(
    'APP_MODE is production, but the decision engine, payment gateway and e-signature are sandboxes. ' +
      'Configure real providers, or set APP_MODE to demo.',
  );
}

/** Starts the whole engine in this process. @throws StartupError or SettingError with a message to print */
export async function startEngine({ environment, onProgress = () => {} }: EngineOptions): Promise<Engine> {
  const env = parseEnv(environment);
  refuseSandboxInProduction(env);
  requireSharedKeys(env);
  const geocoder = chooseGeocoder(env);
  const log = createLog(env.LOG_LEVEL);
  const config = createEngineConfig(env);
  await requireSandboxPort(env);
  const isNew =
    env.DATABASE_URL === undefined &&
    (await createEmbedded({ environment, dataDir: env.DATA_DIR, onProgress }));
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, logger: log });
  try {
    const keyring = await loadSensitiveKeys(env);
    await bringUpToDate(database, env, isNew ? () => {} : onProgress);
    const vault = createSensitiveVault({ database, keyring, ids: systemIds });
    const dependenciesAt = (time: Clock): Dependencies => {
      const base = { database, clock: time, ids: systemIds };
      return {
        ...base,
        config,
        log,
        ports: createSandboxPorts({
          ...base,
          vault,
          sandboxOrigin: sandboxOriginOf(env),
          fetchSandbox: sandboxFetchOf(env),
          shopOrigin: config.publicUrl,
          localPostalCode: localPostalCodeOf(env),
          ...(geocoder ? { geocoder } : {}),
        }),
        tokens: createTokenService({ ...base, config }),
        vault,
      };
    };
    const watch = await watchChanges(database, log);
    const clock = await startDemoClock({ database, log });
    const deps = dependenciesAt(clock);
    const desk = createDesk(deps, clock, env);
    const sandboxProviders = await startSandboxProviders(env, {
      ...deps,
      fileStore: deps.ports.fileStore,
      shopOrigin: config.publicUrl,
      desk,
    });
    const app = createApp(deps);
    // Else the first request would wait for it: for seconds, with tens of thousands of products.
    let isReading = true;
    const reading = refreshCatalog(deps)
      .catch((error: unknown) => {
        log.warn({ reason: errorMessage(error) }, 'the catalogue could not be read before the first request');
      })
      .finally(() => {
        isReading = false;
      });
    const jobs =
      env.DEMO_CUSTOMERS === 'on'
        ? startDemoJobs(deps, (time) => simulateEngine(dependenciesAt(time)))
        : startJobs(deps);
    return {
      fetch: async (request, connection) => app.fetch(request, connection),
      sandboxOrigin: sandboxProviders.origin,
      isReady: async () => !isReading && answersInTime(database),
      now: () => clock.now(),
      readChanges: watch.read,
      async stop() {
        clock.stop();
        await watch.stop();
        await jobs.stop();
        await reading;
        await sandboxProviders.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
