import type { UrlMapping } from '@ownpath/contracts/seo';
import { foldText } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  findSearchRedirect,
  findUrlMapping,
  isOnlineCategory,
  isOnlineProduct,
  type UrlMappingRow,
} from './seo-queries.ts';

/** Base for resolving paths of the shop as a browser does; no real target has this origin. */
const SHOP_ORIGIN = 'https://shop.invalid';

/**
 * A redirect target that leads into the shop or to an https address, as stored; null for `//evil`, `\evil`,
 * `javascript:` and other values that a browser would resolve elsewhere.
 */
export function safeDestination(target: string): string | null {
  // Browsers remove control characters and treat a backslash as a slash (WHATWG URL standard).
  const hasTricks = [...target].some((letter) => letter <= ' ' || letter === '\\' || letter === '\u007f');
  if (target === '' || hasTricks) return null;
  if (target.startsWith('/')) {
    const url = URL.parse(target, SHOP_ORIGIN);
    return url?.origin === SHOP_ORIGIN ? target : null;
  }
  const url = URL.parse(target);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && target.toLowerCase().startsWith('https://') ? target : null;
}

type Deps = Pick<Dependencies, 'database' | 'config' | 'log'>;

const RESOURCE_TYPES = { product: 'PRODUCT', category: 'CATEGORY', content: 'CONTENT_ASSET' } as const;

/** The path alone, without slashes around it: `/rac-sofas/?x=1` is `rac-sofas`. */
function normalizeSegment(sent: string): string {
  const [path = ''] = sent.split(/[?#]/);
  return path.replace(/^\/+|\/+$/g, '');
}

/** Search words as search redirects are stored: lower case, without accents, separated by one space. */
function toPhrase(segment: string): string {
  return foldText(segment)
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

function toRedirect(deps: Deps, destinationUrl: string): UrlMapping | null {
  const safe = safeDestination(destinationUrl);
  if (safe === null) {
    deps.log.warn({ destinationUrl }, 'a redirect leads to a place that is not allowed');
    return null;
  }
  return { statusCode: 301, destinationUrl: safe, copySourceParams: false };
}

function toMapping(deps: Deps, row: UrlMappingRow): UrlMapping | null {
  const redirect = toRedirect(deps, row.destinationUrl);
  if (redirect === null || row.resourceType === 'redirect') return redirect;
  return {
    ...redirect,
    resourceType: RESOURCE_TYPES[row.resourceType],
    ...(row.resourceType === 'content' ? { resourceSubType: 'STANDARD_CONTENT_ASSET' as const } : {}),
    ...(row.resourceId === null ? {} : { resourceId: row.resourceId }),
  };
}

/** Resolves addresses without an entry, in the shop's own formats `…/{productId}[.html]` and `…/{categoryId}`. */
async function resolveByName({ database }: Deps, segment: string): Promise<UrlMapping | null> {
  const resourceId = (segment.split('/').at(-1) ?? '').replace(/\.html$/, '');
  if (await isOnlineProduct(database, resourceId)) return { resourceType: 'PRODUCT', resourceId };
  return (await isOnlineCategory(database, resourceId)) ? { resourceType: 'CATEGORY', resourceId } : null;
}

/**
 * Resolves an address: by an entry of the table, by the product or category that it names, or by a search redirect.
 * Unsafe targets (`safeDestination`) are treated as unknown.
 * @throws DomainError `SeoUrlMappingNotFound`
 */
export async function getUrlMapping(deps: Deps, sentSegment: string, locale: Locale): Promise<UrlMapping> {
  const { database, config } = deps;
  const segment = normalizeSegment(sentSegment);
  const row = await findUrlMapping(database, config.siteId, segment);
  const mapping = row ? toMapping(deps, row) : await resolveByName(deps, segment);
  if (mapping) return mapping;
  const target = await findSearchRedirect(database, config.siteId, locale, toPhrase(segment));
  const redirect = target === null ? null : toRedirect(deps, target);
  if (!redirect) throw new DomainError('SeoUrlMappingNotFound', segment);
  return redirect;
}
