import type { Endpoint } from '@ownpath/contracts/wire';
import type { Locale } from '@ownpath/domain/site';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import { containsNul } from './contains-nul.ts';
import { parseSelector, type Selector } from './parse-selector.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import type { Call, Route } from './route.ts';
import { selectProperties } from './select-properties.ts';
import type { Shopper } from './shopper.ts';

/** Stands for the caller's address where the shop's own server calls for nobody. */
const OWN_ADDRESS = '127.0.0.1';

/** One request on its way through the frame. */
export type Exchange = {
  readonly request: Request;
  readonly correlationId: string;
  /** Parameters of the path as the router read them. */
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string | null;
  readonly log: Logger;
};

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

function encode(endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: endpoint.status });
  return Response.json(endpoint.encode(result), {
    status: endpoint.status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Checks who calls and what is sent, in that order, and encodes what the use case answers. @throws DomainError */
export async function answerCall(
  { endpoint, handle }: Route,
  { request, params, clientAddress, log }: Exchange,
  deps: Dependencies,
): Promise<Response> {
  const shopper = await authorize(endpoint, request, deps);
  const sent = readQuery(new URL(request.url).searchParams);
  const selector = selectorOf(sent);
  const query = parsePart(endpoint.query, sent, 'query');
  const siteId = (query as { siteId?: string } | undefined)?.siteId;
  if (siteId !== undefined && siteId !== deps.config.siteId)
    throw new DomainError('NotFound', 'No such site.');
  const call: Call<Endpoint> = {
    params: parsePart(endpoint.params, params, 'path'),
    query,
    body: parsePart(endpoint.body, await readBody(request, endpoint.bodyType), 'body'),
    shopper,
    locale: localeOf(query),
    clientIp: clientAddress ?? OWN_ADDRESS,
    request,
    log,
  };
  const organizationId = (call.params as { organizationId?: string }).organizationId;
  if (organizationId !== undefined && organizationId !== deps.config.organizationId) {
    throw new DomainError('NotFound', 'No such organization.');
  }
  const response = encode(endpoint, await handle(call));
  return selector ? select(response, selector) : response;
}
