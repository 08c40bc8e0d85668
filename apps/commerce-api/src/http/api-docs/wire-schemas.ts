import * as approval from '@ownpath/contracts/approval';
import * as basket from '@ownpath/contracts/basket';
import * as catalog from '@ownpath/contracts/catalog';
import * as checkout from '@ownpath/contracts/checkout';
import * as content from '@ownpath/contracts/content';
import * as customers from '@ownpath/contracts/customers';
import * as login from '@ownpath/contracts/login';
import * as orders from '@ownpath/contracts/orders';
import * as shopperContext from '@ownpath/contracts/shopper-context';
import * as stores from '@ownpath/contracts/stores';
import type { Endpoint } from '@ownpath/contracts/wire';
import * as wire from '@ownpath/contracts/wire';
import { z } from 'zod';
import type { JsonSchema } from './openapi-types.ts';

/** Exported schemas keep their names in the document; others are written inline. */
const CONTRACTS = [
  wire,
  login,
  catalog,
  stores,
  shopperContext,
  customers,
  basket,
  approval,
  checkout,
  orders,
  content,
];
const NAMED = /^[A-Z](?!\w*(?:Params|Query)$)/;
const CODEC = 'Codec';
/** Where zod puts unnamed recursive schemas. */
const SHARED = '__shared';
const PARTS = ['params', 'query', 'body', 'response'] as const;
const REF_BASE = '#/components/schemas/';
/** zod adds patterns of hundreds of characters for these formats. */
const KNOWN_FORMATS = new Set(['date-time', 'date', 'email', 'uuid', 'uri']);

export type EndpointSchemas = Record<(typeof PARTS)[number], JsonSchema | null>;
export type WireSchemas = {
  readonly named: Readonly<Record<string, JsonSchema>>;
  of(endpoint: Endpoint): EndpointSchemas;
};

function partId(endpoint: Endpoint, part: string): string {
  return `${endpoint.id}--${endpoint.method}--${endpoint.path}--${part}`;
}

function isNothing(schema: z.ZodType): boolean {
  return schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid || schema instanceof z.ZodNever;
}

function isObjectLike(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodObject || (schema instanceof z.ZodCodec && isObjectLike(schema.in));
}

/** Names the unnamed recursive schemas, so that references to them resolve in the document. */
function nameShared(text: string): string {
  return text.replaceAll(`${REF_BASE}${SHARED}#/$defs/schema`, `${REF_BASE}Nested`);
}

/** Removes noise: registry ids, patterns of known formats, limits of safe integers. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Record<string, unknown>;
  const kept = Object.entries(schema).filter(([name, child]) => {
    if (name === '$schema' || name === '$id') return false;
    if (name === 'pattern' && KNOWN_FORMATS.has(String(schema.format))) return false;
    return Math.abs(Number(child)) !== Number.MAX_SAFE_INTEGER || !/^(min|max)imum$/.test(name);
  });
  return Object.fromEntries(kept.map(([name, child]) => [name, tidy(child)]));
}

/**
 * JSON Schemas of the wire format, by zod's `toJSONSchema` with `io: 'input'`: of a codec, its wire side. The
 * zod-to-OpenAPI libraries write the decoded side of responses, or fail on some of these schemas.
 */
export function createWireSchemas(endpoints: readonly Endpoint[]): WireSchemas {
  const registry = z.registry<{ id: string }>();
  const names = new Set<string>();
  const exported = CONTRACTS.flatMap((contract) => Object.entries(contract));
  // Where a name has a codec, the codec is the wire format.
  const codecsFirst = exported.toSorted(([a], [b]) => Number(b.endsWith(CODEC)) - Number(a.endsWith(CODEC)));
  for (const [name, schema] of codecsFirst) {
    const id = name.replace(/Codec$/, '');
    if (!isObjectLike(schema) || registry.has(schema) || names.has(id) || !NAMED.test(id)) continue;
    names.add(id);
    registry.add(schema, { id });
  }
  const parts = new Map<string, string>();
  for (const endpoint of endpoints) {
    for (const part of PARTS.filter((one) => !isNothing(endpoint[one]))) {
      const existing = registry.get(endpoint[part]);
      const id = existing?.id ?? partId(endpoint, part);
      // A copy, so that other schemas do not refer to this unnamed one.
      if (!existing) registry.add(endpoint[part].clone(), { id });
      parts.set(partId(endpoint, part), id);
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `${REF_BASE}${id}`,
  });
  const { [SHARED]: shared, ...own } = JSON.parse(nameShared(JSON.stringify(tidy(schemas))));
  const tidied = own as Record<string, JsonSchema>;
  const nested = Object.entries((shared?.$defs ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => [name.replace('schema', 'Nested'), schema] as const,
  );
  return {
    named: Object.fromEntries([
      ...[...names].sort().map((name) => [name, tidied[name] ?? {}] as const),
      ...nested,
    ]),
    of(endpoint) {
      const schemaOf = (part: (typeof PARTS)[number]): JsonSchema | null => {
        const id = parts.get(partId(endpoint, part));
        if (id === undefined) return null;
        return names.has(id) ? { $ref: `${REF_BASE}${id}` } : (tidied[id] ?? {});
      };
      return {
        params: schemaOf('params'),
        query: schemaOf('query'),
        body: schemaOf('body'),
        response: schemaOf('response'),
      };
    },
  };
}

export const PROBLEM_SCHEMA: JsonSchema = { $ref: `${REF_BASE}Problem` };
