import { expectOneSentence, startAndWait } from '../support/failed-start.ts';
import { expect, test } from '../support/test.ts';

const WRONG: Readonly<Record<string, readonly string[]>> = {
  PORT: ['eighty', '0', '65536', '3000.5'],
  SANDBOX_PORT: ['-1'],
  PUBLIC_URL: ['shop.example', 'ftp://shop.example'],
  DATABASE_URL: ['mysql://localhost/shop', 'localhost'],
  LOG_LEVEL: ['loud'],
};
const WRONG_FOR_SHOP: typeof WRONG = {
  ...WRONG,
  NODE_ENV: ['staging'],
  COMMERCE_API_URL: ['file:///etc/passwd'],
  CARD_FRAME_ORIGIN: ['cards'],
  SITE_PREFIX: ['yes'],
  LOCALE_PREFIX: ['host'],
};
const WRONG_FOR_ENGINE: typeof WRONG = {
  APP_MODE: ['live'],
  LOGIN_CLIENTS: ['{', '[{"id":"x"}]'],
  SENSITIVE_KEYS: ['too-short'],
};
const SECRET_SETTINGS = ['DATABASE_URL', 'SESSION_SECRET', 'SENSITIVE_KEYS', 'LOGIN_CLIENTS'];

/** Settings that DATABASE_URL requires, so that only it is wrong. */
const SECRETS = {
  SESSION_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  SENSITIVE_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}`,
};

function cases(settings: typeof WRONG): [name: string, value: string][] {
  return Object.entries(settings).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
}

function settingsWith(name: string, value: string): Record<string, string> {
  return name === 'DATABASE_URL' ? { ...SECRETS, [name]: value } : { [name]: value };
}

test.describe('the shop does not start with a wrong setting, and one sentence names it', () => {
  for (const [name, value] of cases({ ...WRONG_FOR_SHOP, ...WRONG_FOR_ENGINE })) {
    test(`${name}=${value}`, async () => {
      const exit = await startAndWait('shop', settingsWith(name, value));
      expectOneSentence(exit, new RegExp(`\\b${name}\\b`));
      if (SECRET_SETTINGS.includes(name)) expect(exit.output).not.toContain(value);
    });
  }

  test('every wrong setting is named at once', async () => {
    const exit = await startAndWait('shop', { PORT: 'eighty', LOG_LEVEL: 'loud' });
    expectOneSentence(exit, /\bPORT\b.*\bLOG_LEVEL\b/);
  });

  test('SESSION_SECRET that is too short is not repeated', async () => {
    const exit = await startAndWait('shop', { SESSION_SECRET: 'short-secret' });
    expectOneSentence(exit, /\bSESSION_SECRET\b.*32 characters/);
    expect(exit.output).not.toContain('short-secret');
  });

  test('DATABASE_URL requires the secrets that several processes share', async () => {
    const DATABASE_URL = 'postgres://shop@127.0.0.1:1/shop';
    expectOneSentence(await startAndWait('shop', { DATABASE_URL }), /\bSESSION_SECRET\b/);
    const { SESSION_SECRET } = SECRETS;
    expectOneSentence(await startAndWait('shop', { DATABASE_URL, SESSION_SECRET }), /\bSENSITIVE_KEYS\b/);
  });

  test('APP_MODE=production refuses the sandbox providers by name', async () => {
    const exit = await startAndWait('shop', { APP_MODE: 'production' });
    expectOneSentence(exit, /^APP_MODE is production, but .* are sandboxes\. .* set APP_MODE to demo\.$/);
  });
});

test.describe('the commerce API by itself does not start with a wrong setting', () => {
  for (const [name, [value = '']] of Object.entries(WRONG)) {
    test(`${name}=${value}`, async () => {
      const exit = await startAndWait('commerceApi', settingsWith(name, value));
      expectOneSentence(exit, new RegExp(`\\b${name}\\b`));
    });
  }

  test('APP_MODE=production refuses the sandbox providers by name', async () => {
    const exit = await startAndWait('commerceApi', { APP_MODE: 'production' });
    expectOneSentence(exit, /^APP_MODE is production, but .* are sandboxes\./);
  });
});
