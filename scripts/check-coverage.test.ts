import { describe, expect, test } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import { createScratchProject } from './project/scratch-project.ts';

const testFile = `
  describe('money', () => {
    test('adds cents', () => {});
    test.each(rows)('rounds %s', () => {});
    test.skip('divides', () => {});
    it(\`shows \${locale} prices\`, () => {});
  });`;

function reportOf(...rows: string[]) {
  const head = ['# Coverage', '| Section | Statement | Shown by |', '| --- | --- | --- |'];
  using project = createScratchProject({
    'docs/coverage.md': [...head, ...rows].join('\n'),
    'packages/money.test.ts': testFile,
    'packages/domain/src/rates.test.ts': testFile,
  });
  return checkCoverage(project.root);
}

describe('coverage', () => {
  test('rows are counted as shown or not yet', () => {
    const report = reportOf(
      '| 5 | sums | `packages/money.test.ts > adds cents` |',
      '| 5 | rounding | `packages/money.test.ts > money > rounds %s` |',
      '| 5 | a \\| in a cell | `packages/money.test.ts > shows {locale} prices`, `packages/money.test.ts > adds cents` |',
      '| 5 | division | not yet |',
      '| 5 | rates (rule) | `packages/domain/src/rates.test.ts > adds cents` |',
    );
    expect(report).toEqual({ shown: 3, ruleOrCodecOnly: 1, notYet: 1, problems: [] });
  });

  test.each([
    [
      'a file that does not exist',
      '| 5 | x | `packages/gone.test.ts > adds cents` |',
      /file that does not exist/,
    ],
    [
      'a test that does not exist',
      '| 5 | x | `packages/money.test.ts > adds euros` |',
      /does not exist or is skipped/,
    ],
    [
      'a group that does not exist',
      '| 5 | x | `packages/money.test.ts > dates > adds cents` |',
      /does not exist/,
    ],
    ['a skipped test', '| 5 | x | `packages/money.test.ts > divides` |', /is skipped/],
    ['a file without a title', '| 5 | x | `packages/money.test.ts` |', /no test title/],
    ['another status', '| 5 | x | done |', /says neither/],
    ['a missing cell', '| 5 | x |', /says neither/],
    ['no statement', '| 5 | | not yet |', /lacks its section or its statement/],
    [
      'only a rule and no mark',
      '| 5 | x | `packages/domain/src/rates.test.ts > adds cents` |',
      /needs '\(rule\)'/,
    ],
    [
      'the mark of a rule and a test of the product',
      '| 5 | x (rule) | `packages/money.test.ts > adds cents` |',
      /is marked/,
    ],
    ['both statuses', '| 5 | x | not yet `packages/money.test.ts > adds cents` |', /and names a test/],
  ])('a row with %s fails', (_name, row, problem) => {
    expect(reportOf(row).problems).toEqual([expect.stringMatching(problem)]);
  });

  test('a statement that stands twice fails, and so does an empty table', () => {
    expect(reportOf('| 5 | x | not yet |', '| 5 | x | not yet |').problems).toEqual([
      expect.stringMatching(/twice/),
    ]);
    expect(reportOf().problems).toEqual(['docs/coverage.md has no rows']);
  });
});
