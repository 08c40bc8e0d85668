import {
  getContentAsset as assetEndpoint,
  getContent as contentEndpoint,
  getPage,
  getPages,
} from '@ownpath/contracts/content';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { getContent, getContentAsset } from './get-content-asset.ts';
import { getContentPage, listAssignedPages } from './get-content-page.ts';

export function contentRoutes(deps: Dependencies): Route[] {
  return [
    route(getPage, ({ params, query, locale }) =>
      getContentPage(deps, { pageId: params.pageId, storeId: query.store, locale }),
    ),
    route(getPages, ({ query, locale }) =>
      listAssignedPages(deps, { ...query, storeId: query.store, locale }),
    ),
    route(contentEndpoint, ({ params, locale }) => getContent(deps, { contentId: params.contentId, locale })),
    route(assetEndpoint, ({ params, query, locale }) =>
      getContentAsset(deps, { ...params, clientId: query.client_id, locale }),
    ),
  ];
}
