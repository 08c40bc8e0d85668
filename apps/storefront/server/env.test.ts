import { describe, expect, test } from 'vitest';
import { parseEnv, WrongSetting } from './env.ts';

test('defaults serve the demo on localhost', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({ mode: 'production', port: 3000, host: '127.0.0.1', sandboxPort: 3001 });
  expect(env.publicUrl.origin).toBe('http://localhost:3000');
  expect(env.identityProviderOrigin).toBeUndefined();
  expect(env.cardFrameOrigin).toBe('http://localhost:3001');
  expect(env.sites).toMatchObject({ defaultSite: 'rowan', url: { site: 'none', locale: 'path' } });
});

test.each([
  ...['eighty', '0', '65536', '3000.5'].map((value) => ['PORT', value]),
  ['SANDBOX_PORT', '-1'],
  ...['shop.example', 'ftp://shop.example'].map((value) => ['PUBLIC_URL', value]),
  ...['mysql://db', 'localhost'].map((value) => ['DATABASE_URL', value]),
  ['COMMERCE_API_URL', 'file:///etc/passwd'],
  ['CARD_FRAME_ORIGIN', 'cards'],
  ...['{', '{}', '[{"id":"rowan"}]', '[{"id":"a/b"}]'].map((value) => ['SITES', value]),
  ['DEFAULT_SITE', 'no/name'],
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

describe('sites', () => {
  const siteOf = (id: string, defaultLocale = 'en-US') => ({
    id,
    l10n: { supportedLocales: [{ id: 'en-US' }, { id: 'es-US', alias: 'es' }], defaultLocale },
  });
  const starting = (sites: unknown, more: Record<string, string> = {}) =>
    parseEnv({ SITES: JSON.stringify(sites), COMMERCE_API_URL: 'https://api.example', ...more });

  test('are those that are given, with the default one', () => {
    const { sites } = starting([siteOf('rowan'), siteOf('outlet', 'es-US')], { DEFAULT_SITE: 'outlet' });
    expect(sites.sites.map(({ id }) => id)).toEqual(['rowan', 'outlet']);
    expect(sites.defaultSite).toBe('outlet');
  });

  test.each([
    ['none', [], {}, 'At least one site is required.'],
    [
      'no default',
      [siteOf('rowan')],
      { DEFAULT_SITE: 'east' },
      'The default site "east" is not among the sites.',
    ],
    ['no default named', [siteOf('east')], {}, 'The default site "rowan" is not among the sites.'],
    ['no default locale', [siteOf('rowan', 'fr-CA')], {}, 'does not support its default locale "fr-CA".'],
    ['one name twice', [siteOf('rowan'), siteOf('Rowan')], {}, 'stands for more than one site.'],
  ])('%s: the start ends with what is wrong', (_, sites, more: Record<string, string>, sentence) => {
    expect(() => starting(sites, more)).toThrow(WrongSetting);
    expect(() => starting(sites, more)).toThrow(sentence);
  });

  test('the embedded engine has to know them', () => {
    expect(() => parseEnv({ SITES: JSON.stringify([siteOf('rowan')]) })).not.toThrow();
    expect(() => parseEnv({ SITES: JSON.stringify([siteOf('rowan'), siteOf('east')]) })).toThrow(
      'The embedded engine has no site "east", only "rowan"; set COMMERCE_API_URL.',
    );
  });
});

test('in production the URL of the shop is required', () => {
  expect(() => parseEnv({ APP_MODE: 'production' })).toThrow('PUBLIC_URL: must be set');
  expect(() => parseEnv({ APP_MODE: 'production', PUBLIC_URL: 'https://shop.example' })).not.toThrow();
});
