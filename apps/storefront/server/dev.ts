import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { filmsFolder, productPicturesFolder, roomPicturesFolder } from '@ownpath/demo-pictures';
import { exitOnFailure, listen, stopGracefully } from '@ownpath/http-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createServerApp } from './app.ts';
import { startCommerce } from './commerce-engine.ts';
import { parseEnv, readEnvironment } from './env.ts';
import { answerStarting, createFront } from './front.ts';
import { createLogger } from './logger.ts';
import { loadSessionSecret } from './session-secret.ts';
import { createPictureAssets } from './static-assets.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

await exitOnFailure(async () => {
  const env = parseEnv({ ...readEnvironment(), NODE_ENV: 'development' });
  const logger = createLogger(env.logLevel);
  let answer: RequestListener = getRequestListener(answerStarting);
  const server = createServer((request, response) => answer(request, response));
  await listen(server, env.port, env.host);
  const vite = await createVite({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const commerce = await startCommerce(env);
  const shop = createServerApp({
    env,
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    commerceFetch: commerce.fetch,
    isReady: commerce.isReady,
    now: commerce.now,
    isStopping: () => false,
    sessionSecret: env.sessionSecret ?? (await loadSessionSecret(env.dataDir)),
    onError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      logger.error({ err: error }, 'A request failed.');
    },
  });
  const app = new Hono()
    .route(
      '/',
      createPictureAssets({ products: productPicturesFolder, rooms: roomPicturesFolder, films: filmsFolder }),
    )
    .route('/', shop);
  const front = createFront(env, (request, bindings) => app.fetch(request, bindings));
  const listener = getRequestListener(front.fetch, { hostname: env.publicUrl.host });
  answer = (request, response) => {
    vite.middlewares(request, response, () => {
      void listener(request, response);
    });
  };
  stopGracefully(server, async () => {
    await vite.close();
    await commerce.stop();
  });
  console.log(`Ownpath (development) is ready: ${env.publicUrl.origin}`);
});
