import { writeFile } from 'node:fs/promises';
import { iconNames } from '../app/ui/icon-names.ts';
import { createIconSprite } from './icon-sprite.ts';

await writeFile(new URL('../app/ui/icons.gen.svg', import.meta.url), createIconSprite(iconNames));
