import { data } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { PageHead } from '../platform/seo/page-head.tsx';
import { loadContentPage } from '../regions/load-regions.server.ts';
import { Regions } from '../regions/regions.tsx';
import type { PageHandle } from '../shell/document-links.tsx';
import type { Route } from './+types/your-video.ts';

const PAGE = 'your_video';

/**
 * `/your_video` and `/yv`: a player with a film of its own, or with that of another page, which `?id=` names. So a
 * letter or a text message can lead to a film and nothing else.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [commerce, session] = [context.get(commerceContext), context.get(sessionContext)];
  const id = url.searchParams.get('id') || PAGE;
  try {
    const frame = await loadContentPage(commerce, session, PAGE);
    const owner = id === PAGE ? frame : await loadContentPage(commerce, session, id);
    const film = owner.regions.find(({ type }) => type === 'video');
    if (film?.type !== 'video') throw data(null, { status: 404 });
    return {
      ...frame,
      title: film.data.title,
      still: film.data.film?.poster.src ?? null,
      description: owner.page.description,
      regions: frame.regions.map((region) =>
        region.type === 'video' ? { ...film, data: { ...film.data, isPageTitle: true } } : region,
      ),
    };
  } catch (error) {
    if (isCommerceError(error, 'ContentNotFound')) throw data(null, { status: 404 });
    throw error;
  }
}

/** One canonical address for both, and the film's still for link previews. */
export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  describePage: ({ still }) => ({ path: '/your_video', picture: still }),
};

export default function YourVideoPage({
  loaderData: { title, description, regions, products, offers },
}: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <PageHead title={title} description={description} />
      <Regions regions={regions} products={products} offers={offers} />
    </div>
  );
}
