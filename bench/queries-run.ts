import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEngineFlags } from './cases.ts';
import { startShop } from './shop-process.ts';

/**
 * Queries on the embedded database as the engine opens it, with the limits of memory, as ratios to one
 * without them: two processes with a copy of the demo's data each, asked in turns. Argument: rounds (default 60).
 */
export type QueryTask = { readonly text: string; readonly values: unknown[]; readonly repeats: number };

const PORT = 3957;
const WARM_UP_ROUNDS = 10;
const STORE_ID = '04217';

const TASKS: Readonly<Record<string, QueryTask>> = {
  'one row by its key': { text: 'SELECT * FROM stores WHERE id = $1', values: [STORE_ID], repeats: 20 },
  'an aggregate over the stock': {
    text: `SELECT product_id, count(*), sum(available_quantity) FROM inventory_units
      WHERE store_id <> $1 GROUP BY product_id ORDER BY 2 DESC LIMIT 20`,
    values: [STORE_ID],
    repeats: 5,
  },
  'a long statement': {
    text: `SELECT ${Array.from({ length: 60 }, (_, column) => `CASE WHEN id = $1 THEN '${column}' ELSE name END AS c${column}`).join(', ')} FROM stores WHERE id = $1`,
    values: [STORE_ID],
    repeats: 20,
  },
  'a write': {
    text: `UPDATE inventory_units SET reserved_quantity = reserved_quantity WHERE inventory_number =
      (SELECT inventory_number FROM inventory_units WHERE store_id = $1 LIMIT 1)`,
    values: [STORE_ID],
    repeats: 10,
  },
};

async function openCase(how: 'engine' | 'plain', clusterDir: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./query-case.ts', import.meta.url));
  const execArgv = how === 'engine' ? readEngineFlags('../package.json') : [];
  const child = fork(program, [how, clusterDir], { execArgv });
  await once(child, 'message');
  return child;
}

async function ask(child: ChildProcess, task: QueryTask): Promise<number[]> {
  const answer = once(child, 'message');
  child.send(task);
  const [times] = (await answer) as [number[]];
  return times;
}

const at = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const rounds = Number(process.argv[2] ?? 60);
const directory = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
try {
  const shop = await startShop(PORT, { DATA_DIR: join(directory, 'shop') });
  await shop.stop();
  const children = await Promise.all(
    (['plain', 'engine'] as const).map((how) => {
      cpSync(join(directory, 'shop/database'), join(directory, how), { recursive: true });
      return openCase(how, join(directory, how));
    }),
  );
  for (const [name, task] of Object.entries(TASKS)) {
    const times: number[][] = children.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      // In turns, and each the first as often, so that other work of the machine meets both alike.
      const order = round % 2 === 0 ? [0, 1] : [1, 0];
      for (const index of order) {
        const child = children[index];
        const taken = child ? await ask(child, task) : [];
        if (round >= WARM_UP_ROUNDS) times[index]?.push(...taken);
      }
    }
    const [plain = [], engine = []] = times;
    const ratio = (share: number) => (at(engine, share) / at(plain, share)).toFixed(2);
    console.log(
      `${name.padEnd(28)} p50 ${at(engine, 0.5).toFixed(2)} ms · ${ratio(0.5)} × without limits · p25 ${ratio(0.25)} ×`,
    );
  }
  for (const child of children) child.kill();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
