import { projectRoot } from './project/project.ts';
import { runSteps, type Step } from './steps/run-steps.ts';

const node = process.execPath;
/** After `npm test`, which runs them too. */
const isAfterTests = process.argv.includes('--after-tests');

/** Slow steps first, so that the quick ones fill the second place beside them. */
const steps: Step[] = [
  { name: 'types', command: [node, 'scripts/typecheck.ts'] },
  ...(isAfterTests
    ? []
    : [
        {
          name: 'unit tests',
          command: [node, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
          resultLine: /^\s*Tests /,
        },
      ]),
  {
    name: 'format and lint',
    command: [node, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'boundaries', command: [node, 'scripts/check-boundaries.ts'] },
  {
    name: 'dead code',
    // Route types may be generated or not yet, so a hint on the imports that knip.json passes over says nothing.
    command: [node, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  },
  {
    name: 'translations',
    command: ['npm', 'run', '--silent', 'i18n:check', '--workspace', '@ownpath/storefront'],
  },
  { name: 'configuration docs', command: [node, 'scripts/generate-configuration-docs.ts', '--check'] },
  { name: 'analytics docs', command: [node, 'scripts/generate-analytics-docs.ts', '--check'] },
  { name: 'law docs', command: [node, 'scripts/generate-law-docs.ts', '--check'] },
  { name: 'coverage', command: [node, 'scripts/check-coverage.ts'] },
  { name: 'lockfile', command: [node, 'scripts/check-lockfile.ts'] },
  { name: 'doc paths', command: [node, 'scripts/check-doc-paths.ts'] },
  { name: 'file length', command: [node, 'scripts/check-file-length.ts'] },
  { name: 'forbidden words', command: [node, 'scripts/check-forbidden-words.ts'] },
];

const startedAt = performance.now();
console.log(`verify: ${steps.length} checks, two at a time`);
const failed = await runSteps(steps, { cwd: projectRoot, width: 2, print: (line) => console.log(line) });
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);

console.log(
  failed.length === 0
    ? `verify: all ${steps.length} checks pass (${seconds} s)`
    : `verify: ${failed.length} of ${steps.length} checks fail (${seconds} s): ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
