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

/** A loopback port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  await close(server);
  return port;
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
