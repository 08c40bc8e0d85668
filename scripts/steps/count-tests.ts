import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

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

/** Counts of a Vitest or Playwright JSON report; a flaky test has failed. Null when there is no readable report. */
export function readTestCount(path: string): TestCount | null {
  if (!existsSync(path)) return null;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest.data;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  }
  const playwright = PlaywrightReport.safeParse(report);
  if (!playwright.success) return null;
  const { expected, unexpected, flaky, skipped } = playwright.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Sums up suites. A suite that ended badly without a failed test (it could not start, or a hook broke)
 * counts as one failure, so that the sum can't look green.
 */
export function addSuite(sum: TestCount, suite: { exitCode: number; count: TestCount | null }): TestCount {
  const { passed, failed, skipped } = suite.count ?? { passed: 0, failed: 0, skipped: 0 };
  const brokeOutsideATest = suite.exitCode !== 0 && failed === 0 ? 1 : 0;
  return {
    passed: sum.passed + passed,
    failed: sum.failed + failed + brokeOutsideATest,
    skipped: sum.skipped + skipped,
  };
}

/** The closing line that runs of any size end with. */
export function formatTestCount({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
