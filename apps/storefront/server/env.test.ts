import { expect, test } from 'vitest';
import { parseEnv, WrongSetting } from './env.ts';

test('defaults serve the demo on localhost', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({ mode: 'production', port: 3000, host: '127.0.0.1', sandboxPort: 3001 });
  expect(env.publicUrl.origin).toBe('http://localhost:3000');
  expect(env.identityProviderOrigin).toBeUndefined();
  expect(env.cardFrameOrigin).toBe('http://localhost:3001');
  expect(env.prefixes).toEqual({ site: 'none', locale: 'path' });
});

test.each([
  ...['eighty', '0', '65536', '3000.5'].map((value) => ['PORT', value]),
  ['SANDBOX_PORT', '-1'],
  ...['shop.example', 'ftp://shop.example'].map((value) => ['PUBLIC_URL', value]),
  ...['mysql://db', 'localhost'].map((value) => ['DATABASE_URL', value]),
  ['COMMERCE_API_URL', 'file:///etc/passwd'],
  ['CARD_FRAME_ORIGIN', 'cards'],
  ['SITE_PREFIX', 'sometimes'],
  ['LOCALE_PREFIX', 'host'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_SECRET', 'short'],
])('%s=%s stops the start and is named, without its value', (name = '', value = '') => {
  expect(() => parseEnv({ [name]: value })).toThrow(WrongSetting);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
  if (value.length > 2) expect(() => parseEnv({ [name]: value })).not.toThrow(value);
});

test('several processes need one session secret', () => {
  expect(() => parseEnv({ DATABASE_URL: 'postgres://db/shop' })).toThrow('SESSION_SECRET');
});
