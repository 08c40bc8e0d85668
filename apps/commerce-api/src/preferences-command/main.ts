import { createEngineConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { StartupError } from '../database/startup-error.ts';
import { parseEnv, readEnvironment, SettingError } from '../env.ts';
import { runPreferencesCommand } from './run-command.ts';

/** `npm run preferences`: on the database that DATABASE_URL or DATA_DIR names. The embedded one must not be in use. */
async function main(): Promise<void> {
  const env = parseEnv(readEnvironment());
  const { siteId } = createEngineConfig(env);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    process.exitCode = await runPreferencesCommand(process.argv.slice(2), {
      database,
      siteId,
      now: new Date(),
      print: (line) => console.log(line),
    });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartupError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
