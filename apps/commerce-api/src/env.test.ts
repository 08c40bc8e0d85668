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
  ['PASSWORD_COST', '{"n":1000,"r":8,"p":1}'],
  ['PASSWORD_COST', '{"n":1024,"r":8,"p":0}'],
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

test.each([
  ['{"n":1024,"r":8,"p":1}', false],
  ['{"n":32768,"r":8,"p":2}', false],
  ['{"n":32768,"r":8,"p":3}', true],
  ['{"n":131072,"r":8,"p":1}', true],
])('in production a password hash of the cost %s is accepted: %s; a demo takes any', (cost, isAccepted) => {
  const start = (mode: string) =>
    parseEnv({ APP_MODE: mode, PUBLIC_URL: 'https://shop.example', PASSWORD_COST: cost });
  expect(start('demo').PASSWORD_COST).toEqual(JSON.parse(cost));
  if (isAccepted) expect(start('production').PASSWORD_COST).toEqual(JSON.parse(cost));
  else expect(() => start('production')).toThrow('The setting PASSWORD_COST is wrong: must be as strong as');
});
