/** A contact sheet of the masters of one family, category or product, on the shop's oat: `out/sheets/<name>.png`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [name = 'all', columns = '3'] = process.argv.slice(2);
const WIDTH = 480;
const HEIGHT = 360;
const OAT = '#F1E9DB';
const folder = join(import.meta.dirname, 'out/masters');

// the tables know which pictures belong together
const ids = execFileSync(
  '/usr/bin/python3',
  [
    '-c',
    'import sys; sys.path.insert(0, "."); import catalog\n' +
      'for j in catalog.list_jobs():\n' +
      '  if sys.argv[1] in ("all", j.family, j.product["id"], j.product["category"]): print(f"{j.id}.{j.recipe}.png")',
    name,
  ],
  { cwd: import.meta.dirname, encoding: 'utf8' },
).split('\n');
const present = new Set(readdirSync(folder));
const files = ids.filter((file) => present.has(file));
if (files.length === 0) throw new Error(`No picture of ${name} has been taken here.`);
const across = Math.min(Number(columns), files.length);
const tiles = await Promise.all(
  files.map(async (file, index) => ({
    input: await sharp(join(folder, file))
      .resize(WIDTH, HEIGHT)
      .flatten({ background: OAT })
      .png()
      .toBuffer(),
    left: (index % across) * WIDTH,
    top: Math.floor(index / across) * HEIGHT,
  })),
);
mkdirSync(join(import.meta.dirname, 'out/sheets'), { recursive: true });
await sharp({
  create: {
    width: WIDTH * across,
    height: HEIGHT * Math.ceil(files.length / across),
    channels: 3,
    background: OAT,
  },
})
  .composite(tiles)
  .png()
  .toFile(join(import.meta.dirname, `out/sheets/${name}.png`));
console.log(`${files.length} pictures, in this order: ${files.join(' ')}`);
