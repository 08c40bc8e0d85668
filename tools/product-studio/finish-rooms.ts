/**
 * Makes the shop's files of the furnished rooms: AVIF and WebP in their own width and half of it, named by their
 * content, and the index with their alternative texts. Run `rooms.py --list` before it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadRoomIndex, type RoomIndex } from '../../packages/demo-data/src/rooms/index.ts';

type Crop = 'landscape' | 'portrait';
type Listed = {
  readonly alt: { readonly 'en-US': string; readonly 'es-US': string };
  readonly crops: Readonly<Record<Crop, { readonly recipe: string; readonly master: string }>>;
};

const repository = join(import.meta.dirname, '../..');
const target = join(repository, 'packages/demo-pictures/rooms');
const indexFile = join(repository, 'packages/demo-data/src/rooms/rooms.json');
/** Most bytes of a file: a hero in full width, and half of it. */
const LIMITS = { full: 88_000, half: 40_000 } as const;
const QUALITIES = { avif: [62, 56, 50, 44, 38], webp: [82, 76, 70, 62, 54, 46] } as const;
/** Film lifts colours: walls come out more saturated than paint is. */
const SATURATION = 0.9;

async function encode(pixels: Buffer, format: keyof typeof QUALITIES, limit: number): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const image = sharp(pixels);
    const encoded =
      format === 'avif'
        ? await image.avif({ quality, effort: 4 }).toBuffer()
        : await image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (encoded.length < limit) return encoded;
  }
  throw new Error(`No quality of ${format} keeps a room under ${limit} bytes.`);
}

async function finish(room: string, crop: Crop, { recipe, master }: Listed['crops'][Crop]) {
  const png = readFileSync(master);
  const file = `${room}-${crop}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}`;
  const { width, height } = await sharp(png).metadata();
  if (!width || !height) throw new Error(`${master} is no picture.`);
  for (const [size, limit] of [
    [width, LIMITS.full],
    [width / 2, LIMITS.half],
  ] as const) {
    const pixels = await sharp(png)
      .removeAlpha()
      .resize(size, null, { kernel: 'lanczos3' })
      .modulate({ saturation: SATURATION })
      .sharpen({ sigma: 0.7, m1: 0.5, m2: 1.2 })
      .png()
      .toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      const path = join(target, `${file}-${size}.${format}`);
      if (!existsSync(path)) writeFileSync(path, await encode(pixels, format, limit));
    }
  }
  return { recipe, file, width, height };
}

mkdirSync(target, { recursive: true });
const listed = JSON.parse(readFileSync(join(import.meta.dirname, '.cache/rooms.json'), 'utf8')) as Record<
  string,
  Listed
>;
const known: RoomIndex = existsSync(indexFile) ? loadRoomIndex() : { rooms: {} };
const rooms: Record<string, RoomIndex['rooms'][string]> = {};
for (const [room, { alt, crops }] of Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1))) {
  const before = known.rooms[room];
  const pictureOf = async (crop: Crop) => {
    const picture = before?.pictures[crop];
    if (picture?.recipe === crops[crop].recipe) return picture;
    return existsSync(crops[crop].master) ? finish(room, crop, crops[crop]) : picture;
  };
  const landscape = await pictureOf('landscape');
  const portrait = await pictureOf('portrait');
  // A room is shown once both of its crops are there.
  if (landscape && portrait) rooms[room] = { alt, pictures: { landscape, portrait } };
}
writeFileSync(indexFile, `${JSON.stringify({ rooms }, null, 2)}\n`);
const wanted = new Set(
  Object.values(rooms).flatMap(({ pictures }) => Object.values(pictures).map(({ file }) => file)),
);
for (const name of readdirSync(target)) {
  if (!wanted.has(name.replace(/-\d+\.(?:avif|webp)$/, ''))) rmSync(join(target, name));
}
console.log(
  `${Object.keys(rooms).length} of ${Object.keys(listed).length} rooms: ${Object.keys(rooms).join(', ')}`,
);
