import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes `.br` and `.gz` beside each text file of the client build; the server sends them as they are. */
const ROOT = fileURLToPath(new URL('../build/client/', import.meta.url));
const SMALLEST_BYTES = 256;

for await (const file of glob('**/*.{js,css,json,svg}', { cwd: ROOT })) {
  const content = await readFile(ROOT + file);
  if (content.length < SMALLEST_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${ROOT}${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${ROOT}${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
