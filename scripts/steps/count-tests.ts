import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only on their retry, with an entry among the known flaky journeys; `passed` counts them too. */
  flaky: number;
}

export const NO_TESTS: TestCount = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** A journey whose retry is accepted for now (decision 0026). */
const KnownFlaky = z.array(
  z.object({
    /** As in the journey's file. */
    title: z.string(),
    cause: z.string().min(20),
    since: z.iso.date(),
  }),
);
export type KnownFlaky = z.infer<typeof KnownFlaky>;

export function readKnownFlaky(path: string): KnownFlaky {
  return KnownFlaky.parse(JSON.parse(readFileSync(path, 'utf8')));
}

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[] | undefined;
  specs?: { title: string; tests: { status: string }[] }[] | undefined;
}

const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    suites: z.array(PlaywrightSuite).optional(),
    specs: z
      .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
      .optional(),
  }),
);

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite),
});

function listFlakyTitles({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.flatMap(({ title, tests }) => tests.filter(({ status }) => status === 'flaky').map(() => title)),
    ...suites.flatMap(listFlakyTitles),
  ];
}

/**
 * Counts of a Vitest or Playwright JSON report; null when there is no readable one. A journey that passed only on its
 * retry counts as flaky when it is among the known ones, else as failed.
 */
export function readTestCount(path: string, known: KnownFlaky = []): TestCount | null {
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
  const { expected, unexpected, skipped } = playwright.data.stats;
  const titles = listFlakyTitles({ suites: playwright.data.suites });
  const flaky = titles.filter((title) => known.some((entry) => entry.title === title)).length;
  return {
    passed: expected + flaky,
    failed: unexpected + titles.length - flaky,
    skipped,
    flaky,
  };
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
