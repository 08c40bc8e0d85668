import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project/project.ts';
import { findStaleBuild } from './start/find-stale-build.ts';
import { runCommand } from './steps/run-steps.ts';

/** `npm start`: builds when needed, then serves the shop in this process. */
const reason = findStaleBuild(projectRoot);
if (reason === null) {
  console.log('Build is up to date.');
} else {
  console.log(`Building the shop (${reason}) ...`);
  const { exitCode, output, seconds } = await runCommand(['npm', 'run', '--silent', 'build'], {
    cwd: projectRoot,
  });
  if (exitCode !== 0) {
    console.error(`${output}\nThe build failed.`);
    process.exit(1);
  }
  console.log(`Built in ${seconds.toFixed(1)} s.`);
}
// Types stripped and code compiled by the start before.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compile'));
console.log('Starting the shop ...');
await import('../apps/storefront/server/main.ts');
