import { createEngineConfig } from '../config.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { runPreferencesCommand } from './run-command.ts';

/** `npm run preferences` */
await runOperatorCommand((args, { env, ...parts }) =>
  runPreferencesCommand(args, { ...parts, siteId: createEngineConfig(env).siteId }),
);
