import { LOCALES } from '@ownpath/domain/site';
import { createGuestIn, ORGANIZATION, startBenchEngine } from './guest-client.ts';
import { type Measurement, percentilesOf } from './measure.ts';
import { BAD_INPUT, TOO_LONG } from './search/bad-input.ts';
import { readJudgedQueries } from './search/judge.ts';

/** Wall and CPU time of a kind of call, in ms. */
export type Latency = { readonly wall: Measurement; readonly cpu: Measurement };

export type SearchLatencyCase = {
  readonly products: number;
  readonly residentMb: number;
  readonly calls: Readonly<Record<string, Latency>>;
};

/** Searches in an engine of its own on the database that the environment names: all judged queries in both languages. */
const PORT = 4452;
const SEARCH = `/custom/product/v1/${ORGANIZATION}/search`;
const [storeId = ''] = process.argv.slice(2);

const engine = await startBenchEngine(PORT);
const shopper = await createGuestIn(engine, `http://localhost:${PORT}`, storeId);

type Search = { readonly query: string; readonly locale: string };
const search = ({ query, locale }: Search) =>
  shopper.send('POST', `${SEARCH}?locale=${locale}`, { query, orderBy: 'RELEVANCE' });

async function time(searches: readonly Search[]): Promise<Latency> {
  const [wall, cpu]: [number[], number[]] = [[], []];
  for (const one of searches) {
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    // What is too long is refused.
    await search(one).catch(() => {});
    wall.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(cpuBefore);
    cpu.push((user + system) / 1000);
  }
  return { wall: percentilesOf(wall), cpu: percentilesOf(cpu) };
}

const byLocale = LOCALES.map((locale) => readJudgedQueries(locale).map(({ query }) => ({ query, locale })));
/** In turns: the languages share what is kept. */
const judged = byLocale[0]?.flatMap((one, at) => [one, byLocale[1]?.[at] ?? one]) ?? [];
const bad = [...Object.values(BAD_INPUT), TOO_LONG].map((query) => ({ query, locale: 'en-US' }));

const calls = {
  'first search of a process': await time([{ query: 'sofa', locale: 'en-US' }]),
  'first correction of a process': await time([{ query: 'reclinning wahser', locale: 'es-US' }]),
  'judged query, first time': await time(judged),
  'judged query, again': await time(judged),
  'bad input': await time(bad),
};
const { totalSize } = (await shopper.send('POST', SEARCH, {})) as { totalSize: number };
const result: SearchLatencyCase = {
  products: totalSize,
  residentMb: Math.round(process.memoryUsage().rss / 1024 / 1024),
  calls,
};
await engine.stop();
console.log(JSON.stringify(result));
