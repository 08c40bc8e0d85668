import { expect, test } from 'vitest';
import { parseEnv, SettingError } from './env.ts';

test.each([
  ['PORT', 'eighty'],
  ['SANDBOX_PORT', '-1'],
  ['PUBLIC_URL', 'shop.example'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['LOG_LEVEL', 'loud'],
  ['APP_MODE', 'live'],
  ['LOGIN_CLIENTS', '{'],
  ['LOGIN_CLIENTS', '[{"id":"x"}]'],
  ['SENSITIVE_KEYS', 'too-short'],
])('%s=%s prevents the start with one sentence that does not repeat it', (name, value) => {
  const start = () => parseEnv({ [name]: value });
  expect(start).toThrow(SettingError);
  expect(start).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]*\\.$`));
  expect(start).not.toThrow(value);
});

test('in production the URL of the shop is required', () => {
  expect(() => parseEnv({ APP_MODE: 'production' })).toThrow(
    'The setting PUBLIC_URL is wrong: must be set when APP_MODE is production.',
  );
  expect(() => parseEnv({ APP_MODE: 'production', PUBLIC_URL: 'https://shop.example' })).not.toThrow();
});
