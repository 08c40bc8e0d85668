import { LRUCache } from 'lru-cache';
import type { matchRoutes, ServerBuild } from 'react-router';
import { remembered } from './remembered.ts';

/** Largest form of a page that names no other, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Longer paths are no page's, and would fill the cache. */
const MAX_KEPT_LENGTH = 200;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** True for a page whose forms hold files. */
export const takesFiles = (address: Address | null): boolean => (address?.maxFormBytes ?? 0) > MAX_BODY_BYTES;

type RouteNode = { id: string; path?: string; index?: boolean; children?: RouteNode[] };

/** What an address of the shop takes; null when no route has it. */
export type Address = {
  readonly methods: readonly string[];
  readonly isPage: boolean;
  readonly maxFormBytes: number;
  /** The page is the same for all guests of a store. */
  readonly isForGuests: boolean;
  /** The route's own and those around it, the outermost first. */
  readonly routeIds: readonly string[];
};

/** Finds what an address takes, from the routes' loaders and actions. */
export function createAddressReader(
  build: ServerBuild,
  match: typeof matchRoutes,
): (pathname: string, prefix: string) => Address | null {
  const tree = childrenOf(build, undefined);
  const find = (pathname: string, prefix: string): Address | null => {
    const matches = match(tree as Parameters<typeof match>[0], pathname, prefix || '/') ?? [];
    const found = matches.at(-1)?.route;
    const module = found?.id === undefined ? undefined : build.routes[found.id]?.module;
    if (!module || found?.path === '*') return null;
    const isPage = module.default !== undefined;
    const reads = isPage || module.loader !== undefined;
    return {
      isPage,
      maxFormBytes: maxFormBytesOf(module.handle),
      isForGuests: isForGuests(module.handle),
      routeIds: matches.map(({ route }) => route.id ?? ''),
      methods: [...(reads ? ['GET', 'HEAD'] : []), ...(module.action ? ['POST'] : []), 'OPTIONS'],
    };
  };
  // The router's function prepares all routes anew at each call, which takes a millisecond.
  type Found = { readonly address: Address | null };
  const addresses = new LRUCache<string, Found>({ max: 2_000 });
  return (pathname, prefix) => {
    if (pathname.length > MAX_KEPT_LENGTH) return find(pathname, prefix);
    return remembered(addresses, pathname, () => ({ address: find(pathname, prefix) })).address;
  };
}

/** A page that takes files says so in its handle. */
function maxFormBytesOf(handle: unknown): number {
  const isNamed = typeof handle === 'object' && handle !== null && 'maxFormBytes' in handle;
  return isNamed && typeof handle.maxFormBytes === 'number' ? handle.maxFormBytes : MAX_BODY_BYTES;
}

function isForGuests(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'isForGuests' in handle && handle.isForGuests === true
  );
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteNode[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      ...(route?.path === undefined ? {} : { path: route.path }),
      ...(route?.index ? { index: true } : { children: childrenOf(build, route?.id) }),
    }));
}

type Checked = { readonly request: Request } | { readonly status: 400 | 413 | 415 };

/** The form with its body in memory, or why it is refused. */
export async function readForm(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Checked> {
  const type = request.headers.get('Content-Type') ?? '';
  const mediaType = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!FORM_TYPES.includes(mediaType)) return { status: 415 };
  const body = await readBody(request, maxBytes);
  if (body === null) return { status: 413 };
  // A page that takes files reads them once, and checks them itself.
  const isChecked = maxBytes <= MAX_BODY_BYTES && mediaType === 'multipart/form-data';
  if (isChecked && !(await isForm(body, type))) return { status: 400 };
  const { url, method, headers, signal } = request;
  return { request: new Request(url, { method, headers, signal, body }) };
}

/** Null when it is too large; the rest of it is not read. */
async function readBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function isForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  return new Response(body, { headers: { 'Content-Type': type } }).formData().then(
    () => true,
    () => false,
  );
}
