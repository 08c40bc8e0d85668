import type { BodyType } from '@ownpath/contracts/wire';
import { DomainError } from '../domain-error.ts';
import { readQuery } from './read-query.ts';

/** Largest body of a call, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Deepest nesting of a JSON body. */
const MAX_JSON_DEPTH = 32;

async function readBytes(request: Request): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw new DomainError('PayloadTooLarge', 'The body is larger than 1 MB.');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new DomainError('PayloadTooLarge', 'The body is larger than 1 MB.');
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

/** Checks the depth and takes `__proto__` out, which no contract names and a careless copy would follow. */
function cleanJson(value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depthLeft === 0) throw new DomainError('BadRequest', 'The body is nested too deeply.');
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const child of Object.values(value)) cleanJson(child, depthLeft - 1);
}

/** The body as JSON or form fields; undefined when empty. */
export async function readBody(request: Request, expected: BodyType): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await readBytes(request);
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
