import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import { type Endpoint, problems } from '@ownpath/contracts/wire';
import type {
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Reference,
  ResponseObject,
} from './openapi-types.ts';
import { createWireSchemas, type EndpointSchemas, PROBLEM_SCHEMA } from './wire-schemas.ts';

export type ExamplesOf = (endpointId: string) => readonly EndpointExample[];

const ACCESS_SENTENCES = {
  public: 'Anyone may call.',
  shopper: 'Needs the access token of a guest or a registered shopper.',
  registered: 'Needs the access token of a registered shopper.',
} as const;

const CORRELATION_HEADER: Parameter = {
  name: 'correlation-id',
  in: 'header',
  required: false,
  description:
    'An id of the caller’s own, given back in the answer and in our logs. Without one we make one.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,100}$' },
};
const SELECT_PARAMETER: Parameter = {
  name: 'select',
  in: 'query',
  required: false,
  description:
    'Properties to answer: `(name,id)`, `(**)`, `(*,-price)`, `(variants[0:4].(productId))`, `(images[?(@.viewType==small)])`.',
  schema: { type: 'string', pattern: '^[(].*[)]$', maxLength: 2048 },
};

/** The problems of a status that any call can have. */
const COMMON_PROBLEMS: Readonly<Record<string, string>> = {
  '400': 'A parameter or the body is not valid; `fields` names what is wrong.',
  '401': 'The access token, or what a client proves itself with, is missing, not valid or expired.',
  '402': 'The card was declined.',
  '403': 'This shopper may not do this.',
  '404': 'There is no such thing, or it is not this shopper’s.',
  '405': 'The path does not take this method; `Allow` lists those that it takes.',
  '409': 'What has happened before does not allow this now.',
  '412': 'The thing has changed since it was read.',
  '413': 'The body is larger than 1 MB.',
  '414': 'Path and query are longer than 8,192 characters.',
  '415': 'The body has another media type than the call takes.',
  '429': 'Too many calls from one address; `Retry-After` tells the seconds to wait.',
  '500': 'An error of ours; it is logged under the correlation id.',
  '503': 'An outside party does not answer; the call may be repeated.',
};

function problemResponses(): Record<string, ResponseObject> {
  const codesOf = (status: string) =>
    Object.entries(problems).flatMap(([code, problem]) => (String(problem.status) === status ? [code] : []));
  return Object.fromEntries(
    Object.entries(COMMON_PROBLEMS).map(([status, description]) => [
      `Problem${status}`,
      {
        description: `${description} Codes: ${codesOf(status).join(', ')}.`,
        ...(status === '429' ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        content: { 'application/problem+json': { schema: PROBLEM_SCHEMA } },
      },
    ]),
  );
}

function problemsOf(endpoint: Endpoint, hasBody: boolean): Record<string, Reference> {
  const changesThings = endpoint.method !== 'GET';
  const statuses = [
    '400',
    '401',
    ...(endpoint.access === 'public' ? [] : ['403']),
    '404',
    '405',
    ...(changesThings && endpoint.access !== 'public' ? ['402', '409', '412'] : []),
    ...(hasBody ? ['413', '415'] : []),
    '414',
    '429',
    '500',
    '503',
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
}

function parametersIn(
  place: 'path' | 'query',
  schema: JsonSchema | null,
  values: Readonly<Record<string, unknown>>,
): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required ?? []).includes(name),
    schema: property,
    ...(values[name] === undefined ? {} : { example: values[name] }),
  }));
}

function mediaTypeOf(schema: JsonSchema, values: readonly { title: string; value: unknown }[]): MediaType {
  if (values.length === 0) return { schema };
  const examples = values.map(({ title, value }, index) => [
    `example${index + 1}`,
    { summary: title, value },
  ]);
  return { schema, examples: Object.fromEntries(examples) };
}

function successOf(
  endpoint: Endpoint,
  schemas: EndpointSchemas,
  examples: readonly EndpointExample[],
): ResponseObject {
  const shown = examples.flatMap(({ title, answer }) =>
    answer === undefined ? [] : [{ title, value: exampleValue(answer) }],
  );
  return {
    description: endpoint.status === 303 ? 'Redirects to the address in `Location`.' : 'Success.',
    headers: { 'correlation-id': { schema: { type: 'string' } } },
    ...(schemas.response ? { content: { 'application/json': mediaTypeOf(schemas.response, shown) } } : {}),
  };
}

function operationOf(
  endpoint: Endpoint,
  schemas: EndpointSchemas,
  examples: readonly EndpointExample[],
): Operation {
  const first = examples[0];
  const pathValues = { organizationId: '{organizationId}', ...first?.params };
  const queryValues = {
    ...(schemas.query?.properties?.siteId ? { siteId: '{siteId}' } : {}),
    ...first?.query,
  };
  const bodies = examples.flatMap(({ title, body }) =>
    body === undefined ? [] : [{ title, value: exampleValue(body) }],
  );
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: ACCESS_SENTENCES[endpoint.access],
    tags: [tagOf(endpoint)],
    security: endpoint.access === 'public' ? [] : [{ ShopperToken: [] }],
    parameters: [
      ...parametersIn('path', schemas.params, exampleValue(pathValues) as Record<string, unknown>),
      ...parametersIn('query', schemas.query, exampleValue(queryValues) as Record<string, unknown>),
      ...Object.entries(exampleValue(first?.headers ?? {}) as Record<string, string>).map(
        ([name, example]): Parameter => ({
          name,
          in: 'header',
          required: true,
          schema: { type: 'string' },
          example,
        }),
      ),
      ...(schemas.response ? [{ $ref: '#/components/parameters/select' }] : []),
      { $ref: '#/components/parameters/correlationId' },
    ],
    ...(schemas.body
      ? {
          requestBody: {
            required: true,
            content: { [endpoint.bodyType]: mediaTypeOf(schemas.body, bodies) },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: successOf(endpoint, schemas, examples),
      ...problemsOf(endpoint, schemas.body !== null),
    },
  };
}

/** The named schemas that the calls lead to; others are of no use to a client. */
function reachableSchemas(
  named: Readonly<Record<string, JsonSchema>>,
  roots: readonly unknown[],
): Record<string, JsonSchema> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(named[name] ?? {});
    }
  };
  roots.forEach(visit);
  return Object.fromEntries(Object.entries(named).filter(([name]) => found.has(name)));
}

/** `shopper-baskets v2`, or `custom de-approval`: the API that the path belongs to. */
function tagOf(endpoint: Endpoint): string {
  const [, family = '', api = '', version = ''] = endpoint.path.split('/');
  if (family === 'custom') return `custom ${api}`;
  return /^v\d/.test(version) ? `${api} ${version}` : family;
}

/** The OpenAPI document of these calls, made from their contracts. */
export function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  examplesOf: ExamplesOf,
): OpenApiDocument {
  const schemas = createWireSchemas(endpoints);
  const paths: Record<string, PathItem> = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint, schemas.of(endpoint), examplesOf(endpoint.id));
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ownpath commerce API',
      version: '1',
      description:
        'The calls that the shop itself is made of, in the shapes of the Salesforce B2C Commerce Shopper APIs. Amounts are dollars.',
    },
    servers: [
      { url: '/mobify/proxy/api', description: 'Through the shop' },
      { url: '/', description: 'The engine itself' },
    ],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: reachableSchemas(schemas.named, [PROBLEM_SCHEMA, paths]),
      parameters: { select: SELECT_PARAMETER, correlationId: CORRELATION_HEADER },
      responses: problemResponses(),
      securitySchemes: { ShopperToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
