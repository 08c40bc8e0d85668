import type { Endpoint } from '@ownpath/contracts/wire';
import { asLocale, type Locale } from '@ownpath/domain/site';
import type { Logger } from 'pino';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import type { LocateStore } from '../modules/stores/index.ts';
import { parseSelector, type Selector, selectProperties } from './property-selector.ts';
import { parsePart, readBody, readQuery } from './read-request.ts';
import type { Call, Route, Shopper } from './route.ts';

/** The caller's address when the shop's own server calls on no shopper's behalf. */
const OWN_ADDRESS = '127.0.0.1';

/** One request with what the pipeline knows about it. */
export type Exchange = {
  readonly request: Request;
  readonly correlationId: string;
  /** Path parameters as the router read them. */
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string | null;
  readonly log: Logger;
};

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
  return asLocale((query as { locale?: unknown } | undefined)?.locale);
}

function selectorOf(sent: Record<string, string | string[]>): Selector | null {
  if (sent.select === undefined) return null;
  return parseSelector(String(sent.select));
}

async function select(response: Response, selector: Selector): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || !isJson) return response;
  const selected = selectProperties(await response.json(), selector);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(selected, { status: response.status, headers });
}

/**
 * The result on the wire. A custom POST with the header `verbose: true` answers `{ data, status }` (specification
 * section 7); problems stay problem documents (docs/decisions/0013-verbose-answers.md).
 */
function encode(endpoint: Endpoint, result: unknown, request: Request): Response {
  if (result instanceof Response) return result;
  const { status, path, method } = endpoint;
  const isVerbose =
    path.startsWith('/custom/') && method === 'POST' && request.headers.get('verbose') === 'true';
  if (result === undefined && !isVerbose) return new Response(null, { status });
  const data = endpoint.encode(result);
  return Response.json(isVerbose ? { data, status } : data, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Checks the caller, then the input, runs the use case and encodes its result. @throws DomainError */
export async function answerCall(
  { endpoint, handle }: Route,
  exchange: Exchange,
  deps: Dependencies,
  locateStore: LocateStore,
): Promise<Response> {
  const { request, params, clientAddress } = exchange;
  const caller = await authorize(endpoint, request, deps);
  const sent = readQuery(new URL(request.url).searchParams);
  const selector = selectorOf(sent);
  const query = parsePart(endpoint.query, sent, 'query');
  const siteId = (query as { siteId?: string } | undefined)?.siteId;
  if (siteId !== undefined && siteId !== deps.config.siteId)
    throw new DomainError('NotFound', 'No such site.');
  // Use cases look the store up within transactions, where no provider is called.
  const shopper = caller && { ...caller, locatedStore: await locateStore(clientAddress) };
  const call: Call<Endpoint> = {
    params: parsePart(endpoint.params, params, 'path'),
    query,
    body: parsePart(endpoint.body, await readBody(request, endpoint.bodyType, endpoint.maxBodyBytes), 'body'),
    shopper,
    locale: localeOf(query),
    clientIp: clientAddress ?? OWN_ADDRESS,
    request,
    get log() {
      return exchange.log;
    },
  };
  const organizationId = (call.params as { organizationId?: string }).organizationId;
  if (organizationId !== undefined && organizationId !== deps.config.organizationId) {
    throw new DomainError('NotFound', 'No such organization.');
  }
  const response = encode(endpoint, await handle(call), request);
  return selector ? select(response, selector) : response;
}
