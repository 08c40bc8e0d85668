import type { Endpoint } from '@ownpath/contracts/wire';
import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Logger } from 'pino';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import type { LocateStore } from '../modules/stores/index.ts';
import type { Ids } from '../ports/index.ts';
import { answerCall, type Exchange } from './answer-call.ts';
import { clientAddressOf } from './client-address.ts';
import { errorResponse, problemResponse, withOauthMembers } from './problem-response.ts';
import { MAX_URL_LENGTH } from './read-request.ts';
import { createRequestLimiter } from './request-limiter.ts';
import type { Page, Route } from './route.ts';

/** Storefronts put this before every path; both forms are served. */
const PROXY_PREFIX = /^\/mobify\/proxy\/(?:api|ocapi)(?=\/)/;
/** Calls a minute from one address, by default. */
const DEFAULT_REQUESTS_PER_MINUTE = 6000;

function honoPath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1');
}

function peerOf(context: Context): string | undefined {
  const connection = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return connection?.incoming?.socket?.remoteAddress;
}

/** Wraps every handler: limits before it; correlation id, log line and problem documents after it. */
function createPipeline(deps: Dependencies) {
  const limiter = createRequestLimiter({
    clock: deps.clock,
    perMinute: deps.config.requestsPerMinute ?? DEFAULT_REQUESTS_PER_MINUTE,
  });

  const isHttps = deps.config.publicUrl.startsWith('https:');

  function admit({ request, clientAddress }: Exchange): void {
    const waitSeconds = clientAddress === null ? 0 : limiter.take(clientAddress);
    if (waitSeconds > 0) {
      throw new DomainError('TooManyRequests', 'Too many calls from this address.', {
        retryAfterSeconds: waitSeconds,
      });
    }
    if (request.url.length > MAX_URL_LENGTH) throw new DomainError('UriTooLong', 'The address is too long.');
  }

  return (call: string, work: (exchange: Exchange) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const request = context.req.raw;
      const correlationId = correlationIdOf(request, deps.ids);
      const clientAddress = clientAddressOf(request.headers, peerOf(context), deps.config);
      let log: Logger | undefined;
      // Preparing one takes a tenth of a millisecond, for what it redacts, and few calls write a line.
      const openLog = () => {
        log ??= deps.log.child({ correlationId, call, clientAddress });
        return log;
      };
      const startedAt = performance.now();
      let response: Response;
      try {
        const exchange: Exchange = {
          request,
          correlationId,
          params: context.req.param(),
          clientAddress,
          get log() {
            return openLog();
          },
        };
        admit(exchange);
        response = await work(exchange);
      } catch (error) {
        response = errorResponse(error, correlationId, openLog());
      }
      response.headers.set(CORRELATION_HEADER, correlationId);
      response.headers.set('x-content-type-options', 'nosniff');
      if (!response.headers.has('cross-origin-resource-policy')) {
        response.headers.set('cross-origin-resource-policy', 'same-origin');
      }
      if (isHttps) response.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
      if (response.status === 401) response.headers.set('www-authenticate', 'Bearer');
      if (deps.log.isLevelEnabled('debug')) {
        const durationMs = Math.round(performance.now() - startedAt);
        openLog().debug({ status: response.status, durationMs }, 'call answered');
      }
      return response;
    };
}

/** Value of `Allow`: HEAD is served wherever GET is, OPTIONS everywhere. */
function allowedMethods(methods: readonly string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function refuseMethod({ request, correlationId }: Exchange, allow: string): Response {
  const headers = { allow };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return problemResponse('MethodNotAllowed', 'This path does not take that method.', correlationId, {
    headers,
  });
}

/** The engine's HTTP API: routes and pages behind one pipeline. */
export function serveRoutes(
  routes: readonly Route[],
  pages: readonly Page[],
  deps: Dependencies,
  locateStore: LocateStore = async () => null,
): Hono {
  const app = new Hono({ getPath: (request) => getPath(request).replace(PROXY_PREFIX, '') });
  const handled = createPipeline(deps);
  const methodsByShape = new Map<string, { path: string; methods: string[] }>();
  const serve = (method: string, path: string, call: string, work: Parameters<typeof handled>[1]) => {
    const shape = path.replace(/:\w+/g, ':');
    const methods = methodsByShape.get(shape)?.methods ?? [];
    methodsByShape.set(shape, { path, methods: [...methods, method] });
    app.on(method, path, handled(call, work));
  };
  for (const route of routes) {
    const { id, method } = route.endpoint;
    const path = honoPath(route.endpoint);
    serve(method, path, id, (exchange) =>
      answerCall(route, exchange, deps, locateStore).catch((error: unknown) => {
        throw withOauthMembers(route.endpoint, error);
      }),
    );
  }
  for (const { path, answer } of pages) {
    serve('GET', path, path, ({ params, request }) => answer(params, new URL(request.url).searchParams));
  }
  for (const { path, methods } of methodsByShape.values()) {
    const allow = allowedMethods(methods);
    app.all(
      path,
      handled('methodNotAllowed', (exchange) => refuseMethod(exchange, allow)),
    );
  }
  app.notFound(
    handled('notFound', () => {
      throw new DomainError('NotFound', 'No such path.');
    }),
  );
  return app;
}

/** Carries the caller's id for one request, or a generated one. */
const CORRELATION_HEADER = 'correlation-id';
const CORRELATION_PATTERN = /^[\w.:-]{1,100}$/;

/** The caller's id when it is safe in a log line, a new one otherwise. */
function correlationIdOf(request: Request, ids: Ids): string {
  const sent = request.headers.get(CORRELATION_HEADER);
  return sent && CORRELATION_PATTERN.test(sent) ? sent : ids.uuid();
}
