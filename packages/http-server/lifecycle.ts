import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests in flight get this long to finish. */
const GRACE_MS = 10_000;

/** Runs a start; when it fails, prints why and ends the process with 1: the message of an expected error, all of another. */
export async function exitOnFailure(
  start: () => Promise<void>,
  isExpected: (error: unknown) => boolean = () => true,
): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isSentence = error instanceof CannotListen || isExpected(error);
    console.error(isSentence && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Its message is the sentence to print when the server can't listen on the port. */
class CannotListen extends Error {}

/**
 * Longer than a proxy keeps a connection that it doesn't use (a minute, mostly): one that the server closed first, at the
 * moment of the proxy's next request, would lose that request.
 */
const KEEP_ALIVE_MS = 75_000;

/** @throws CannotListen */
export function listen(server: Server, port: number, host: string): Promise<void> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotListen(explain(error, port, host))),
    );
    server.listen(port, host, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `Can't listen on ${host}:${port} (${error.code ?? error.message}).`;
}

/**
 * Accepts no new connections, and resolves when all are closed: idle ones at once, those in use after their request, any
 * other after `graceMs`. Browsers keep spare connections without a request, which count as in use.
 */
export async function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const forced = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(forced);
}

/**
 * On SIGTERM or SIGINT: accepts no new connections, lets requests in flight finish, then runs `afterwards`
 * and ends the process. A second signal ends it at once. After SIGTERM everything is answered for `delayMs` more,
 * so that a proxy learns of the end before a connection is refused; with SIGINT a person waits.
 * @returns whether the process was asked to end
 */
export function stopGracefully(server: Server, afterwards: () => Promise<void>, delayMs = 0): () => boolean {
  let isStopping = false;
  let isClosing = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    if (signal === 'SIGTERM' && delayMs > 0) await wait(delayMs);
    isClosing = true;
    await closeServer(server);
    await afterwards();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    response.on('finish', () => {
      // During the delay an idle connection may be about to carry a request: closing it would lose that.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => isStopping;
}
