import { getPage } from '@ownpath/contracts/content';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { BannerAnswer } from '../regions/page-banner.tsx';
import { PageHeadingData } from '../regions/page-heading.tsx';
import type { Route } from './+types/banner.ts';

const PAGE_ID = /^[\w-]{1,100}$/;
const STORE_ID = /^[\w-]{1,20}$/;

/** The heading of a content page, for a store where one is named: 404 without such a page, 502 when it can't be loaded. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const pageId = url.searchParams.get('page') ?? '';
  const store = url.searchParams.get('store') ?? '';
  if (!PAGE_ID.test(pageId)) return new Response(null, { status: 404 });
  try {
    const { regions } = await context.get(commerceContext).call(
      getPage,
      {
        params: { pageId },
        query: STORE_ID.test(store) ? { store } : {},
      },
      { as: 'shared' },
    );
    const heading = regions.find(({ type }) => type === 'page-heading');
    const { data: banner } = PageHeadingData.safeParse(heading?.data);
    return banner ? Response.json(banner satisfies BannerAnswer) : new Response(null, { status: 404 });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return new Response(null, { status: error.status === 404 ? 404 : 502 });
  }
}
