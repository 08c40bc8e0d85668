import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createServerApp } from './app.ts';
import { startCommerce } from './commerce-engine.ts';
import { readEnv } from './env.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { stopGracefully } from './graceful-stop.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { loadSessionSecret } from './session-secret.ts';
import { createStaticAssets } from './static-assets.ts';

await exitOnFailure(async () => {
  const env = readEnv(process.env);
  const logger = createLogger(env.logLevel);
  // React picks its build by this variable when it is first loaded, with the application.
  process.env.NODE_ENV ??= env.mode;
  const buildDirectory = new URL('../build/', import.meta.url);
  const build = (await import(new URL('server/index.js', buildDirectory).href)) as ServerBuild;
  const sessionSecret = env.sessionSecret ?? (await loadSessionSecret(env.dataDir));

  const app = new Hono();
  const server = createServer(getRequestListener((request, bindings) => app.fetch(request, bindings)));
  await listen(server, env.port, env.host);
  const commerce = await startCommerce(env, process.env);
  app.route('/', createStaticAssets(fileURLToPath(new URL('client', buildDirectory))));
  app.route(
    '/',
    createServerApp({
      env,
      loadBuild: async () => build,
      commerceFetch: commerce.fetch,
      sessionSecret,
      onError: (error) => logger.error({ err: error }, 'A request failed.'),
    }),
  );
  stopGracefully(server, () => commerce.stop());
  console.log(`Ownpath is ready: ${env.publicUrl.origin}`);
});
