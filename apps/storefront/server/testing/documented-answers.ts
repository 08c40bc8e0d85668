import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** How much an answer holds: what its document requires, or everything that it names. */
export type Extent = 'minimal' | 'full';

/** A JSON body by `GET /path/{id}`; null for a call that answers without one. */
export type Answers = Readonly<Record<string, unknown>>;

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};
type Response = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
type Operation = { readonly operationId?: string; readonly responses?: Readonly<Record<string, Response>> };
type Document = {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Categories contain categories: deep enough to show that. */
const MAX_DEPTH = 8;

function follow<T>(value: T, root: Document): T {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return value;
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], root);
  return follow(target as T, root);
}

/** The schema with its parts and references put together; of alternatives the first. */
function whole(schema: Schema, root: Document): Schema {
  const found = follow(schema, root);
  const alternatives = [found.oneOf?.[0], found.anyOf?.[0]].filter((one) => one !== undefined);
  const parts = [...(found.allOf ?? []), ...alternatives].map((part) => whole(part, root));
  const type = found.type ?? parts.find((part) => part.type)?.type;
  const items = found.items ?? parts.find((part) => part.items)?.items;
  const values = found.enum ?? parts.find((part) => part.enum)?.enum;
  return {
    ...found,
    ...(type && { type }),
    ...(items && { items }),
    ...(values && { enum: values }),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), found.properties),
    required: [...parts, found].flatMap(({ required }) => required ?? []),
  };
}

function textOf({ format, enum: values }: Schema): unknown {
  if (values) return values.at(-1);
  if (format === 'date-time') return '2026-01-02T03:04:05.000Z';
  if (format === 'date') return '2026-01-02';
  return 'text';
}

function answerOf(schema: Schema, root: Document, extent: Extent, depth = 0): unknown {
  const found = whole(schema, root);
  switch (found.type ?? (found.properties ? 'object' : 'string')) {
    case 'object': {
      const required = new Set(found.required);
      const shown = Object.entries(found.properties ?? {}).filter(
        ([name]) => required.has(name) || (extent === 'full' && depth < MAX_DEPTH),
      );
      return Object.fromEntries(
        shown.map(([name, child]) => [name, answerOf(child, root, extent, depth + 1)]),
      );
    }
    case 'array':
      return found.items && depth < MAX_DEPTH ? [answerOf(found.items, root, extent, depth + 1)] : [];
    case 'integer':
      return found.minimum ?? 1;
    case 'number':
      return (found.minimum ?? 0) + 10.5;
    case 'boolean':
      return true;
    default:
      return textOf(found);
  }
}

/** The name of a call without the names of its parameters, which documents and contracts choose for themselves. */
export function callKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

/** The OpenAPI documents in a directory. */
export function readDocuments(directory: string): Document[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(join(directory, name), 'utf8')) as Document);
}

/** What the documents promise of each call that succeeds, by `callKey`. */
export function answersOf(documents: readonly Document[], extent: Extent): Answers {
  const answers: Record<string, unknown> = {};
  for (const root of documents) {
    const base = new URL((root.servers[0]?.url ?? '').replaceAll(/\{\w+\}/g, 'x')).pathname;
    for (const [path, methods] of Object.entries(root.paths)) {
      for (const [method, { operationId, responses = {} }] of Object.entries(methods)) {
        if (operationId === undefined) continue;
        const success = Object.entries(responses).find(([status]) => Number(status) < 400)?.[1];
        const schema = success && follow(success, root).content?.['application/json']?.schema;
        answers[callKey(method, base + path)] = schema ? answerOf(schema, root, extent) : null;
      }
    }
  }
  return answers;
}
