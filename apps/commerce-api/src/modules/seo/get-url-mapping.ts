import type { UrlMapping } from '@ownpath/contracts/seo';
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

/** Where a browser would resolve a path of the shop to; any origin that no target can name. */
const SHOP_ORIGIN = 'https://shop.invalid';

/**
 * A redirect target that leads into the shop or to an https address, as stored; null for `//evil`, `\evil`,
 * `javascript:` and whatever else a browser would read as another place.
 */
export function safeDestination(target: string): string | null {
  // Browsers drop control characters and take a backslash for a slash before they read an address.
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

/** Words as search redirects are kept: lower case, without accents, one space between them. */
function toPhrase(segment: string): string {
  const plain = segment.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[-_+\s]+/g, ' ').trim();
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

/** Addresses of the shop's own form, `…/{productId}[.html]` and `…/{categoryId}`, without an entry of their own. */
async function resolveByName({ database }: Deps, segment: string): Promise<UrlMapping | null> {
  const resourceId = (segment.split('/').at(-1) ?? '').replace(/\.html$/, '');
  if (await isOnlineProduct(database, resourceId)) return { resourceType: 'PRODUCT', resourceId };
  return (await isOnlineCategory(database, resourceId)) ? { resourceType: 'CATEGORY', resourceId } : null;
}

/**
 * What an address stands for: an entry of the table, a product or category that it names, or the page to which a
 * search for these words leads. Targets that leave the shop by a trick are not told.
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
