import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only on their retry; `passed` counts them too. */
  flaky: number;
}

export const NO_TESTS: TestCount = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[] | undefined;
  specs?: { file: string; line: number; tests: { status: string }[] }[] | undefined;
}

const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    suites: z.array(PlaywrightSuite).optional(),
    specs: z
      .array(
        z.object({ file: z.string(), line: z.number(), tests: z.array(z.object({ status: z.string() })) }),
      )
      .optional(),
  }),
);

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

function listFlaky({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.flatMap(({ file, line, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(() => `${file}:${line}`),
    ),
    ...suites.flatMap(listFlaky),
  ];
}

const readReport = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;

/** Journeys that passed only on their retry, as `file:line`; none for a report of another runner. */
export function readFlakyJourneys(path: string): string[] {
  const playwright = PlaywrightReport.safeParse(readReport(path));
  return playwright.success ? [...new Set(listFlaky({ suites: playwright.data.suites }))] : [];
}

/** Counts of a Vitest or Playwright JSON report; null when there is no readable one. */
export function readTestCount(path: string): TestCount | null {
  const report = readReport(path);
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest.data;
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      flaky: 0,
    };
  }
  const playwright = PlaywrightReport.safeParse(report);
  if (!playwright.success) return null;
  const { expected, unexpected, skipped, flaky } = playwright.data.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** More than these in one run is no chance: the run fails without repeating them. */
export const MOST_FLAKY_JOURNEYS = 2;

/** What counts once the flaky journeys were repeated, or were too many to be (decision 0090). */
export function countRepeated(count: TestCount, haveAllPassed: boolean): TestCount {
  if (haveAllPassed) return count;
  return { ...count, passed: count.passed - count.flaky, failed: count.failed + count.flaky, flaky: 0 };
}

/**
 * Sums up suites. A suite that ended badly without a failed test (it could not start, or a hook broke)
 * counts as one failure, so that the sum can't look green.
 */
export function addSuite(sum: TestCount, suite: { exitCode: number; count: TestCount | null }): TestCount {
  const { passed, failed, skipped, flaky } = suite.count ?? NO_TESTS;
  const brokeOutsideATest = suite.exitCode !== 0 && failed === 0 ? 1 : 0;
  return {
    passed: sum.passed + passed,
    failed: sum.failed + failed + brokeOutsideATest,
    skipped: sum.skipped + skipped,
    flaky: sum.flaky + flaky,
  };
}

/** The closing line that runs of any size end with. */
export function formatTestCount({ passed, failed, skipped, flaky }: TestCount): string {
  const rare = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`].filter(Boolean);
  return [`${passed} passed, ${failed} failed`, ...rare].join(', ');
}
