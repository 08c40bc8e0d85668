/**
 * Makes the shop's files of what Blender photographed: AVIF and WebP in two widths, named by their content, and the
 * index that says which variant has which picture. Masters that are no longer wanted by a table are left out.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const repository = join(import.meta.dirname, '../..');
const masters = join(import.meta.dirname, 'out/masters');
const target = join(repository, 'apps/storefront/public/pictures');
const indexFile = join(repository, 'packages/demo-data/src/pictures/pictures.json');

const WIDTHS = [400, 840] as const;
/** Most bytes of a file, by width: a tile and a product page. */
const LIMITS = { 400: 15_000, 840: 45_000 } as const;
/** From the quality that is wanted down to the lowest that is allowed. */
const QUALITIES = { avif: [50, 44, 38], webp: [74, 66, 58] } as const;
const MASTER = /^(?<variant>.+)\.(?<view>[a-z]+)\.(?<recipe>[0-9a-f]{10})\.png$/;

type Picture = { readonly recipe: string; readonly file: string };
type Index = { widths: readonly number[]; aspect: string; pictures: Record<string, Record<string, Picture>> };

function readIndex(): Index {
  const empty: Index = { widths: WIDTHS, aspect: '4 / 3', pictures: {} };
  return existsSync(indexFile) ? { ...empty, ...(JSON.parse(readFileSync(indexFile, 'utf8')) as Index) } : empty;
}

async function encode(png: Buffer, width: (typeof WIDTHS)[number], format: 'avif' | 'webp'): Promise<Buffer> {
  const resized = sharp(png).resize(width, (width * 3) / 4, { kernel: 'lanczos3' });
  const sharpened = width < 800 ? resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }) : resized;
  const pixels = await sharpened.png().toBuffer();
  let smallest: Buffer | null = null;
  for (const quality of QUALITIES[format]) {
    const image = sharp(pixels);
    const encoded =
      format === 'avif'
        ? await image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer()
        : await image.webp({ quality, alphaQuality: 80, effort: 5, smartSubsample: true }).toBuffer();
    smallest = encoded;
    if (encoded.length < LIMITS[width]) break;
  }
  if (smallest === null || smallest.length >= LIMITS[width]) console.warn(`over ${LIMITS[width]} bytes: ${format} ${width}`);
  return smallest ?? Buffer.alloc(0);
}

async function finish(name: string, index: Index): Promise<boolean> {
  const { variant, view, recipe } = MASTER.exec(name)?.groups ?? {};
  if (variant === undefined || view === undefined || recipe === undefined) return false;
  if (index.pictures[variant]?.[view]?.recipe === recipe) return false;
  const png = readFileSync(join(masters, name));
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  const file = `${variant}-${view}-${digest}`;
  for (const width of WIDTHS) {
    for (const format of ['avif', 'webp'] as const) {
      writeFileSync(join(target, `${file}-${width}.${format}`), await encode(png, width, format));
    }
  }
  index.pictures[variant] = { ...index.pictures[variant], [view]: { recipe, file } };
  return true;
}

function writeIndex(index: Index): void {
  const pictures = Object.fromEntries(
    Object.entries(index.pictures)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([variant, views]) => [variant, Object.fromEntries(Object.entries(views).sort())]),
  );
  writeFileSync(indexFile, `${JSON.stringify({ ...index, pictures }, null, 2)}\n`);
}

/** Files of pictures that were taken anew. */
function removeStrays(index: Index): void {
  const wanted = new Set(Object.values(index.pictures).flatMap((views) => Object.values(views).map(({ file }) => file)));
  for (const name of readdirSync(target)) {
    if (!wanted.has(name.replace(/-\d+\.(avif|webp)$/, ''))) rmSync(join(target, name));
  }
}

mkdirSync(target, { recursive: true });
mkdirSync(join(indexFile, '..'), { recursive: true });
const only = process.argv[2];
const index = readIndex();
let made = 0;
for (const name of existsSync(masters) ? readdirSync(masters).sort() : []) {
  if (only !== undefined && !name.startsWith(only)) continue;
  if (await finish(name, index)) made += 1;
}
writeIndex(index);
removeStrays(index);
console.log(`${made} pictures finished, ${Object.keys(index.pictures).length} variants have one.`);
