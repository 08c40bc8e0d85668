import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { answerStarting, createFront, firstOf } from './front.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).map((server) => server.close()));

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A server that answers each request with its URL. */
function startFront(publicUrl: string, isPublicUrlSet = true): Promise<number> {
  const echo = new Hono().all('*', async (c) => c.text(`${c.req.url} ${await c.req.text()}`));
  const front = createFront({ publicUrl: new URL(publicUrl), isPublicUrlSet }, echo.fetch);
  return listen(getRequestListener(front.fetch, { hostname: 'shop.example' }));
}

/** Sends a request as it is written and reads the whole answer. */
async function send(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('with PUBLIC_URL, every request is read as one to it', () => {
  test.each([
    ['behind a proxy that ends TLS', 'GET /cart?a=1 HTTP/1.1', 'Host: shop.example'],
    ['when the proxy names another host', 'GET /cart?a=1 HTTP/1.1', 'Host: 10.0.0.5:3000'],
    [
      'when the request line names another host',
      'GET http://evil.example/cart?a=1 HTTP/1.1',
      'Host: x.example',
    ],
    ['when an HTTP/1.0 client names none', 'GET /cart?a=1 HTTP/1.0', 'Accept: */*'],
  ])('%s', async (_, requestLine, header) => {
    const port = await startFront('https://shop.example');
    const answer = await send(port, [requestLine, header, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain('https://shop.example/cart?a=1 ');
  });

  test('a path with two slashes stays a path, and a body arrives', async () => {
    const port = await startFront('https://shop.example');
    const answer = await fetch(`http://127.0.0.1:${port}//evil.example/x`, { method: 'POST', body: 'a=1' });
    expect(await answer.text()).toBe('https://shop.example//evil.example/x a=1');
  });
});

test('without PUBLIC_URL a request keeps its own address', async () => {
  const port = await startFront('http://localhost:3000', false);
  const answer = await fetch(`http://127.0.0.1:${port}/cart`);
  expect(await answer.text()).toBe(`http://127.0.0.1:${port}/cart `);
  expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
});

test('the answer while the shop starts has the common headers', async () => {
  const front = createFront(
    { publicUrl: new URL('https://shop.example'), isPublicUrlSet: true },
    answerStarting,
  );
  const answer = await front.request('/');
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  ['the first', true],
  ['the first, after a while', Promise.resolve(true)],
  ['the second', false],
  ['the second, after a while', Promise.resolve(false)],
] as const)('a request is answered once, by %s', async (_, isFirst) => {
  const asked: string[] = [];
  const serve = firstOf(
    () => isFirst,
    (request) => {
      asked.push(request.url ?? '');
      return true;
    },
  );
  const port = await listen(async (request, response) => {
    response.end(String(await serve(request, response)));
  });
  expect(await send(port, ['GET /p/sofa HTTP/1.0'])).toMatch(/true$/);
  expect(asked).toEqual((await isFirst) ? [] : ['/p/sofa']);
});
