import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { applicantCheckRoutes } from '../adapters/sandbox-server/applicant-check-routes.ts';

export type TestServer = { readonly url: string; close(): void };

/** An HTTP server of a test on a free port of this machine. */
export async function serveOverHttp(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The sandbox's phone match and identity quiz over HTTP. */
export function serveApplicantChecks(): Promise<TestServer> {
  return serveOverHttp(getRequestListener(applicantCheckRoutes().fetch));
}
