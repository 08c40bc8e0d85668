import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import type { Endpoint } from '@ownpath/contracts/wire';
import {
  accessSentence,
  answerHeadersOf,
  requestHeadersOf,
  SECURITY_SCHEMES,
  securityOf,
  topicOf,
  topicsOf,
} from './describe-endpoint.ts';
import type {
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  ResponseObject,
} from './openapi-types.ts';
import { problemResponses, problemsOf } from './problem-responses.ts';
import { createWireSchemas, type EndpointSchemas, PROBLEM_SCHEMA } from './wire-schemas.ts';

export type ExamplesOf = (endpointId: string) => readonly EndpointExample[];

const CORRELATION_HEADER: Parameter = {
  name: 'correlation-id',
  in: 'header',
  required: false,
  description:
    'The caller’s id for this request; returned in the response and logged. Generated when absent.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,100}$' },
};
const SELECT_PARAMETER: Parameter = {
  name: 'select',
  in: 'query',
  required: false,
  description:
    'Properties to return: `(name,id)`, `(**)`, `(*,-price)`, `(variants[0:4].(productId))`, `(images[?(@.viewType==small)])`.',
  schema: { type: 'string', pattern: '^[(].*[)]$', maxLength: 2048 },
};

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
  const shown = examples.flatMap(({ title, answer, status = 0 }) =>
    answer === undefined || status >= 400 ? [] : [{ title, value: exampleValue(answer) }],
  );
  return {
    description: endpoint.status === 303 ? 'Redirects to the address in `Location`.' : 'Success.',
    headers: answerHeadersOf(endpoint, schemas.response),
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
    description: accessSentence(endpoint),
    tags: [topicOf(endpoint)],
    security: securityOf(endpoint),
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
      ...requestHeadersOf(endpoint),
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
      ...problemsOf(endpoint, schemas.body !== null, examples),
    },
  };
}

/** The named schemas that the calls refer to, directly or not. */
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

/** The OpenAPI document of these calls, built from their contracts. */
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
        'The API behind the storefront, compatible with the Salesforce B2C Commerce Shopper APIs. Amounts are dollars, or cents where the name says so.',
    },
    servers: [
      { url: '/mobify/proxy/api', description: 'Through the storefront' },
      { url: '/', description: 'The engine directly' },
    ],
    tags: topicsOf(endpoints),
    paths,
    components: {
      schemas: reachableSchemas(schemas.named, [PROBLEM_SCHEMA, paths]),
      parameters: { select: SELECT_PARAMETER, correlationId: CORRELATION_HEADER },
      responses: problemResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
