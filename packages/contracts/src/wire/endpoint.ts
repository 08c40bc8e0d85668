import { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone with a client id, any shopper with a token, or a registered shopper. */
export type Access = 'public' | 'shopper' | 'registered';

export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * One call of the commerce API. `path` is relative to the API host (a storefront adds its proxy path) and has its
 * parameters in braces. The schemas describe the wire; codecs inside them convert to the names used in code.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly id: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  readonly status: number;
  /** The media type of the body. */
  readonly bodyType: BodyType;
  /** Largest body, where it differs from that of all calls. */
  readonly maxBodyBytes?: number;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The documented answer. */
  readonly response: Response;
  /** Encodes an answer for the wire. @throws z.ZodError when the answer doesn't match `response` */
  encode(answer: z.output<Response>): unknown;
  /** The fields of the answer that a client requires; others may be absent, malformed or unknown. Decodes only. */
  readonly reading: z.ZodType<z.output<Response>>;
};

export const OrganizationParams = z.object({ organizationId: z.string().min(1).max(64) });
export const SiteQuery = z.object({
  siteId: z.string().min(1).max(32),
  locale: z.string().min(2).max(16).optional(),
});
/** For calls without a body. */
export const NoBody = z.undefined();
/** For calls that answer 204. */
export const NoContent = z.undefined();

type Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  id: string;
  summary: string;
  method: HttpMethod;
  path: string;
  access?: Access;
  status?: number;
  bodyType?: BodyType;
  maxBodyBytes?: number;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  encode?: (answer: z.output<R>) => z.input<R>;
  /** Set when it differs from `response`. */
  reading?: z.ZodType<z.output<R>>;
};

/** The login service takes form fields (RFC 6749, 4.1.3), all others take JSON. */
function usualBodyType(path: string): BodyType {
  return path.startsWith('/shopper/auth/') ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** For a call whose answer we don't use, any answer is accepted. */
const IgnoredContent = z.unknown().transform(() => undefined);

function readingOf<R extends z.ZodType>(response: R): z.ZodType<z.output<R>> {
  const reading: z.ZodType = response instanceof z.ZodUndefined ? IgnoredContent : response;
  return reading as z.ZodType<z.output<R>>;
}

/**
 * Sets the defaults: organization parameter, site query, no body, status 200, shopper access. `encode` replaces the
 * encoding by `response` where that would repeat work.
 */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof OrganizationParams,
  Q extends z.ZodType = typeof SiteQuery,
  B extends z.ZodType = typeof NoBody,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    id: definition.id,
    summary: definition.summary,
    method: definition.method,
    path: definition.path,
    access: definition.access ?? 'shopper',
    status: definition.status ?? 200,
    bodyType: definition.bodyType ?? usualBodyType(definition.path),
    ...(definition.maxBodyBytes ? { maxBodyBytes: definition.maxBodyBytes } : {}),
    params: (definition.params ?? OrganizationParams) as P,
    query: (definition.query ?? SiteQuery) as Q,
    body: (definition.body ?? NoBody) as B,
    response: definition.response,
    encode: definition.encode ?? ((answer) => z.encode(definition.response, answer)),
    reading: definition.reading ?? readingOf(definition.response),
  };
}

/** The retailer's own calls: `POST /custom/{api}/v1/organizations/{org}/{endpoint}` (specification section 7). */
export function defineCustomEndpoint<R extends z.ZodType, B extends z.ZodType>(definition: {
  id: string;
  summary: string;
  api: string;
  endpoint: string;
  access?: Access;
  maxBodyBytes?: number;
  body: B;
  response: R;
  encode?: (answer: z.output<R>) => z.input<R>;
  reading?: z.ZodType<z.output<R>>;
}): Endpoint<typeof OrganizationParams, typeof SiteQuery, B, R> {
  return defineEndpoint({
    id: definition.id,
    summary: definition.summary,
    method: 'POST',
    path: `/custom/${definition.api}/v1/organizations/{organizationId}/${definition.endpoint}`,
    ...(definition.access ? { access: definition.access } : {}),
    ...(definition.maxBodyBytes ? { maxBodyBytes: definition.maxBodyBytes } : {}),
    body: definition.body,
    response: definition.response,
    ...(definition.encode ? { encode: definition.encode } : {}),
    ...(definition.reading ? { reading: definition.reading } : {}),
  });
}
