import { parseEnv, readEnvironment } from '../env.ts';
import { createLog } from '../log.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { collectGarbage } from './collect-garbage.ts';
import { openDatabase } from './connect.ts';
import type { Report } from './create-embedded.ts';
import { errorMessage, StartupError } from './startup-error.ts';

/** Creates and fills the embedded database in DATA_DIR; started by `createEmbedded` only. */
async function main(): Promise<void> {
  const env = parseEnv(readEnvironment());
  // What loading the modules left behind would add to the peak.
  collectGarbage();
  const database = await openDatabase({ dataDir: env.DATA_DIR, logger: createLog(env.LOG_LEVEL) });
  try {
    await bringUpToDate(database, env, (progress) => report({ progress }));
  } finally {
    await database.close();
  }
}

function report(message: Report): void {
  process.send?.(message);
}

// Whoever started this process has ended: nobody would use the database.
const stop = () => process.exit(1);
process.once('disconnect', stop);

main()
  .catch((error: unknown) => {
    if (!(error instanceof StartupError)) console.error(error);
    report({ failure: errorMessage(error) });
    process.exitCode = 1;
  })
  .finally(() => {
    process.off('disconnect', stop);
    process.disconnect?.();
  });
