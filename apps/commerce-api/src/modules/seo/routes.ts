import {
  listSitePages as sitePagesEndpoint,
  getUrlMapping as urlMappingEndpoint,
} from '@ownpath/contracts/seo';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { getUrlMapping } from './get-url-mapping.ts';
import { listSitePages } from './list-site-pages.ts';

export function seoRoutes(deps: Dependencies): Route[] {
  return [
    route(urlMappingEndpoint, (call) => getUrlMapping(deps, call.query.urlSegment, call.locale)),
    route(sitePagesEndpoint, (call) => listSitePages(deps, call.body.kind)),
  ];
}
