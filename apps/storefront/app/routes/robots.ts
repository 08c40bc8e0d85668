import { originContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/robots.ts';

/**
 * Addresses for the shop's own scripts. Private pages are not listed here: crawlers must read them to see
 * `noindex`.
 */
const NOT_PAGES = [
  '/mobify/',
  '/api/',
  '/suggestions',
  '/popular-searches',
  '/recommendations',
  '/saved-items',
  '/frequency',
];

/** `/robots.txt`: what crawlers must not request, and the address of the site map. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(originContext).publicUrl;
  const prefixes = new Set(['', ...context.get(siteContext).languages.map(({ prefix }) => prefix)]);
  const lines = [
    'User-agent: *',
    ...[...prefixes].flatMap((prefix) => NOT_PAGES.map((path) => `Disallow: ${prefix}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
