import { drawArt } from '../features/drawings/draw-art.ts';
import type { Hex } from '../features/drawings/pen.ts';
import type { Route } from './+types/art.ts';

const COLOR = /^[0-9a-f]{6}$/i;

/** `/art/{key}/default.svg` and `/art/{key}/{rrggbb}.svg`: drawings of products, in any colour. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = pictureOf(params['*']);
  if (!svg) return new Response('Not found', { status: 404 });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' },
  });
}

function pictureOf(path: string): string | null {
  if (!path.endsWith('.svg')) return null;
  const [key = '', color = 'default', ...rest] = path.slice(0, -'.svg'.length).split('/');
  const isDefault = color === 'default';
  if (rest.length > 0 || !(isDefault || COLOR.test(color))) return null;
  const hex: Hex | null = isDefault ? null : `#${color.toLowerCase()}`;
  return drawArt(key, hex);
}
