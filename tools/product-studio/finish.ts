/**
 * Makes the shop's files of what Blender photographed: AVIF and WebP in two widths, named by their content, and the
 * index that says which variant has which picture. Files of pictures that were taken anew are removed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listProducts } from '../../packages/demo-data/src/catalog/index.ts';

const repository = join(import.meta.dirname, '../..');
const masters = join(import.meta.dirname, 'out/masters');
const target = join(repository, 'apps/storefront/public/pictures');
const indexFile = join(repository, 'packages/demo-data/src/pictures/pictures.json');

const WIDTHS = [400, 840] as const;
/** Most bytes of a file, by width: a tile and a product page. */
const LIMITS = { 400: 15_000, 840: 45_000 } as const;
/** From the quality that is wanted down to the lowest that is allowed: of the colours, and of WebP's transparency. */
const QUALITIES = {
  avif: [{ quality: 50 }, { quality: 44 }, { quality: 38 }, { quality: 30 }],
  webp: [
    ...[74, 66, 58, 50].map((quality) => ({ quality, alphaQuality: 80 })),
    // Many thin legs and spindles: their outlines take more than the rest.
    ...[66, 50, 34].map((quality) => ({ quality, alphaQuality: 50 })),
    { quality: 34, alphaQuality: 20 },
  ],
};
const MASTER = /^(?<variant>.+)\.(?<view>[a-z]+)\.(?<recipe>[0-9a-f]{10})\.png$/;

type Views = Record<string, { readonly recipe: string; readonly file: string }>;
type Category = { isComplete: boolean; pictures: Record<string, Views> };
type Index = { widths: readonly number[]; categories: Record<string, Category> };
type Format = keyof typeof QUALITIES;

const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const categoryOf = new Map(
  products.flatMap(({ primaryCategoryId, variants }) =>
    variants.map(({ id }) => [id, primaryCategoryId] as const),
  ),
);

function readIndex(): Index {
  if (!existsSync(indexFile)) return { widths: WIDTHS, categories: {} };
  return { ...(JSON.parse(readFileSync(indexFile, 'utf8')) as Index), widths: WIDTHS };
}

async function encode(png: Buffer, width: (typeof WIDTHS)[number], format: Format): Promise<Buffer> {
  const resized = sharp(png).resize(width, (width * 3) / 4, { kernel: 'lanczos3' });
  const sharpened = width < 800 ? resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }) : resized;
  const pixels = await sharpened.png().toBuffer();
  for (const qualities of QUALITIES[format]) {
    const image = sharp(pixels);
    const encoded =
      format === 'avif'
        ? await image.avif({ ...qualities, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
        : await image.webp({ ...qualities, effort: 4, smartSubsample: true }).toBuffer();
    if (encoded.length < LIMITS[width]) return encoded;
  }
  throw new Error(`No quality of ${format} keeps ${width} pixels under ${LIMITS[width]} bytes.`);
}

async function finish(name: string, index: Index): Promise<boolean> {
  const { variant, view, recipe } = MASTER.exec(name)?.groups ?? {};
  const category = variant === undefined ? undefined : categoryOf.get(variant);
  if (variant === undefined || view === undefined || recipe === undefined || category === undefined)
    return false;
  index.categories[category] ??= { isComplete: false, pictures: {} };
  const { pictures } = index.categories[category];
  pictures[variant] ??= {};
  const views = pictures[variant];
  if (views[view]?.recipe === recipe) return false;
  const png = readFileSync(join(masters, name));
  const file = `${variant}-${view}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}`;
  for (const width of WIDTHS) {
    for (const format of ['avif', 'webp'] as const) {
      const path = join(target, `${file}-${width}.${format}`);
      if (!existsSync(path)) writeFileSync(path, await encode(png, width, format));
    }
  }
  views[view] = { recipe, file };
  return true;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function writeIndex({ widths, categories }: Index): void {
  for (const [id, category] of Object.entries(categories)) {
    const wanted = [...categoryOf].filter(([, primary]) => primary === id).map(([variant]) => variant);
    category.isComplete = wanted.every((variant) => category.pictures[variant]?.['front'] !== undefined);
    category.pictures = sorted(category.pictures);
  }
  writeFileSync(indexFile, `${JSON.stringify({ widths, categories: sorted(categories) }, null, 2)}\n`);
}

function removeStrays({ categories }: Index): void {
  const views = Object.values(categories).flatMap(({ pictures }) => Object.values(pictures));
  const wanted = new Set(views.flatMap((view) => Object.values(view).map(({ file }) => file)));
  for (const name of readdirSync(target)) {
    if (!wanted.has(name.replace(/-\d+\.(?:avif|webp)$/, ''))) rmSync(join(target, name));
  }
}

mkdirSync(target, { recursive: true });
const index = readIndex();
let made = 0;
// fronts before second views: they are what a category waits for
const isFront = (name: string) => name.includes('.front.');
const names = existsSync(masters) ? readdirSync(masters).sort() : [];
for (const name of [...names.filter(isFront), ...names.filter((one) => !isFront(one))]) {
  if (!(await finish(name, index))) continue;
  made += 1;
  // a stop in between loses little
  if (made % 20 === 0) writeIndex(index);
}
writeIndex(index);
removeStrays(index);
const complete = Object.entries(index.categories).filter(([, { isComplete }]) => isComplete);
console.log(
  `${made} pictures finished. Complete: ${complete.map(([id]) => id).join(', ') || 'no category yet'}.`,
);
