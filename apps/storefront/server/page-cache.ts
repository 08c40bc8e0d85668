import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Changes } from './commerce-engine.ts';
import { decode, type Encoding, encode } from './compress.ts';

/** Bound of the memory that pages take, in bytes. */
const MAX_BYTES = 48 * 1024 * 1024;
const MAX_PAGE_BYTES = 1024 * 1024;
/** What a page takes beside its bodies: key and headers, roughly. */
const BESIDE_BYTES = 4 * 1024;

/** While changes are announced, a page is rendered anew in the background after this time, for what only time changes. */
const FRESH_MS = 60_000;
const KEPT_MS = 5 * 60_000;
/** Content that changes without an announcement is as old as the shop's other reads of it. */
const UNWATCHED_MS = 10_000;

/** What a page is rendered from. */
export type Basis = {
  /** Names of the catalogue's state in the store, and of the store and the day there alone. */
  readonly state: string;
  readonly place: string;
  /** Number of the changes of the catalogue; null when they are not announced. */
  readonly catalog: number | null;
  /** Number of the changes of content; null when they are not announced. */
  readonly content: number | null;
};

export type CachedPage = {
  /** The last one for which it is known to be current. */
  basis: Basis;
  /** Surrogate keys of what it shows; null when it may be anything. */
  readonly keys: readonly string[] | null;
  readonly status: number;
  /** Names and values in turn, without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
  readonly renderedAtMs: number;
};

/** A page as the application answered, ready to be kept. */
export async function toCachedPage(
  answer: { readonly status: number; readonly headers: readonly string[]; readonly html: string },
  { basis, keys }: Pick<CachedPage, 'basis' | 'keys'>,
  nowMs: number,
): Promise<CachedPage> {
  const { status, headers, html } = answer;
  return {
    basis,
    keys,
    status,
    headers,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodies: new Map([['gzip', await encode('gzip', Buffer.from(html))]]),
    renderedAtMs: nowMs,
  };
}

export type PageCache = {
  /** The page while nothing that it shows has changed, and whether it should be rendered anew meanwhile; null when there is none to show. */
  find(
    key: string,
    basis: Basis,
    changes: Changes | null,
  ): { readonly page: CachedPage; readonly isOld: boolean } | null;
  /** Whether there is a page, current or not. */
  has(key: string): boolean;
  keep(key: string, page: CachedPage): void;
  /** The page in an encoding, kept with it; `identity` is decoded each time. */
  bodyOf(key: string, page: CachedPage, encoding: Encoding | 'identity'): Buffer | Promise<Buffer>;
};

/** Pages that are the same for many, within a bound of memory; the least recently shown goes first. */
export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_PAGE_BYTES,
    sizeCalculation: ({ bodies }) =>
      [...bodies.values()].reduce((sum, body) => sum + body.byteLength, BESIDE_BYTES),
  });

  return {
    find(key, basis, changes) {
      const page = pages.get(key);
      if (!page || !isCurrent(page, basis, changes)) return null;
      // The state stays that of before it was rendered: a later one may know of changes that this page does not.
      if (page.basis.catalog !== basis.catalog) page.basis = { ...page.basis, catalog: basis.catalog };
      const ageMs = now() - page.renderedAtMs;
      if (basis.content === null) return ageMs < UNWATCHED_MS ? { page, isOld: false } : null;
      return ageMs < KEPT_MS ? { page, isOld: ageMs >= FRESH_MS } : null;
    },

    has: (key) => pages.has(key),
    keep: (key, page) => void pages.set(key, page),

    bodyOf(key, page, encoding) {
      if (encoding === 'identity') return decodeBody(page);
      const known = page.bodies.get(encoding);
      if (known) return known;
      return decodeBody(page)
        .then((whole) => encode(encoding, whole))
        .then((body) => {
          page.bodies.set(encoding, body);
          if (pages.peek(key) === page) pages.set(key, page);
          return body;
        });
    },
  };
}

/** Nothing that the page shows has changed since it was known to be current. */
function isCurrent({ keys, basis: known }: CachedPage, basis: Basis, changes: Changes | null): boolean {
  if (known.place !== basis.place || known.content !== basis.content) return false;
  const { state, catalog } = known;
  if (changes === null || catalog === null) return catalog === basis.catalog && state === basis.state;
  if (catalog === changes.catalog) return true;
  // The state was asked for since a change that may concern any page.
  if (changes.whole > catalog && state !== basis.state) return false;
  if (keys === null) return changes.whole === changes.catalog;
  return !changes.hasChanged(keys, catalog);
}

async function decodeBody({ bodies }: CachedPage): Promise<Buffer> {
  const [first] = bodies;
  if (!first) throw new Error('a page has a body in one encoding at least');
  return decode(...first);
}
