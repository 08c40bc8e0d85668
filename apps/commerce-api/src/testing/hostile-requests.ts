import fc from 'fast-check';
import type { JsonSchema, Operation, Parameter } from '../http/api-docs/openapi-types.ts';

/** Existing ids, of the caller and of others, and values with a meaning for the engine. */
export type KnownValues = readonly string[];
export type HostileRequest = {
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
};
type Schemas = Readonly<Record<string, JsonSchema>>;
type Context = { readonly schemas: Schemas; readonly knownValues: KnownValues };

const MAX_DEPTH = 5;
const REF_BASE = '#/components/schemas/';

const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '‮gnp.exe',
    'Ñandú 🛋️',
    "' OR 1=1 --",
    '%27;--',
    '../../etc/passwd',
    '//evil.example',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-1',
    '1e400',
    '9999999999999999999999',
    '2026-02-30',
    '0000-00-00',
    '(**)',
    '{"a":',
    '['.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 90, max: 3000 }).map((length) => 'x'.repeat(length)),
);
const oddNumbers = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  Number.MIN_VALUE,
  99_999_999_999,
);
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  oddNumbers,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: { b: [1] } }),
);

function textFor(schema: JsonSchema, { knownValues }: Context): fc.Arbitrary<unknown> {
  const known = knownValues.length > 0 ? fc.constantFrom(...knownValues) : fc.constant('x');
  if (schema.format === 'date-time') return fc.constantFrom('2026-11-21T15:00:00Z', '9999-12-31T23:59:59Z');
  if (schema.format === 'email') return fc.constantFrom('ana@example.com', 'nobody@example.com');
  if (schema.pattern?.includes('\\d{4}-\\d{2}-\\d{2}')) return fc.constantFrom('2026-11-21', '1990-05-17');
  const longest = fc.constant('y'.repeat(Math.min(schema.maxLength ?? 60, 2000)));
  return fc.oneof({ weight: 4, arbitrary: known }, fc.string({ maxLength: 12 }), longest);
}

function goodValue(schema: JsonSchema, context: Context, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    return valueFor(context.schemas[schema.$ref.slice(REF_BASE.length)] ?? {}, context, depth + 1);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, context, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textFor(schema, context);
    case 'integer':
    case 'number':
      return fc.constantFrom(schema.minimum ?? -5, schema.maximum ?? 1_000_000, 1, 2, 3);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, context, depth + 1), { maxLength: 3 });
    case 'object':
      return objectFor(schema, context, depth);
    default:
      return oddValues;
  }
}

function objectFor(schema: JsonSchema, context: Context, depth: number): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant({});
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, child]) => [name, valueFor(child, context, depth + 1)] as const,
  );
  const required = schema.required ?? [];
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  const lacking = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const further = fc.dictionary(fc.constantFrom('c_price', '__proto__', 'customerId', 'usid'), oddValues, {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 1, arbitrary: lacking },
    { weight: 1, arbitrary: fc.tuple(whole, further).map(([own, more]) => ({ ...own, ...more })) },
  );
}

/** Mostly valid values, so that a call passes the checks; sometimes invalid ones. */
function valueFor(schema: JsonSchema, context: Context, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: goodValue(schema, context, depth) },
    { weight: 1, arbitrary: oddValues },
  );
}

/** `encodeURIComponent` for any text, half characters included. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function queryOf(parameters: readonly Parameter[], context: Context): fc.Arbitrary<string> {
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valueFor(schema, context)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  );
  const tail = fc.constantFrom(
    '',
    '',
    '',
    '&siteId=else',
    '&__proto__=1',
    '&select=(**)',
    '&select=((',
    '&%=%',
  );
  return fc.tuple(values, tail).map(([sent, more]) => {
    const pairs = Object.entries({ siteId: 'rowan', ...sent }).map(
      ([name, value]) => `${name}=${encode(value)}`,
    );
    return pairs.join('&') + more;
  });
}

/** Requests for one operation; the organisation is mostly the right one. */
export function hostileRequests(
  path: string,
  operation: Operation,
  schemas: Schemas,
  knownValues: KnownValues,
): fc.Arbitrary<HostileRequest> {
  const context = { schemas, knownValues };
  const parameters = operation.parameters.filter((one): one is Parameter => 'in' in one);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const segments = fc.record(
    Object.fromEntries(
      names.map((name) => {
        const right: Record<string, string> = { organizationId: 'f_ecom_ownp_001', siteId: 'rowan' };
        const usual = right[name] ? fc.constant(right[name]) : fc.constantFrom('me', ...knownValues);
        return [name, fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: oddTexts })];
      }),
    ),
  );
  const media = Object.entries(operation.requestBody?.content ?? {})[0];
  const body = media
    ? fc.oneof(
        {
          weight: 12,
          arbitrary: valueFor(media[1].schema, context).map((value) => serialize(media[0], value)),
        },
        { weight: 1, arbitrary: oddTexts },
      )
    : fc.constant(undefined);
  return fc
    .tuple(
      segments,
      queryOf(
        parameters.filter((one) => one.in === 'query'),
        context,
      ),
      body,
    )
    .map(([values, query, sent]) => ({
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] || 'x')),
      query,
      body: sent,
    }));
}

function serialize(mediaType: string, value: unknown): string {
  if (mediaType === 'application/json' || typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? '';
  }
  return Object.entries(value)
    .map(([name, field]) => `${encode(name)}=${encode(field)}`)
    .join('&');
}
