import { type Database, openDatabase } from './database/connect.ts';
import { errorCode, StartupError } from './database/startup-error.ts';
import { type Env, parseEnv, readEnvironment, SettingError } from './env.ts';

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

type Parts = {
  readonly env: Env;
  readonly database: Database;
  readonly now: Date;
  readonly print: (line: string) => void;
};

/**
 * Runs a command of the operator on the database that DATABASE_URL or DATA_DIR names; the embedded one must not be in use.
 * The process ends with the exit code of `run`, or with 1 and a sentence where it can't start.
 */
export async function runOperatorCommand(
  run: (args: readonly string[], parts: Parts) => Promise<number>,
): Promise<void> {
  try {
    const env = parseEnv(readEnvironment());
    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
    try {
      const print = (line: string) => console.log(line);
      process.exitCode = await run(process.argv.slice(2), { env, database, now: new Date(), print });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function explain(error: unknown): unknown {
  if (errorCode(error) === UNDEFINED_TABLE) {
    return 'The database has no shop, or an older one: start the shop with it once, then run the command again.';
  }
  return error instanceof StartupError || error instanceof SettingError ? error.message : error;
}
