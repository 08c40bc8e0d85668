import { DomainError } from '../domain-error.ts';

/** Largest body of a call, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Deepest nesting of a JSON body. */
const MAX_JSON_DEPTH = 32;

async function readText(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw new DomainError('PayloadTooLarge', 'The body is larger than 1 MB.');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new DomainError('PayloadTooLarge', 'The body is larger than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  return Object.values(value).some((child) => isDeeperThan(child, limit - 1));
}

/** The body as JSON or form fields; undefined when empty. */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await readText(request);
  if (text === '') return undefined;
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (mediaType !== 'application/json') {
    throw new DomainError('UnsupportedMediaType', 'Send application/json.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DomainError('MalformedJson', 'The body is not valid JSON.');
  }
  if (isDeeperThan(value, MAX_JSON_DEPTH))
    throw new DomainError('BadRequest', 'The body is nested too deeply.');
  return value;
}
