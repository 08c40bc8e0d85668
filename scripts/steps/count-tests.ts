import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only when they were run again; `passed` counts them too. */
  flaky: number;
}

export const NO_TESTS: TestCount = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** A browser journey can trip over a busy machine once; more than this many are a fault of the code or its tests. */
const MAX_FLAKY = 2;

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * Counts of a Vitest or Playwright JSON report; null when there is no readable one. A test that passed only when it was
 * run again counts as flaky, and when there are more than a few as failed.
 */
export function readTestCount(path: string): TestCount | null {
  if (!existsSync(path)) return null;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
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
  const { expected, unexpected, flaky, skipped } = playwright.data.stats;
  return flaky > MAX_FLAKY
    ? { passed: expected, failed: unexpected + flaky, skipped, flaky: 0 }
    : { passed: expected + flaky, failed: unexpected, skipped, flaky };
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
