import { getCustomPreferences } from '@ownpath/contracts/preferences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID } from '../config.ts';
import { customPreferences } from '../database/schema/index.ts';
import { listValueProblems } from '../modules/preferences/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { runPreferencesCommand } from './run-command.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

async function command(...args: string[]) {
  const lines: string[] = [];
  const { database, config, clock } = engine.deps;
  const code = await runPreferencesCommand(args, {
    database,
    siteId: config.siteId,
    now: clock.now(),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}
const answered = async (name: string) => {
  const guest = await engine.createGuest();
  const { customPreferences: found } = await engine.call(getCustomPreferences, guest, {
    query: { siteId: 'rowan', locale: 'en-US', c_prefs: name },
    headers: { client_id: DEMO_PUBLIC_CLIENT_ID },
  });
  return found[name];
};

test('a preference is shown, changed, and answered to the shop at once', async () => {
  expect((await command('list')).text).toContain('checkoutSessionTimeout  600');
  expect(await command('get', 'checkoutSessionTimeout')).toEqual({ code: 0, text: '600' });
  expect(await command('set', 'checkoutSessionTimeout', '900')).toEqual({
    code: 0,
    text: 'checkoutSessionTimeout was 600 and is 900.',
  });
  expect(await answered('checkoutSessionTimeout')).toBe(900);
  const pages = '["/login","/welcome"]';
  expect((await command('set', 'excludedPages', pages)).code).toBe(0);
  expect(await answered('excludedPages')).toEqual(['/login', '/welcome']);
});

test.each([
  ['checkoutSessionTimeout', '0', 'must be whole seconds from 1 to 86400'],
  ['checkoutSessionTimeout', '"soon"', 'must be whole seconds'],
  ['enableDealsSignUpModal', '"yes"', 'must be true or false'],
  ['excludedPages', '["login"]', '0 must be a path such as /cart'],
  ['heatmapScriptURL', '"http://plain.example/a.js"', 'must be empty, an https address or a path'],
  ['heatmapScriptURL', '"javascript:alert(1)"', 'must be empty, an https address or a path'],
  [
    'autoAssignStoreParams',
    '{"maxDistance":30,"distanceUnit":"mi","fallbackPostalCode":"LA"}',
    'five digits',
  ],
  ['customLabels', '{"en-US":{"myOffers":"Offers"}}', 'es-US'],
  ['listingFacets', '"none"', 'must be of the kind list'],
  ['checkoutSessionTimeout', 'ten', 'is no JSON'],
  ['checkoutSesionTimeout', '600', 'There is no preference checkoutSesionTimeout'],
])('%s = %s is refused with a sentence, and nothing changes', async (name, json, sentence) => {
  const before = await command('list');
  const { code, text } = await command('set', name, json);
  expect(code).toBe(1);
  expect(text).toContain(sentence);
  expect(await command('list')).toEqual(before);
});

test('anything else shows the usage', async () => {
  for (const args of [[], ['list', 'all'], ['get'], ['set', 'excludedPages'], ['delete', 'excludedPages']]) {
    expect(await command(...args)).toEqual({
      code: 1,
      text: expect.stringContaining('Usage: npm run preferences'),
    });
  }
});

test('every preference of the demo is allowed by its own rule', async () => {
  const rows = await engine.deps.database.select().from(customPreferences);
  const problems = rows.flatMap(({ key, value }) =>
    listValueProblems(key, value, value).map((problem) => `${key}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
