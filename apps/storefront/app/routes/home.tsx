import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { loadContentPage } from '../regions/load-regions.server.ts';
import { Regions } from '../regions/regions.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadContentPage(context.get(commerceContext), context.get(sessionContext), 'home');
}

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

export default function Home({ loaderData: { regions, products, offers } }: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <Regions regions={regions} products={products} offers={offers} />
    </div>
  );
}
