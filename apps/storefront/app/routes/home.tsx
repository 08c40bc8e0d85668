import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { JsonLd } from '../platform/seo/json-ld.tsx';
import { retailerData } from '../platform/seo/structured-data.ts';
import { loadContentPage } from '../regions/load-regions.server.ts';
import { Regions } from '../regions/regions.tsx';
import { useShopData, useSiteUrl } from '../shared/shopper/shop-data.ts';
import type { PageHandle } from '../shell/document-links.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadContentPage(context.get(commerceContext), context.get(sessionContext), 'home');
}

export const handle: PageHandle<unknown> = { describePage: () => ({}), isForGuests: true };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.page;
  return [
    { title: `${title} | Rowan & Co.` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}

export default memoPage(function Home({
  loaderData: { page, regions, products, offers },
}: Route.ComponentProps) {
  const siteUrl = useSiteUrl();
  const origin = useShopData()?.origin ?? '';
  return (
    <div className="pb-section">
      <JsonLd data={import.meta.env.SSR && retailerData(siteUrl, origin, page.description)} />
      <Regions regions={regions} products={products} offers={offers} />
    </div>
  );
});
