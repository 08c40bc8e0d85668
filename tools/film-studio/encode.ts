/**
 * Makes the shop's files of the film, named by their content, and their index: WebM (VP9) and MP4 (H.264) in each
 * language, captions, and the still. Run `shoot.ts` in both languages before it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilmIndex } from '../../packages/demo-data/src/films/index.ts';
import { DURATION, HEIGHT, POSTER_AT, WIDTH } from './timeline.ts';
import { captionsOf, TRANSCRIPT } from './transcript.ts';
import { LANGUAGES, type Language } from './words.ts';

const ID = 'how-rac-works';
const PUBLISHED = '2026-11-25';
const OUT = join(import.meta.dirname, 'out');
const repository = join(import.meta.dirname, '../..');
const target = join(repository, 'packages/demo-pictures/films');
const indexFile = join(repository, 'packages/demo-data/src/films/films.json');
/** Of all films in both formats and languages. */
const LIMIT_BYTES = 4_000_000;

const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
const VP9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '36',
  '-row-mt',
  '1',
  '-g',
  '250',
  '-pix_fmt',
  'yuv420p',
];
const H264 = [
  '-c:v',
  'libx264',
  '-crf',
  '26',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-pix_fmt',
  'yuv420p',
];

function ffmpeg(...settings: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...settings], { stdio: 'inherit' });
}

/** Moves a file to the shop under a name with a hash of its content. */
function keep(path: string, name: string, ending: string): string {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
  const file = `${name}-${hash}${ending}`;
  renameSync(path, join(target, file));
  return file;
}

function encode(language: Language) {
  const master = join(OUT, `${language}.mkv`);
  const name = `${ID}-${language.toLowerCase()}`;
  const [webm, mp4, captions] = ['webm', 'mp4', 'vtt'].map((ending) => join(OUT, `${name}.${ending}`)) as [
    string,
    string,
    string,
  ];
  const passes = ['-passlogfile', join(OUT, name)];
  ffmpeg('-i', master, ...VP9, '-pass', '1', '-cpu-used', '4', ...passes, '-f', 'null', '/dev/null');
  ffmpeg('-i', master, ...VP9, ...BT709, '-pass', '2', '-cpu-used', '1', ...passes, webm);
  ffmpeg(
    '-i',
    master,
    ...H264,
    ...BT709,
    '-profile:v',
    'high',
    '-level',
    '3.1',
    '-movflags',
    '+faststart',
    mp4,
  );
  writeFileSync(captions, captionsOf(language));
  return {
    webm: keep(webm, name, '.webm'),
    mp4: keep(mp4, name, '.mp4'),
    captions: keep(captions, name, '.vtt'),
  };
}

/** The still comes from the frame itself, not from the compressed film. */
function still() {
  const master = join(OUT, `${LANGUAGES[0]}-${String(POSTER_AT).padStart(5, '0')}.png`);
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8);
  const file = `${ID}-still-${hash}`;
  for (const width of [WIDTH, WIDTH / 2]) {
    const size = ['-i', master, '-vf', `scale=${width}:-1:flags=lanczos`, '-frames:v', '1'];
    ffmpeg(
      ...size,
      '-c:v',
      'libwebp',
      '-quality',
      '82',
      '-compression_level',
      '6',
      join(target, `${file}-${width}.webp`),
    );
    ffmpeg(
      ...size,
      '-c:v',
      'libaom-av1',
      '-crf',
      '28',
      '-cpu-used',
      '4',
      '-still-picture',
      '1',
      '-pix_fmt',
      'yuv420p',
      join(target, `${file}-${width}.avif`),
    );
  }
  return { file, width: WIDTH, height: HEIGHT };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const poster = still();
const languages = Object.fromEntries(
  LANGUAGES.map((language) => [language, encode(language)]),
) as FilmIndex['films'][string]['languages'];
const index: FilmIndex = {
  films: {
    [ID]: { seconds: Math.round(DURATION), published: PUBLISHED, poster, languages, transcript: TRANSCRIPT },
  },
};
writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`);

const sizes = Object.values(languages).flatMap(({ webm, mp4 }) =>
  [webm, mp4].map((file) => [file, statSync(join(target, file)).size] as const),
);
for (const [file, bytes] of sizes) console.log(file, bytes);
const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
console.log(`${sum} bytes together`);
if (sum >= LIMIT_BYTES) throw new Error(`The films have ${sum} bytes, more than ${LIMIT_BYTES}.`);
