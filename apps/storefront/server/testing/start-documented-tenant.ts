import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answers, callKey } from './documented-answers.ts';

export type DocumentedTenant = {
  readonly origin: URL;
  /** Calls that the documents don't have: the retailer's own. */
  readonly unknownCalls: string[];
  close(): void;
};

const NOT_FOUND = {
  title: 'Not Found',
  type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/not-found',
  detail: 'No such resource.',
};

/**
 * A tenant of the platform on a port of the loopback interface: it answers the documented calls, the login by its
 * redirects, and everything else with 404.
 */
export async function startDocumentedTenant(answers: Answers): Promise<DocumentedTenant> {
  const unknownCalls: string[] = [];
  const calls = Object.entries(answers).map(([key, body]) => {
    const [method, path = ''] = key.split(' ');
    return { method, path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`), body };
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tenant.test');
    if (/\/oauth2\/(?:authorize|login)$/.test(pathname)) {
      const back = new URL(searchParams.get('redirect_uri') ?? 'http://shop.test/callback');
      back.search = '?usid=usid&code=code';
      response.writeHead(303, { Location: back.href }).end();
      return;
    }
    const found = calls.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!found) unknownCalls.push(callKey(request.method ?? '', pathname));
    const body = found ? found.body : NOT_FOUND;
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(body === null ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    unknownCalls,
    close: () => void server.close(),
  };
}
