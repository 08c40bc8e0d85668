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
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['DATABASE_URL', 'mysql://db'],
  ['COMMERCE_API_URL', 'file:///etc/passwd'],
  ['SITE_PREFIX', 'sometimes'],
  ['SESSION_SECRET', 'short'],
])('%s=%s stops the start and is named, without its value', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(WrongSetting);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
  expect(() => parseEnv({ [name]: value })).not.toThrow(value);
});

test('several processes need one session secret', () => {
  expect(() => parseEnv({ DATABASE_URL: 'postgres://db/shop' })).toThrow('SESSION_SECRET');
});
