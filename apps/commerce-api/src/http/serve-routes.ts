import type { Endpoint } from '@ownpath/contracts/wire';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import { containsNul } from './contains-nul.ts';
import { errorResponse, problemResponse } from './problem-response.ts';
import { readBody } from './read-body.ts';
import type { Call, Locale, Route } from './route.ts';
import type { Shopper } from './shopper.ts';

/** Header that carries the caller's id for one request, and ours when it sends none. */
const CORRELATION_HEADER = 'correlation-id';
const CORRELATION_PATTERN = /^[\w.:-]{1,100}$/;

/** Storefronts put this before every path; both forms are answered. */
const PROXY_PREFIX = /^\/mobify\/proxy\/(?:api|ocapi)(?=\/)/;

function correlationIdOf(request: Request, deps: Dependencies): string {
  const sent = request.headers.get(CORRELATION_HEADER);
  return sent && CORRELATION_PATTERN.test(sent) ? sent : deps.ids.uuid();
}

function honoPath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1');
}

function parsePart<S extends z.ZodType>(schema: S, value: unknown, part: string): z.output<S> {
  if (containsNul(value)) throw new DomainError('InvalidParameters', `The ${part} holds a NUL character.`);
  const result = z.safeDecode(schema, value as z.input<S>);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    code: issue.code,
  }));
  throw new DomainError('InvalidParameters', `The ${part} is not valid: ${z.prettifyError(result.error)}`, {
    fields,
  });
}

async function authorize(endpoint: Endpoint, request: Request, deps: Dependencies): Promise<Shopper | null> {
  if (endpoint.access === 'public') return null;
  const header = request.headers.get('authorization') ?? '';
  if (!/^bearer /i.test(header)) throw new DomainError('Unauthorized', 'A bearer access token is needed.');
  const shopper = await deps.tokens.verify(header.slice('bearer '.length).trim());
  if (endpoint.access === 'registered' && shopper.kind !== 'registered') {
    throw new DomainError('Forbidden', 'Only registered shoppers may call this.');
  }
  return shopper;
}

function localeOf(query: unknown): Locale {
  const asked = (query as { locale?: unknown } | undefined)?.locale;
  return asked === 'es-US' ? 'es-US' : 'en-US';
}

/** Only the shop's own server sits in front of the engine, so its forwarded address is the one that counts. */
function clientIpOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '127.0.0.1';
}

async function answer(
  route: Route,
  request: Request,
  params: object,
  deps: Dependencies,
  log: Logger,
): Promise<Response> {
  const { endpoint } = route;
  const shopper = await authorize(endpoint, request, deps);
  const query = parsePart(endpoint.query, Object.fromEntries(new URL(request.url).searchParams), 'query');
  const siteId = (query as { siteId?: string } | undefined)?.siteId;
  if (siteId !== undefined && siteId !== deps.config.siteId)
    throw new DomainError('NotFound', 'No such site.');
  const call: Call<Endpoint> = {
    params: parsePart(endpoint.params, params, 'path'),
    query,
    body: parsePart(endpoint.body, await readBody(request), 'body'),
    shopper,
    locale: localeOf(query),
    clientIp: clientIpOf(request),
    request,
    log,
  };
  const organizationId = (call.params as { organizationId?: string }).organizationId;
  if (organizationId !== undefined && organizationId !== deps.config.organizationId) {
    throw new DomainError('NotFound', 'No such organization.');
  }
  const result = await route.handle(call);
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: endpoint.status });
  return Response.json(z.encode(endpoint.response, result), {
    status: endpoint.status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** The engine's HTTP face: contracts in, use cases called, problems out. */
export function serveRoutes(routes: readonly Route[], deps: Dependencies): Hono {
  const app = new Hono({ getPath: (request) => getPath(request).replace(PROXY_PREFIX, '') });
  const methodsByPath = new Map<string, string[]>();
  for (const route of routes) {
    const path = honoPath(route.endpoint);
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), route.endpoint.method]);
    app.on(route.endpoint.method, path, async (context) => {
      const request = context.req.raw;
      const correlationId = correlationIdOf(request, deps);
      const log = deps.log.child({ correlationId, call: route.endpoint.id });
      const startedAt = performance.now();
      const response = await answer(route, request, context.req.param(), deps, log).catch((error: unknown) =>
        errorResponse(error, correlationId, log),
      );
      response.headers.set(CORRELATION_HEADER, correlationId);
      log.debug(
        { status: response.status, durationMs: Math.round(performance.now() - startedAt) },
        'call answered',
      );
      return response;
    });
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context) =>
      problemResponse(
        'MethodNotAllowed',
        'This path does not take that method.',
        correlationIdOf(context.req.raw, deps),
        {
          headers: { allow: methods.join(', ') },
        },
      ),
    );
  }
  app.notFound((context) =>
    problemResponse('NotFound', 'No such path.', correlationIdOf(context.req.raw, deps)),
  );
  return app;
}
