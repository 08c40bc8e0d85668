import { join } from 'node:path';
import { projectRoot } from './project/project.ts';
import { runCommand } from './steps/run-steps.ts';

/** `npm run dev`: compiles the translations, then serves the shop with live modules in this process. */
const { exitCode, output } = await runCommand(['npm', 'run', '--silent', 'i18n:compile'], {
  cwd: join(projectRoot, 'apps/storefront'),
});
if (exitCode !== 0) {
  console.error(`${output}\nThe translations can't be compiled.`);
  process.exit(1);
}
await import('../apps/storefront/server/dev.ts');
