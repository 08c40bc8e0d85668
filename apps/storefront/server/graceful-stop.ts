import type { Server } from 'node:http';

/** Requests in flight get this long to finish. */
const GRACE_MS = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new connections, lets requests in flight finish, then runs `afterwards`
 * and ends the process. A second signal ends it at once.
 */
export function stopGracefully(server: Server, afterwards: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const forced = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(forced);
    await afterwards();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    response.on('finish', () => {
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });
}
