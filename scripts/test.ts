import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project/project.ts';
import {
  addSuite,
  countRepeated,
  formatTestCount,
  MOST_FLAKY_JOURNEYS,
  NO_TESTS,
  readFlakyJourneys,
  readTestCount,
  type TestCount,
} from './steps/count-tests.ts';
import { runCommand } from './steps/run-steps.ts';

interface Suite {
  name: string;
  command: readonly string[];
  /** Where it runs, relative to the project; its own folder, since Vite's plugins look around from there. */
  folder?: string;
  /** JSON report of the runner; a step without one (a build) runs no tests. */
  report?: string;
}

const reports = mkdtempSync(join(tmpdir(), 'ownpath-test-'));
const browserReport = join(projectRoot, 'e2e/test-results/report.json');

const VITEST = [process.execPath, join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run'];

function vitestSuite(name: string, folder: string, runner: readonly string[] = VITEST): Suite {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    folder,
    report,
    command: [...runner, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  };
}

const API_FOLDER = 'apps/commerce-api';
/** The embedded database's own tests, which need no PostgreSQL. */
const EMBEDDED_ONLY = 'src/database/embedded/';

const isOnPostgres = process.env.TESTS_ON === 'postgres';
const ON_POSTGRES = [process.execPath, join(projectRoot, 'scripts/postgres/run-tests.ts')];

/** On a machine that has PostgreSQL, each file runs once (decision 0097). */
function apiSuites(): [Suite, ...Suite[]] {
  if (!isOnPostgres) return [vitestSuite('commerce API on the embedded database', API_FOLDER)];
  return [
    vitestSuite('commerce API on PostgreSQL', API_FOLDER, [
      ...ON_POSTGRES,
      `--exclude=**/${EMBEDDED_ONLY}**`,
    ]),
    vitestSuite('commerce API on the embedded database', API_FOLDER, [...VITEST, EMBEDDED_ONLY]),
  ];
}

const [api, ...otherApi] = apiSuites();
const build: Suite = { name: 'build of the storefront', command: ['npm', 'run', 'build'] };
const journeys: Suite = {
  name: 'browser journeys',
  command: ['npm', 'run', 'test', '--workspace', '@ownpath/e2e'],
  report: browserReport,
};
const besideApi: readonly Suite[] = [
  vitestSuite('rules, contracts, data and scripts', '.'),
  ...otherApi,
  vitestSuite('storefront units', 'apps/storefront', isOnPostgres ? ON_POSTGRES : VITEST),
];

/** What ended badly says why in its last lines, which other suites' output would bury. */
const REPEATED_LINES = 60;
const failures: string[] = [];
const summary: string[] = [];
let sum = NO_TESTS;
rmSync(browserReport, { force: true });

const keepEnd = (name: string, output: string) =>
  failures.push(`== End of the output: ${name}`, ...output.split('\n').slice(-REPEATED_LINES));

/** @param isLive the output is shown as it comes, and not at the end */
async function startSuite({ name, command, report, folder = '.' }: Suite, isLive: boolean) {
  const heading = `\n== ${name}`;
  if (isLive) console.log(heading);
  const result = await runCommand(command, {
    cwd: join(projectRoot, folder),
    // A pipe is no terminal, for which the runners would leave colours out.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
    live: isLive,
  });
  if (!isLive) console.log(`${heading}\n${result.output}`);
  return { ...result, count: report === undefined ? null : readTestCount(report) };
}

/** How often a journey that passed only on its retry must pass in a row, without one (decision 0090). */
const REPEATS = 5;

async function repeatFlaky(count: TestCount, output: string): Promise<TestCount> {
  const journeys = readFlakyJourneys(browserReport);
  if (journeys.length === 0) return count;
  keepEnd('browser journeys (flaky)', output);
  if (journeys.length > MOST_FLAKY_JOURNEYS) return countRepeated(count, false);
  console.log(`\n== ${REPEATS} times more: ${journeys.join(', ')}`);
  const { exitCode } = await runCommand(
    [
      'npm',
      'run',
      'test',
      '--workspace',
      '@ownpath/e2e',
      '--',
      ...journeys,
      `--repeat-each=${REPEATS}`,
      '--retries=0',
    ],
    { cwd: projectRoot, live: true },
  );
  return countRepeated(count, exitCode === 0);
}

/** Runs a suite and adds it to the sum. @returns whether it ended well */
async function runSuite(suite: Suite, isLive = true): Promise<boolean> {
  const { name, report } = suite;
  let run = await startSuite(suite, isLive);
  // No test had a result, so none is lost: a runner that crashed is started once more (decision 0090).
  const isSecondStart = run.exitCode !== 0 && report !== undefined && run.count === null;
  if (isSecondStart) {
    keepEnd(`${name} (first start)`, run.output);
    run = await startSuite(suite, isLive);
  }
  const { exitCode, output, seconds } = run;
  const isRepeated = exitCode === 0 && report === browserReport;
  const count = isRepeated && run.count ? await repeatFlaky(run.count, output) : run.count;
  sum = addSuite(sum, { exitCode, count });
  const result = count
    ? formatTestCount(count)
    : exitCode === 0
      ? 'done'
      : `ended with exit code ${exitCode}`;
  summary.push(
    `${exitCode === 0 && !count?.failed ? ' ok ' : 'FAIL'} ${`${seconds.toFixed(0)} s`.padStart(6)}  ${name}: ${result}${isSecondStart ? ' (second start)' : ''}`,
  );
  if (exitCode !== 0) keepEnd(name, output);
  return exitCode === 0;
}

async function runBesideApi(): Promise<boolean> {
  for (const suite of besideApi) await runSuite(suite, false);
  return runSuite(build, false);
}

// Each waits now and then, for a database to start or for the last of its tests, while the other uses the machine.
const [, isBuilt] = await Promise.all([runSuite(api), runBesideApi()]);
if (isBuilt) await runSuite(journeys);
else summary.push('FAIL         the journeys need the build and were left out');
rmSync(reports, { recursive: true });

console.log(['', ...failures, ...summary, formatTestCount(sum)].join('\n'));
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
