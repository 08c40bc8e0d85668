import { z } from 'zod';
import { defineEndpoint, OrganizationParams, ReadableText, readableItems, SiteQuery } from '../wire/index.ts';

/** Object types that pages can be assigned to. */
export const AspectType = z.enum(['pdp', 'plp']);

/** A region of a content page; `data` is read by the storefront's region registry. */
export const ContentRegion = z.object({
  id: z.string(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type ContentRegion = z.infer<typeof ContentRegion>;

export const ContentPage = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  regions: z.array(ContentRegion),
});
export type ContentPage = z.infer<typeof ContentPage>;

const WireComponent = z.looseObject({
  id: z.string(),
  typeId: z.string(),
  data: z.record(z.string(), z.unknown()),
});
const WirePage = z.looseObject({
  id: z.string(),
  typeId: z.string(),
  name: z.string(),
  pageTitle: z.string(),
  pageDescription: z.string(),
  visible: z.boolean().optional(),
  localized: z.boolean().optional(),
  regions: z.array(z.looseObject({ id: z.string(), components: z.array(WireComponent) })),
});

/** Fields that a client requires: a page's id, and a component's type and data. */
const ReadPage = z.object({
  id: z.string(),
  pageTitle: ReadableText,
  pageDescription: ReadableText,
  regions: readableItems(
    z.object({
      components: readableItems(
        z.object({ id: z.string(), typeId: z.string(), data: z.record(z.string(), z.unknown()).catch({}) }),
      ),
    }),
  ),
});
type ReadPage = z.output<typeof ReadPage>;

function fromWire(wire: ReadPage): ContentPage {
  return {
    id: wire.id,
    title: wire.pageTitle,
    description: wire.pageDescription,
    regions: wire.regions.flatMap((region) =>
      region.components.map(({ id, typeId, data }) => ({ id, type: typeId, data })),
    ),
  };
}

/** Documented page (Shopper Experience v1): one region `main` whose components are our regions. */
export const ContentPageCodec = z.codec(WirePage, ContentPage, {
  decode: fromWire,
  encode: (page): z.output<typeof WirePage> => ({
    id: page.id,
    typeId: 'storePage',
    name: page.title,
    pageTitle: page.title,
    pageDescription: page.description,
    visible: true,
    localized: true,
    regions: [
      {
        id: 'main',
        components: page.regions.map(({ id, type, data }) => ({
          id,
          typeId: type,
          data,
          visible: true,
          localized: true,
        })),
      },
    ],
  }),
});

/** A page of any tenant, in the form of the region registry. */
export const ContentPageReading = ReadPage.transform(fromWire);

const pagesPath = '/experience/shopper-experience/v1/organizations/{organizationId}/pages';

/**
 * `store` is the parameter of specification section 7: regions limited to other stores are left out. The documented
 * `aspectAttributes` and `parameters` are accepted and ignored.
 */
export const getPage = defineEndpoint({
  id: 'getPage',
  summary: 'A content page in the shopper’s language',
  method: 'GET',
  path: `${pagesPath}/{pageId}`,
  params: OrganizationParams.extend({ pageId: z.string().min(1).max(100) }),
  query: SiteQuery.extend({ store: z.string().max(20).optional() }),
  response: ContentPageCodec,
  reading: ContentPageReading,
});

/** Pages assigned to a product (aspect `pdp`) or a category (`plp`), with the id `pdp-{id}` or `plp-{id}`. */
export const getPages = defineEndpoint({
  id: 'getPages',
  summary: 'Content pages of a product or a category',
  method: 'GET',
  path: pagesPath,
  query: SiteQuery.extend({
    aspectTypeId: z.string().min(1).max(256),
    productId: z.string().max(100).optional(),
    categoryId: z.string().max(256).optional(),
    store: z.string().max(20).optional(),
  }),
  response: z.object({ data: z.array(ContentPageCodec) }),
  reading: z.object({ data: readableItems(ContentPageReading) }),
});

const ContentAsset = z.looseObject({ id: z.string(), name: z.string(), c_body: z.string() });

/** An asset without a body shows nothing. */
const ContentAssetReading = z.object({ id: ReadableText, name: ReadableText, c_body: ReadableText });

/** The OCAPI content asset call (v22_8). */
export const getContentAsset = defineEndpoint({
  id: 'getContentAsset',
  summary: 'A content asset by id',
  method: 'GET',
  path: '/s/{siteId}/dw/shop/v22_8/content/{contentId}',
  access: 'public',
  params: z.object({ siteId: z.string(), contentId: z.string().max(100) }),
  query: z.object({ client_id: z.string(), locale: z.string().optional() }),
  response: ContentAsset,
  reading: ContentAssetReading,
});

/** The same asset by Shopper Experience. */
export const getContent = defineEndpoint({
  id: 'getContent',
  summary: 'A content asset by id, for signed-in and guest shoppers',
  method: 'GET',
  path: '/experience/shopper-experience/v1/organizations/{organizationId}/contents/{contentId}',
  params: OrganizationParams.extend({ contentId: z.string().min(1).max(100) }),
  response: ContentAsset,
  reading: ContentAssetReading,
});
