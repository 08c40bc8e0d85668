import type { ContentPage } from '@ownpath/contracts/content';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findContentPage } from './content-queries.ts';

/** Region data has a few levels; deeper data is an authoring mistake. */
const MAX_DEPTH = 32;

const isLocalized = (value: object): value is Record<Locale, unknown> => {
  const keys = Object.keys(value);
  return keys.length === 2 && 'en-US' in value && 'es-US' in value;
};

function pick(value: unknown, locale: Locale, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError('content is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => pick(item, locale, depth + 1));
  if (isLocalized(value)) return pick(value[locale], locale, depth + 1);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale, depth + 1)]));
}

/** Region data in one language: every `{ "en-US": …, "es-US": … }` is replaced by the value of that locale. */
export function localize(data: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  return pick(data, locale, 0) as Record<string, unknown>;
}

type PageRequest = {
  readonly pageId: string;
  /** Regions limited to other stores are left out; without a store, all regions that are limited to stores. */
  readonly storeId?: string | undefined;
  readonly locale: Locale;
};

const ASPECTS: readonly string[] = ['pdp', 'plp'];

/** `storeIds` limits a region to stores, `restrictedStores` excludes stores. */
function isForStore(data: Readonly<Record<string, unknown>>, storeId: string | undefined): boolean {
  const { storeIds, restrictedStores } = data;
  if (Array.isArray(restrictedStores) && restrictedStores.includes(storeId)) return false;
  return !Array.isArray(storeIds) || storeIds.includes(storeId);
}

async function findPage(
  deps: Pick<Dependencies, 'database' | 'config'>,
  { pageId, storeId, locale }: PageRequest,
): Promise<ContentPage | null> {
  const page = await findContentPage(deps.database, { siteId: deps.config.siteId, id: pageId });
  if (!page) return null;
  const regions = page.regions.filter(({ data }) => isForStore(data, storeId));
  return {
    id: page.id,
    title: page.title[locale],
    description: page.description[locale],
    regions: regions.map(({ id, type, data }) => ({ id, type, data: localize(data, locale) })),
  };
}

/** @throws DomainError `ContentNotFound` */
export async function getContentPage(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: PageRequest,
): Promise<ContentPage> {
  const page = await findPage(deps, request);
  if (!page) throw new DomainError('ContentNotFound', 'There is no such page.');
  return page;
}

/**
 * The page that is assigned to a product or a category, if any.
 * @throws DomainError `NotFound` for an unknown aspect, `InvalidParameters` without an object
 */
export async function listAssignedPages(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: Omit<PageRequest, 'pageId'> & {
    readonly aspectTypeId: string;
    readonly productId?: string | undefined;
    readonly categoryId?: string | undefined;
  },
): Promise<{ data: ContentPage[] }> {
  const { aspectTypeId, productId, categoryId } = request;
  if (!ASPECTS.includes(aspectTypeId)) throw new DomainError('NotFound', 'No such aspect type.');
  const objectId = aspectTypeId === 'pdp' ? productId : categoryId;
  if (!objectId) throw new DomainError('InvalidParameters', 'Give the product or category of the aspect.');
  const page = await findPage(deps, { ...request, pageId: `${aspectTypeId}-${objectId}` });
  return { data: page ? [page] : [] };
}
