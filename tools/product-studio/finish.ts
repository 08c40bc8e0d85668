/**
 * Makes the shop's files of what Blender photographed: AVIF and WebP in two widths, named by their content, and the
 * index that says which variant has which picture. Files of pictures that were taken anew are removed.
 *
 *     node finish.ts [--again PATTERN]   also those whose master's name fits, though they are finished
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listProducts } from '../../packages/demo-data/src/catalog/index.ts';
import { type AlphaSteps, simplifyAlpha } from './alpha.ts';

const repository = join(import.meta.dirname, '../..');
const masters = join(import.meta.dirname, 'out/masters');
const target = join(repository, 'packages/demo-pictures/products');
const indexFile = join(repository, 'packages/demo-data/src/pictures/pictures.json');

const again = process.argv[2] === '--again' ? new RegExp(process.argv[3] ?? '^$') : null;
/** Part of each file's name, as its content depends on it; raise it when encoding changes. */
const ENCODING = '2';
const WIDTHS = [400, 840] as const;
/** Most bytes of a file, by width: a tile and a product page. Close-ups, of which there are many, have less. */
const LIMITS = { 400: 15_000, 840: 45_000 } as const;
const CLOSEUP_LIMITS = { 400: 8_000, 840: 24_000 } as const;
/** From the quality that is wanted down to the lowest that is allowed. */
const QUALITIES = {
  avif: [{ quality: 50 }, { quality: 44 }, { quality: 38 }, { quality: 30 }],
  webp: [
    ...[74, 66, 58, 50].map((quality) => ({ quality, alphaQuality: 80 })),
    // Many thin legs and spindles: their outlines take more than the rest.
    { quality: 66, alpha: { outline: 28, shadow: 4 } },
    { quality: 50, alpha: { outline: 28, shadow: 4 } },
    { quality: 34, alpha: { outline: 42, shadow: 6 } },
    { quality: 22, alpha: { outline: 64, shadow: 6 } },
    { quality: 12, alpha: { outline: 84, shadow: 8 } },
  ],
} as const satisfies Record<string, readonly Quality[]>;
const MASTER = /^(?<variant>.+)\.(?<view>[a-z]+)\.(?<recipe>[0-9a-f]{10})\.png$/;

type Views = Record<string, Picture>;
type Category = { isComplete: boolean; pictures: Record<string, Views> };
type Picture = { readonly recipe: string; readonly file: string };
type Detail = Picture & { readonly kind: string; readonly variants: readonly string[] };
type Wear = { families: readonly string[]; surface: string; grades: Record<string, Picture> };
type Index = {
  widths: readonly number[];
  categories: Record<string, Category>;
  details: Record<string, Detail>;
  wear: Record<string, Wear>;
};
/** What the tables say of a close-up: of a material whose it is, of a condition which goods it stands for. */
type CloseUp = {
  readonly kind?: string;
  readonly variants?: readonly string[];
  readonly families?: readonly string[];
  readonly surface?: string;
};
type Quality = { readonly quality: number; readonly alphaQuality?: number; readonly alpha?: AlphaSteps };
type Format = keyof typeof QUALITIES;

const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const categoryOf = new Map(
  products.flatMap(({ primaryCategoryId, variants }) =>
    variants.map(({ id }) => [id, primaryCategoryId] as const),
  ),
);

/** By id and recipe, as their masters are called. */
const closeUps = JSON.parse(
  execFileSync(
    '/usr/bin/python3',
    [
      '-c',
      'import sys, json; sys.path.insert(0, "."); import catalog\n' +
        'print(json.dumps({f"{j.id}.{j.recipe}": j.closeup for j in catalog.list_jobs() if j.closeup}))',
    ],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  ),
) as Readonly<Record<string, CloseUp>>;

function readIndex(): Index {
  const empty = { categories: {}, details: {}, wear: {} };
  if (!existsSync(indexFile)) return { ...empty, widths: WIDTHS };
  return { ...empty, ...(JSON.parse(readFileSync(indexFile, 'utf8')) as Index), widths: WIDTHS };
}

async function encode(
  png: Buffer,
  width: (typeof WIDTHS)[number],
  format: Format,
  limit: number,
): Promise<Buffer> {
  const resized = sharp(png).resize(width, (width * 3) / 4, { kernel: 'lanczos3' });
  const sharpened = width < 800 ? resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }) : resized;
  const { data, info } = await sharpened.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const qualities: readonly Quality[] = QUALITIES[format];
  for (const { alpha, ...quality } of qualities) {
    const pixels = alpha ? simplifyAlpha({ data, width: info.width, height: info.height }, alpha) : data;
    const image = sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } });
    const encoded =
      format === 'avif'
        ? await image.avif({ ...quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
        : await image.webp({ alphaQuality: 100, ...quality, effort: 4, smartSubsample: true }).toBuffer();
    if (encoded.length < limit) return encoded;
  }
  throw new Error(`No quality of ${format} keeps ${width} pixels under ${limit} bytes.`);
}

/** True when the picture is finished by the same recipe, and not wanted again. */
function isFinished(picture: Picture | undefined, recipe: string, master: string): picture is Picture {
  return picture?.recipe === recipe && again?.test(master) !== true;
}

/** @returns the name of the picture's files, without width and format */
async function encodeAll(
  master: string,
  name: string,
  limits: Readonly<Record<400 | 840, number>>,
): Promise<string> {
  const png = readFileSync(join(masters, master));
  const file = `${name}-${createHash('sha256').update(png).update(ENCODING).digest('hex').slice(0, 8)}`;
  for (const width of WIDTHS) {
    for (const format of ['avif', 'webp'] as const) {
      const path = join(target, `${file}-${width}.${format}`);
      if (!existsSync(path)) writeFileSync(path, await encode(png, width, format, limits[width]));
    }
  }
  return file;
}

async function finishCloseUp(master: string, index: Index): Promise<boolean> {
  const { variant: name = '', view = '', recipe = '' } = MASTER.exec(master)?.groups ?? {};
  const facts = closeUps[`${name}.${view}.${recipe}`];
  if (facts === undefined) return false;
  const { kind, variants, families, surface } = facts;
  const short = name.replace(/^(?:wear|detail)-/, '');
  if (kind !== undefined && variants !== undefined) {
    const before = index.details[short];
    const isKept = isFinished(before, recipe, master);
    const file = isKept ? before.file : await encodeAll(master, name, CLOSEUP_LIMITS);
    index.details[short] = { recipe, file, kind, variants };
    return !isKept;
  }
  if (families === undefined || surface === undefined) return false;
  const { grades } = index.wear[short] ?? { grades: {} };
  const before = grades[view];
  const isKept = isFinished(before, recipe, master);
  const file = isKept ? before.file : await encodeAll(master, `${name}-${view}`, CLOSEUP_LIMITS);
  index.wear[short] = { families, surface, grades: sorted({ ...grades, [view]: { recipe, file } }) };
  return !isKept;
}

async function finish(master: string, index: Index): Promise<boolean> {
  const { variant, view, recipe } = MASTER.exec(master)?.groups ?? {};
  const category = variant === undefined ? undefined : categoryOf.get(variant);
  if (variant === undefined || view === undefined || recipe === undefined || category === undefined)
    return finishCloseUp(master, index);
  index.categories[category] ??= { isComplete: false, pictures: {} };
  const { pictures } = index.categories[category];
  pictures[variant] ??= {};
  const views = pictures[variant];
  if (isFinished(views[view], recipe, master)) return false;
  views[view] = { recipe, file: await encodeAll(master, `${variant}-${view}`, LIMITS) };
  return true;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function writeIndex({ widths, categories, details, wear }: Index): void {
  for (const [id, category] of Object.entries(categories)) {
    const wanted = [...categoryOf].filter(([, primary]) => primary === id).map(([variant]) => variant);
    category.isComplete = wanted.every((variant) => category.pictures[variant]?.['front'] !== undefined);
    category.pictures = sorted(category.pictures);
  }
  const index = { widths, categories: sorted(categories), details: sorted(details), wear: sorted(wear) };
  writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`);
}

function removeStrays({ categories, details, wear }: Index): void {
  const pictures = [
    ...Object.values(categories).flatMap(({ pictures }) =>
      Object.values(pictures).flatMap((views) => Object.values(views)),
    ),
    ...Object.values(details),
    ...Object.values(wear).flatMap(({ grades }) => Object.values(grades)),
  ];
  const wanted = new Set(pictures.map(({ file }) => file));
  const picture = /-\d+\.(?:avif|webp)$/;
  for (const name of readdirSync(target)) {
    if (picture.test(name) && !wanted.has(name.replace(picture, ''))) rmSync(join(target, name));
  }
}

/** Close-ups that the tables no longer make. */
function forgetOthers({ details }: Index): void {
  const made = new Set(Object.keys(closeUps).map((id) => id.replace(/\.[0-9a-f]+$/, '')));
  for (const name of Object.keys(details)) if (!made.has(`detail-${name}.detail`)) delete details[name];
}

mkdirSync(target, { recursive: true });
const index = readIndex();
forgetOthers(index);
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
