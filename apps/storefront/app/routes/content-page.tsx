import { data } from 'react-router';
import { loadContact } from '../features/stores/own-store.server.ts';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext, nowContext, sessionContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { contentPath } from '../platform/seo/content-pages.ts';
import { PageHead } from '../platform/seo/page-head.tsx';
import { loadContentPage } from '../regions/load-regions.server.ts';
import { RegionContactContext } from '../regions/region-context.ts';
import type { Region } from '../regions/region-schemas.server.ts';
import { Regions } from '../regions/regions.tsx';
import type { PageHandle } from '../shell/document-links.tsx';
import type { Route } from './+types/content-page.ts';

/** Whether a region renders the page's `h1`. */
function hasHeading(region: Region): boolean {
  if (region.type === 'video') return region.data.isPageTitle === true || region.data.intro !== undefined;
  return region.type === 'page-heading' || region.type === 'hero';
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  // `/page-viewer/{pageId}`, or a page's own address, whose last segment is its id.
  const pageId = params.pageId ?? url.pathname.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    const commerce = context.get(commerceContext);
    const session = context.get(sessionContext);
    const loaded = await loadContentPage(commerce, session, pageId);
    if (loaded.regions.length === 0) throw data(null, { status: 404 });
    const isContact = loaded.regions.some(({ type }) => type === 'contact-tiles');
    const contact = isContact ? await loadContact(commerce, session, context.get(nowContext)) : null;
    return { ...loaded, contact, path: contentPath(pageId) };
  } catch (error) {
    if (isCommerceError(error, 'ContentNotFound')) throw data(null, { status: 404 });
    throw error;
  }
}

/** One canonical address, also where the viewer shows a page that has its own. */
export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  isForGuests: true,
  describePage: ({ path }) => ({ path }),
};

export default memoPage(function ContentPage({
  loaderData: { page, regions, products, limitExamples, offers, contact },
}: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <PageHead title={page.title} description={page.description} />
      {!regions.some(hasHeading) && <h1 className="page-width pt-10 text-2xl">{page.title}</h1>}
      <RegionContactContext value={contact}>
        <Regions {...{ regions, products, limitExamples, offers }} />
      </RegionContactContext>
    </div>
  );
});
