import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { commonHeaders, exitOnFailure, listen, stopGracefully } from '@ownpath/http-server';
import { Hono } from 'hono';
import { StartupError } from './database/startup-error.ts';
import { startEngine } from './embedded.ts';
import { parseEnv, readEnvironment, SettingError } from './env.ts';

type Answer = Parameters<typeof getRequestListener>[0];

const answerStarting: Answer = () =>
  new Response('The commerce API is starting.', { status: 503, headers: { 'Retry-After': '2' } });

const isExpected = (error: unknown) => error instanceof StartupError || error instanceof SettingError;

/** The commerce API as a process of its own, without the shop. */
await exitOnFailure(async () => {
  const environment = readEnvironment();
  const env = parseEnv(environment);
  // Listening comes first, so that a busy port is reported before anything is written.
  let answer = answerStarting;
  const front = new Hono();
  front.use(commonHeaders({ isHttps: env.PUBLIC_URL?.startsWith('https:') === true }));
  front.all('*', (c) => answer(c.req.raw, c.env as Parameters<Answer>[1]) as Promise<Response>);
  // HTTP/1.0 clients, such as a proxy's health check, send no Host.
  const listener = getRequestListener(front.fetch, { hostname: `localhost:${env.PORT}` });
  const server = createServer(listener);
  await listen(server, env.PORT, env.HOST);
  const engine = await startEngine({
    environment,
    onProgress: (sentence) => console.log(`${sentence} …`),
  });
  const isStopping = stopGracefully(server, () => engine.stop(), env.SHUTDOWN_DELAY_SECONDS * 1_000);
  const health = async (path: string) => {
    const isUp = !isStopping() && (path === '/healthz' || (await engine.isReady()));
    return Response.json({ status: isUp ? 'ok' : 'unavailable' }, { status: isUp ? 200 : 503 });
  };
  answer = (request, connection) => {
    const { pathname } = new URL(request.url);
    return pathname === '/healthz' || pathname === '/readyz'
      ? health(pathname)
      : engine.fetch(request, connection);
  };
  console.log(`The commerce API answers on http://localhost:${env.PORT}`);
}, isExpected);
