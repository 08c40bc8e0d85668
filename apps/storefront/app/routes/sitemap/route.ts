import { commerceContext, originContext, siteContext } from '../../platform/load-context.server.ts';
import { PAGES_PER_FILE, sitemapXml } from '../../platform/seo/sitemap.ts';
import type { Route } from './+types/route.ts';
import { listSitemapPaths, SITEMAP_KINDS } from './list-paths.server.ts';

const FILE = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,3})\.xml$/;

/** `/sitemap/products-1.xml`: one file of the site map, in all languages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, number } = FILE.exec(params.file)?.groups ?? {};
  const known = SITEMAP_KINDS.find((name) => name === kind);
  if (!known) return new Response('Not found', { status: 404 });
  const paths = await listSitemapPaths(context.get(commerceContext), known);
  const start = (Number(number) - 1) * PAGES_PER_FILE;
  const shown = paths.slice(start, start + PAGES_PER_FILE);
  if (shown.length === 0) return new Response('Not found', { status: 404 });
  const { languages, prefix, defaultLocale } = context.get(siteContext);
  const xml = sitemapXml(shown, {
    origin: context.get(originContext).publicUrl.origin,
    languages,
    prefix,
    defaultLocale,
  });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
