import { dirname } from 'node:path';
import { findStaleBuild, SERVER } from './find-stale-build.ts';

/** `npm start`: builds when needed, then serves the shop in this process. */
const projectRoot = dirname(dirname(import.meta.dirname));
const reason = findStaleBuild(projectRoot);
if (reason === null) {
  console.log('Build is up to date.');
} else {
  console.log(`Building the shop (${reason}) ...`);
  const { runCommand } = await import('../steps/run-steps.ts');
  const { exitCode, output, seconds } = await runCommand(['npm', 'run', '--silent', 'build'], {
    cwd: projectRoot,
  });
  if (exitCode !== 0) {
    console.error(`${output}\nThe build failed.`);
    process.exit(1);
  }
  console.log(`Built in ${seconds.toFixed(1)} s.`);
}
console.log('Starting the shop ...');
await import(new URL(`../../${SERVER}`, import.meta.url).href);
