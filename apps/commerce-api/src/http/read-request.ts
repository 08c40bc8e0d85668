import type { BodyType } from '@ownpath/contracts/wire';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { assertShallow, MAX_JSON_DEPTH } from './json-depth.ts';

/** Longest path and query of a request, in characters. */
export const MAX_URL_LENGTH = 8192;

/**
 * The query as contracts parse it. A name sent more than once becomes a list, as documented for `refine`; a
 * contract that expects one value rejects the list, so that no two parsers can pick different ones.
 */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** True when any text in a value, or any name, holds the character that PostgreSQL can't store. */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, child]) => key.includes('\0') || containsNul(child));
}

/** Path parameters, query or body by their schema. @throws DomainError `InvalidParameters` with the wrong fields */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown, part: string): z.output<S> {
  assertShallow(value, part);
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

/** Largest request body, in bytes, of a call that names no other. */
const MAX_BODY_BYTES = 1024 * 1024;

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new DomainError('PayloadTooLarge', `The body is larger than ${maxBytes} bytes.`);
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('MalformedJson', 'The body is not UTF-8.');
  }
}

function assertMediaType(request: Request, expected: BodyType): void {
  const [mediaType = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  if (mediaType !== expected || !isUtf8) {
    throw new DomainError('UnsupportedMediaType', `Send ${expected} in UTF-8.`);
  }
}

/** Checks the depth and removes `__proto__`, which would set the prototype of a careless copy. */
function cleanJson(value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depthLeft === 0) throw new DomainError('BadRequest', 'The body is nested too deeply.');
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const child of Object.values(value)) cleanJson(child, depthLeft - 1);
}

/** The body as JSON or form fields; undefined when empty. */
export async function readBody(
  request: Request,
  expected: BodyType,
  maxBytes = MAX_BODY_BYTES,
): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return undefined;
  assertMediaType(request, expected);
  const text = decodeText(bytes);
  if (expected === 'application/x-www-form-urlencoded') return readQuery(new URLSearchParams(text));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DomainError('MalformedJson', 'The body is not valid JSON.');
  }
  cleanJson(value, MAX_JSON_DEPTH);
  return value;
}
