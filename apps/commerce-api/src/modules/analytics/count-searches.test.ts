import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../database/connect.ts';
import { rateLimits, searchCounts } from '../../database/schema/index.ts';
import { purgeJobs } from '../../jobs/purge-expired.ts';
import { runSearchesCommand } from '../../searches-command/run-command.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { countSearches } from './count-searches.ts';

const DAY_MS = 86_400_000;
let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
});
beforeEach(async () => {
  await engine.deps.database.delete(searchCounts);
  await engine.deps.database.delete(rateLimits);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

type Searched = { action: 'viewSearch' | 'clickSearch'; query: string; hasResult: boolean };
const viewed = (query: string, hasResult = true): Searched => ({ action: 'viewSearch', query, hasResult });
const clicked = (query: string): Searched => ({ action: 'clickSearch', query, hasResult: true });

const where = { siteId: 'rowan', locale: 'en-US' } as const;
const count = (
  searches: readonly Searched[],
  visit: string = randomUUID(),
  locale: 'en-US' | 'es-US' = 'en-US',
) => countSearches(engine.deps, { ...where, locale }, { visit, searches: [...searches] });
/** Each in a visit of its own. */
async function countInVisits(visits: number, ...searches: Searched[]): Promise<void> {
  for (let visit = 0; visit < visits; visit += 1) await count(searches);
}
const rows = () => engine.deps.database.select().from(searchCounts).orderBy(searchCounts.words);

async function command(...args: string[]) {
  const lines: string[] = [];
  const { database, config, clock } = engine.deps;
  const parts = {
    database,
    siteId: config.siteId,
    now: clock.now(),
    print: (line: string) => lines.push(line),
  };
  const code = await runSearchesCommand(args, parts);
  return { code, text: lines.join('\n') };
}
const reported = async (...args: string[]) => (await command(...args)).text.split('\n').slice(1);

test('searches come with their events, and are kept as sums of a day, without who asked', async () => {
  const visit = randomUUID();
  const event = { event: 'RacTracking', action: 'viewSearch', resultCount: 0 };
  const searches = [viewed('  Sofá  CAMA!', false), viewed('dana@example.com'), clicked('sofá cama')];
  expect(
    await guest.callCustom('analytics', 'events', { events: [event], searched: { visit, searches } }),
  ).toEqual({ success: true });
  const day = engine.clock.now().toISOString().slice(0, 10);
  const ofDay = { siteId: 'rowan', day, locale: 'en-US', expiresAt: new Date(Date.parse(day) + 90 * DAY_MS) };
  expect(await rows()).toEqual([
    { ...ofDay, words: '', searches: 1, withoutResult: 0, clicked: 0, visitMarks: 0 },
    {
      ...ofDay,
      words: 'sofa cama',
      searches: 1,
      withoutResult: 1,
      clicked: 1,
      visitMarks: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(await rows())).not.toContain(visit);
});

test.each([
  ['a search of nobody’s', { searches: [viewed('sofa')] }],
  ['a count of nothing', { visit: 'a', searches: [] }],
  ['a field that nobody knows', { visit: 'a', searches: [{ ...viewed('sofa'), email: 'dana@example.com' }] }],
  ['too many', { visit: 'a', searches: Array.from({ length: 101 }, () => viewed('sofa')) }],
])('%s is refused', async (_, searched) => {
  const events = [{ event: 'RacTracking', action: 'viewSearch', resultCount: 0 }];
  expect(await refusalOf(guest.callCustom('analytics', 'events', { events, searched }))).toMatchObject({
    status: 400,
  });
  expect(await rows()).toEqual([]);
});

test('words are shown once enough different visits asked for them, however often one of them does', async () => {
  await count(Array.from({ length: 40 }, () => viewed('davenport', false)));
  await countInVisits(3, viewed('davenport', false));
  expect(await reported()).toEqual([]);
  await countInVisits(20, viewed('davenport', false));
  expect(await reported()).toEqual(['en-US,davenport,63,63,63']);
});

test('the report has those first that most often led to nothing, in each language, with a time range', async () => {
  await countInVisits(20, viewed('sofa'), clicked('sofa'), viewed('nevera', false), viewed('chifforobe'));
  await countInVisits(20, viewed('nevera', false));
  await count([viewed('nevera')], randomUUID(), 'es-US');
  expect(await reported('--locale', 'en-US')).toEqual([
    'en-US,nevera,40,40,40',
    'en-US,chifforobe,20,0,20',
    'en-US,sofa,20,0,0',
  ]);
  const day = engine.clock.now().toISOString().slice(0, 10);
  const json = await command('--from', day, '--to', day, '--format', 'json');
  expect(JSON.parse(json.text)).toMatchObject({
    from: day,
    to: day,
    locales: [
      {
        locale: 'en-US',
        searches: 80,
        withoutResult: 40,
        withoutClick: 60,
        words: [{ words: 'nevera' }, {}, {}],
      },
      { locale: 'es-US', searches: 1, withoutResult: 0, withoutClick: 1, words: [] },
    ],
  });
  expect(await reported('--to', new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10))).toEqual([]);
});

test.each([
  [['list']],
  [['--from', 'yesterday']],
  [['--from', '2026-11-02', '--to', '2026-11-01']],
  [['--locale', 'fr-FR']],
  [['--format', 'xml']],
])('%j shows the usage', async (args) => {
  expect(await command(...args)).toEqual({
    code: 1,
    text: expect.stringContaining('Usage: npm run searches'),
  });
});

test('two processes that count at once lose nothing', async () => {
  const { databaseUrl, deps } = engine;
  const other = databaseUrl ? await openDatabase({ url: databaseUrl }) : null;
  const databases = [deps.database, other ?? deps.database];
  const calls = Array.from({ length: 60 }, (_, at) =>
    countSearches({ ...deps, database: databases[at % 2] ?? deps.database }, where, {
      visit: `visit ${at}`,
      searches: [viewed('couch', at % 3 > 0), clicked('couch')],
    }),
  );
  await Promise.all(calls);
  await other?.close();
  expect(await rows()).toMatchObject([{ words: 'couch', searches: 60, withoutResult: 20, clicked: 60 }]);
});

test('a flood of invented words is counted, and fills no table', async () => {
  await count([viewed('couch')]);
  const invented = (from: number, to: number) =>
    count(Array.from({ length: to - from }, (_, at) => viewed(`word${from + at}`)));
  await invented(0, 1_100);
  await count([viewed('couch')]);
  const kept = await rows();
  expect(kept.length).toBe(1_001);
  expect(kept.reduce((sum, { searches }) => sum + searches, 0)).toBe(1_102);
  expect(kept.find(({ words }) => words === 'couch')).toMatchObject({ searches: 2 });
});

test('counts of a day end after ninety days', async () => {
  await count([viewed('couch')]);
  const purge = purgeJobs(engine.deps)['purge-expired'];
  engine.clock.advance(89 * DAY_MS);
  await purge();
  expect(await rows()).toHaveLength(1);
  engine.clock.advance(DAY_MS);
  await purge();
  expect(await rows()).toEqual([]);
});
