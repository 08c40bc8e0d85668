import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { contentPath } from './platform/seo/content-pages.ts';
import { isPrivatePath } from './platform/seo/private-paths.ts';
import { contentPaths } from './platform/seo/sitemap.ts';
import routes from './routes.ts';

const SIGNED_IN = 'routes/signed-in.tsx';
/** Below these paths the API lists the pages, or the content names them. */
const LISTED_BELOW = /^\/(?:p|c|find-your-store\/storeid|page-viewer)\//;
/** Second addresses: their pages name the first one as canonical. */
const SECOND_ADDRESSES = [
  ['/rac-brands', '/shop-by-brand'],
  ['/store-locator', '/find-a-store'],
  ['/yv', '/your_video'],
  ['/product/:productId', '/p/'],
  ['/category/:categoryId', '/c/'],
] as const;

type Page = { readonly path: string; readonly file: string };

const pagesOf = ({ path, index, file, children }: RouteConfigEntry): Page[] => [
  ...(index || path ? [{ path: `/${path ?? ''}`, file }] : []),
  ...(file === SIGNED_IN ? [] : (children ?? []).flatMap(pagesOf)),
];
const isDocument = ({ path, file }: Page) =>
  file.endsWith('.tsx') && path !== '/*' && !path.startsWith('/dev/');
const read = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
const pages = (await routes).flatMap(pagesOf).filter(isDocument);

test('every public page is in the site map, or kept out of search engines on purpose', () => {
  expect(pages.length).toBeGreaterThan(50);
  const second = new Set<string>(SECOND_ADDRESSES.map(([path]) => path));
  const forgotten = pages.filter(
    ({ path, file }) =>
      !(contentPaths.includes(path) || LISTED_BELOW.test(path) || isPrivatePath(path) || second.has(path)) &&
      !/name[:=] ?['"]robots['"],? content[:=] ?['"]noindex['"]/.test(read(file)),
  );
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});

test('the site map names each page once, by an address that has a route, and none that is hidden', () => {
  expect(new Set(contentPaths).size).toBe(contentPaths.length);
  const known = new Set(pages.map(({ path }) => path));
  for (const path of contentPaths) {
    expect([path, known.has(path.replace(/^\/page-viewer\/.+/, '/page-viewer/:pageId'))]).toEqual([
      path,
      true,
    ]);
    expect([path, isPrivatePath(path)]).toEqual([path, false]);
  }
});

test.each(SECOND_ADDRESSES)('%s is a second address of %s…', (path, first) => {
  const page = pages.find((candidate) => candidate.path === path);
  expect(read(page?.file ?? '')).toMatch(/describePage:/);
  expect(contentPaths.includes(first) || LISTED_BELOW.test(`${first}x`)).toBe(true);
});

test.each([
  ['faqs', '/faqs'],
  ['home', '/'],
  ['your_video', '/your_video'],
  ['cookie-policy', '/page-viewer/cookie-policy'],
])('the content page %s stands at %s', (pageId, path) => expect(contentPath(pageId)).toBe(path));
