import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '../app/ui/icon-names.ts';
import { createIconSprite } from './icon-sprite.ts';

test('the sprite has every icon of the shop and no other: `npm run icons` writes it', () => {
  const sprite = readFileSync(new URL('../app/ui/icons.gen.svg', import.meta.url), 'utf8');
  expect(sprite).toBe(createIconSprite(iconNames));
  expect(sprite.match(/<symbol id="[^"]+" viewBox="0 0 24 24"><(path|circle|rect|line|poly)/g)).toHaveLength(
    iconNames.length,
  );
});

test('a name that Lucide does not know fails', () => {
  expect(() => createIconSprite(['no-such-icon'])).toThrow('no-such-icon');
});
