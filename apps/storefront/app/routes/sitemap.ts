import { listSitePages, SitePageKind } from '@ownpath/contracts/seo';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { commerceContext, originContext, siteContext } from '../platform/load-context.server.ts';
import { contentPaths, PAGES_PER_FILE, sitemapIndexXml, sitemapXml } from '../platform/seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

const KINDS = [...SitePageKind.options, 'content'] as const;
const FILE = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,3})\.xml$/;

/** `/sitemap.xml` lists the files of the site map; `/sitemap/products-1.xml` is one of them, in all languages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const xml = await (params.file === undefined ? writeIndex(context) : writeFile(context, params.file));
  if (xml === null) return new Response('Not found', { status: 404 });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

type Context = Route.LoaderArgs['context'];

async function writeIndex(context: Context): Promise<string> {
  const { origin } = context.get(originContext).publicUrl;
  const files = await Promise.all(
    KINDS.map(async (kind) => {
      const paths = await listPaths(context.get(commerceContext), kind);
      const count = Math.ceil(paths.length / PAGES_PER_FILE);
      return Array.from({ length: count }, (_, index) => `${origin}/sitemap/${kind}-${index + 1}.xml`);
    }),
  );
  return sitemapIndexXml(files.flat());
}

async function writeFile(context: Context, file: string): Promise<string | null> {
  const { kind, number } = FILE.exec(file)?.groups ?? {};
  const known = KINDS.find((name) => name === kind);
  if (!known) return null;
  const paths = await listPaths(context.get(commerceContext), known);
  const start = (Number(number) - 1) * PAGES_PER_FILE;
  const listed = paths.slice(start, start + PAGES_PER_FILE);
  if (listed.length === 0) return null;
  const { languages, prefix, defaultLocale } = context.get(siteContext);
  const { origin } = context.get(originContext).publicUrl;
  return sitemapXml(listed, { origin, languages, prefix, defaultLocale });
}

async function listPaths(commerce: CommerceClient, kind: (typeof KINDS)[number]): Promise<readonly string[]> {
  if (kind === 'content') return contentPaths;
  const { paths } = await commerce.call(listSitePages, { body: { kind } }, { as: 'shared' });
  return paths;
}
