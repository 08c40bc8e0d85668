import { expectOneSentence, startAndWait } from '../support/failed-start.ts';
import { expect, test } from '../support/test.ts';

// Which values are wrong is tested with the settings; here, that a process says so and ends.

/** Settings that DATABASE_URL requires, so that only it is wrong. */
const SECRETS = {
  SESSION_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  SENSITIVE_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}`,
};
const IN_PRODUCTION = { APP_MODE: 'production', PUBLIC_URL: 'https://shop.example' };

test.describe('the shop does not start with a wrong setting, and one sentence names it', () => {
  test('a setting with a password is named without its value', async () => {
    const value = 'mysql://shop:hidden-password@localhost/shop';
    const exit = await startAndWait('shop', { ...SECRETS, DATABASE_URL: value });
    expectOneSentence(exit, /\bDATABASE_URL\b/);
    expect(exit.output).not.toContain('hidden-password');
  });

  test('a setting of the engine', async () => {
    const exit = await startAndWait('shop', { SENSITIVE_KEYS: 'too-short' });
    expectOneSentence(exit, /\bSENSITIVE_KEYS\b/);
    expect(exit.output).not.toContain('too-short');
  });

  test('every wrong setting is named at once', async () => {
    const exit = await startAndWait('shop', { PORT: 'eighty', LOG_LEVEL: 'loud' });
    expectOneSentence(exit, /\bPORT\b.*\bLOG_LEVEL\b/);
  });

  test('SESSION_SECRET that is too short is not repeated', async () => {
    const exit = await startAndWait('shop', { SESSION_SECRET: 'short-secret' });
    expectOneSentence(exit, /\bSESSION_SECRET\b.*32 characters/);
    expect(exit.output).not.toContain('short-secret');
  });

  test('a default site that does not exist, and no URL in production', async () => {
    const exit = await startAndWait('shop', { DEFAULT_SITE: 'nowhere', APP_MODE: 'production' });
    expectOneSentence(exit, /\bPUBLIC_URL\b.* The default site "nowhere" is not among the sites\.$/);
  });

  test('DATABASE_URL requires the secrets that several processes share', async () => {
    const DATABASE_URL = 'postgres://shop@127.0.0.1:1/shop';
    expectOneSentence(await startAndWait('shop', { DATABASE_URL }), /\bSESSION_SECRET\b/);
    const { SESSION_SECRET } = SECRETS;
    expectOneSentence(await startAndWait('shop', { DATABASE_URL, SESSION_SECRET }), /\bSENSITIVE_KEYS\b/);
  });

  test('APP_MODE=production refuses the sandbox providers by name', async () => {
    const exit = await startAndWait('shop', IN_PRODUCTION);
    expectOneSentence(exit, /^APP_MODE is production, but .* are sandboxes\. .* set APP_MODE to demo\.$/);
  });
});

test.describe('the commerce API by itself does not start with a wrong setting', () => {
  test('every wrong setting is named at once', async () => {
    const exit = await startAndWait('commerceApi', { PORT: 'eighty', LOG_LEVEL: 'loud' });
    expectOneSentence(exit, /\bPORT\b.*\bLOG_LEVEL\b/);
  });

  test('APP_MODE=production refuses the sandbox providers by name', async () => {
    const exit = await startAndWait('commerceApi', IN_PRODUCTION);
    expectOneSentence(exit, /^APP_MODE is production, but .* are sandboxes\./);
  });
});
