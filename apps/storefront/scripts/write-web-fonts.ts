import { writeFile } from 'node:fs/promises';
import { createWebFont, webFontFile, webFontNames } from './web-fonts.ts';

for (const name of webFontNames) await writeFile(webFontFile(name), await createWebFont(name));
