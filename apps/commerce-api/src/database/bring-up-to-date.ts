import type { Env } from '../env.ts';
import { systemClock } from '../ports/index.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { isSeeded, seedDemo } from './seed/seed-demo.ts';

/** Brings the schema to this version and fills an empty database of a demo. @throws StartupError */
export async function bringUpToDate(
  database: Database,
  { APP_MODE: mode }: Pick<Env, 'APP_MODE'>,
  onProgress: (sentence: string) => void,
): Promise<void> {
  onProgress('Bringing the database up to date');
  await migrate(database);
  if (mode === 'demo' && !(await isSeeded(database))) {
    onProgress('Filling the empty database with the demo retailer');
    await seedDemo(database, { now: systemClock.now() });
  }
}
