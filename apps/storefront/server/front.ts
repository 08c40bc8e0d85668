import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from '@ownpath/http-server';
import { type Context, Hono } from 'hono';
import type { Env } from './env.ts';
import { PICTURES } from './security.ts';

type Answer = (request: Request, bindings: Context['env']) => Response | Promise<Response>;

/** What holds for every answer of this server, those while it starts included: the request's URL and the headers. */
export function createFront(
  { publicUrl, isPublicUrlSet }: Pick<Env, 'publicUrl' | 'isPublicUrlSet'>,
  answer: Answer,
): Hono {
  const front = new Hono();
  front.use(commonHeaders({ isHttps: publicUrl.protocol === 'https:', forAnyone: PICTURES }));
  front.all('*', (c) => {
    const request = isPublicUrlSet ? asSentTo(publicUrl.origin, c.req.raw) : c.req.raw;
    return answer(request, c.env);
  });
  return front;
}

/** Answers a request; false when it is for another to answer. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Whichever answers first; without a promise where neither waits, as with what is kept. */
export function firstOf(first: Serve, second: Serve): Serve {
  return (request, response) => {
    const served = first(request, response);
    if (served instanceof Promise) return served.then((isServed) => isServed || second(request, response));
    return served || second(request, response);
  };
}

/** Answers requests that arrive before the engine is ready. */
export function answerStarting(): Response {
  return new Response('The shop is starting.', { status: 503, headers: { 'Retry-After': '2' } });
}

/** The request as the visitor sent it: a proxy ends TLS and may name another host. */
function asSentTo(origin: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(origin + pathname + search, request);
}
