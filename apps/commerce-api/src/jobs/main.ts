import { runOperatorCommand } from '../operator-command.ts';
import { runJobsCommand } from './jobs-command.ts';

/** `npm run jobs` */
await runOperatorCommand(runJobsCommand);
