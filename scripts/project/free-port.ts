import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** Below those that Linux gives to outgoing connections: one of those may be taken before a server has started. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000] as const;

/** A loopback port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const server = await listen(randomInt(FIRST_PORT, LAST_PORT)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return null;
    });
    if (server === null) continue;
    const port = portOf(server);
    await close(server);
    return port;
  }
}

/** Holds a loopback port while `work` runs. */
export async function withBusyPort<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const server = await listen(0);
  try {
    return await work(portOf(server));
  } finally {
    await close(server);
  }
}
