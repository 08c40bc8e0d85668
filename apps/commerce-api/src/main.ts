import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartupError } from './database/startup-error.ts';
import { startEngine } from './embedded.ts';
import { parseEnv, readEnvironment, SettingError } from './env.ts';

/** Requests in flight get this long to finish. */
const GRACE_MS = 10_000;

type Answer = Parameters<typeof getRequestListener>[0];

const answerStarting: Answer = () =>
  new Response('The commerce API is starting.', { status: 503, headers: { 'Retry-After': '2' } });

/** The commerce API as a process of its own, without the shop. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const env = parseEnv(environment);
  // The port is opened first, so that a busy one is reported before anything is written.
  let answer = answerStarting;
  const listener = getRequestListener((request, connection) => answer(request, connection), {
    // HTTP/1.0 clients, such as a proxy's health check, send no Host.
    hostname: `localhost:${env.PORT}`,
  });
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, env.PORT)));
    server.listen(env.PORT, env.HOST, resolve);
  });
  const engine = await startEngine({
    environment,
    onProgress: (sentence) => console.log(`${sentence} …`),
  });
  let isStopping = false;
  const health = async (path: string) => {
    const isUp = !isStopping && (path === '/healthz' || (await engine.isReady()));
    return Response.json({ status: isUp ? 'ok' : 'unavailable' }, { status: isUp ? 200 : 503 });
  };
  answer = (request, connection) => {
    const { pathname } = new URL(request.url);
    return pathname === '/healthz' || pathname === '/readyz'
      ? health(pathname)
      : engine.fetch(request, connection);
  };
  const stop = () => {
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => void engine.stop().then(() => process.exit(0)));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`The commerce API answers on http://localhost:${env.PORT}`);
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new StartupError(
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`,
    { cause: error },
  );
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartupError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
