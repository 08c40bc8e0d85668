import { commerceContext, originContext } from '../../platform/load-context.server.ts';
import { PAGES_PER_FILE, sitemapIndexXml } from '../../platform/seo/sitemap.ts';
import { listSitemapPaths, SITEMAP_KINDS } from '../sitemap/list-paths.server.ts';
import type { Route } from './+types/route.ts';

/** `/sitemap.xml`: the files of the site map, by kind of page; each holds all languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const { origin } = context.get(originContext).publicUrl;
  const files = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const paths = await listSitemapPaths(commerce, kind);
      const count = Math.ceil(paths.length / PAGES_PER_FILE);
      return Array.from({ length: count }, (_, index) => `${origin}/sitemap/${kind}-${index + 1}.xml`);
    }),
  );
  return new Response(sitemapIndexXml(files.flat()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
