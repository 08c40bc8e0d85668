import { createEngineConfig } from '../config.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { runSearchesCommand } from './run-command.ts';

/** `npm run searches` */
await runOperatorCommand((args, { env, ...parts }) =>
  runSearchesCommand(args, { ...parts, siteId: createEngineConfig(env).siteId }),
);
