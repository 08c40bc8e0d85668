import { getContentAsset as assetEndpoint, getPage } from '@ownpath/contracts/content';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { getContentAsset } from './get-content-asset.ts';
import { getContentPage } from './get-content-page.ts';

export function contentRoutes(deps: Dependencies): Route[] {
  return [
    route(getPage, ({ params, locale }) => getContentPage(deps, { pageId: params.pageId, locale })),
    route(assetEndpoint, ({ params, query, locale }) =>
      getContentAsset(deps, { ...params, clientId: query.client_id, locale }),
    ),
  ];
}
