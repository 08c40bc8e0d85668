import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { filmsFolder, productPicturesFolder, roomPicturesFolder } from '@ownpath/demo-pictures';
import { exitOnFailure, listen, stopGracefully } from '@ownpath/http-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createServerApp } from './app.ts';
import { startCommerce } from './commerce-engine.ts';
import { parseEnv, readEnvironment, settleReactMode } from './env.ts';
import { createFileCache } from './file-cache.ts';
import { answerStarting, createFront, firstOf, type Serve } from './front.ts';
import { createGuestPages } from './guest-pages.ts';
import { createLogger, logConsole } from './logger.ts';
import { loadSessionSecret } from './session-secret.ts';
import type { ScriptFolders } from './site-dispatch.ts';
import { createPictureAssets, createStaticAssets } from './static-assets.ts';

/** An address with a search of 5,000 letters, each up to nine bytes in it, and cookies. */
const MAX_HEADER_BYTES = 64 * 1024;

await exitOnFailure(async () => {
  const env = parseEnv(readEnvironment());
  const logger = createLogger(env.logLevel);
  settleReactMode(env.mode);
  const buildDirectory = new URL('../build/', import.meta.url);
  const build = (await import(new URL('server/index.js', buildDirectory).href)) as ServerBuild;
  const scriptFolders: ScriptFolders = JSON.parse(
    await readFile(new URL('server/script-folders.json', buildDirectory), 'utf8'),
  );

  // Listening comes first, so that a busy port is reported before anything is written.
  let app: { fetch: Hono['fetch'] } = { fetch: answerStarting };
  const front = createFront(env, (request, bindings) => app.fetch(request, bindings));
  // HTTP/1.0 clients, such as a proxy's health check, send no Host.
  const answer = getRequestListener(front.fetch, { hostname: env.publicUrl.host });
  const serveCachedFile = createFileCache((request, bindings) => front.fetch(request, bindings));
  let serveGuestPage: Serve = () => false;
  const serve = firstOf(
    serveCachedFile,
    firstOf(
      (request, response) => serveGuestPage(request, response),
      (request, response) => answer(request, response).then(() => true),
    ),
  );
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, serve);
  await listen(server, env.port, env.host);

  // The engine tries the sandbox port and the data directory, so the secret is written after it.
  const commerce = await startCommerce(env);
  const sessionSecret = env.sessionSecret ?? (await loadSessionSecret(env.dataDir));
  const isStopping = stopGracefully(server, () => commerce.stop(), env.shutdownDelaySeconds * 1_000);
  const shop = createServerApp({
    env,
    loadBuild: async () => build,
    scriptFolders,
    commerceFetch: commerce.fetch,
    isReady: commerce.isReady,
    now: commerce.now,
    readChanges: commerce.readChanges,
    isStopping,
    sessionSecret,
    onError: (error) => console.error(error),
  });
  app = new Hono()
    .route(
      '/',
      createPictureAssets({ products: productPicturesFolder, rooms: roomPicturesFolder, films: filmsFolder }),
    )
    .route('/', createStaticAssets(fileURLToPath(new URL('client', buildDirectory))))
    .route('/', shop);
  serveGuestPage = createGuestPages({
    env,
    build,
    commerceFetch: commerce.fetch,
    readChanges: commerce.readChanges,
    now: commerce.now,
    sessionSecret,
    answer: (request, bindings) => front.fetch(request, bindings),
    onError: (error) => console.error(error),
  });
  logConsole(logger);
  console.log(`Ownpath is ready: ${env.publicUrl.origin}`);
});
