import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addSuite,
  countRepeated,
  formatTestCount,
  NO_TESTS,
  readFlakyJourneys,
  readTestCount,
} from './count-tests.ts';
import { runCommand, runSteps } from './run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'ownpath-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = (script: string) => [process.execPath, '-e', script];

describe('steps', () => {
  test('a failing step is named, shown in full, and does not stop the others', async () => {
    const lines: string[] = [];
    const failed = await runSteps(
      [
        { name: 'good', command: node("console.log('first'); console.log('last')") },
        { name: 'bad', command: node("console.log('why'); console.error('where'); process.exit(3)") },
        { name: 'absent', command: ['no-such-command-here'] },
        { name: 'late', command: node('') },
      ],
      { cwd: folder, width: 2, print: (line) => lines.push(line) },
    );
    expect(failed).toEqual(['bad', 'absent']);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.includes('good'))).toMatch(/ ok .* good: last$/);
    expect(lines.find((line) => line.includes('bad'))).toMatch(/FAIL.*why.*where/s);
    expect(lines.at(-1)).toMatch(/^\[4\/4\]/);
  });
});

test('a command that a signal ended says so', async () => {
  const { exitCode, output } = await runCommand(node("process.kill(process.pid, 'SIGSEGV')"), {
    cwd: folder,
  });
  expect(exitCode).toBe(139);
  expect(output).toContain('SIGSEGV');
});

test('a passing step reports the requested line', async () => {
  const lines: string[] = [];
  const step = {
    name: 'tests',
    command: node("console.log('Tests 9 passed'); console.log('a hint')"),
    resultLine: /^Tests/,
  };
  await runSteps([step], { cwd: folder, width: 1, print: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/tests: Tests 9 passed$/)]);
});

describe('test counts', () => {
  const path = join(folder, 'report.json');
  const countOf = (report: unknown) => {
    writeFileSync(path, JSON.stringify(report));
    return readTestCount(path);
  };

  test('are read from a Vitest report', () => {
    const report = {
      success: false,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    };
    expect(countOf(report)).toEqual({ passed: 5, failed: 1, skipped: 3, flaky: 0 });
  });

  test('are read from a Playwright report, where a flaky journey is named, and has failed unless its repeats pass', () => {
    const spec = (file: string, status: string) => ({ file, line: 7, tests: [{ status }] });
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 },
      suites: [
        {
          specs: [spec('cart.spec.ts', 'flaky'), spec('home.spec.ts', 'expected')],
          suites: [{ specs: [spec('chat.spec.ts', 'flaky')] }],
        },
      ],
    };
    const count = { passed: 9, failed: 1, skipped: 0, flaky: 2 };
    expect(countOf(report)).toEqual(count);
    expect(readFlakyJourneys(path)).toEqual(['cart.spec.ts:7', 'chat.spec.ts:7']);
    expect(countRepeated(count, true)).toEqual(count);
    expect(countRepeated(count, false)).toEqual({ passed: 7, failed: 3, skipped: 0, flaky: 0 });
  });

  test('are absent without a report', () => {
    expect(readTestCount(join(folder, 'none.json'))).toBeNull();
    expect(countOf({})).toBeNull();
  });

  test('a suite that breaks outside a test counts as a failure', () => {
    expect(addSuite(NO_TESTS, { exitCode: 1, count: { ...NO_TESTS, passed: 9, failed: 0 } })).toMatchObject({
      failed: 1,
    });
    expect(addSuite(NO_TESTS, { exitCode: 1, count: null })).toMatchObject({ failed: 1 });
    expect(addSuite(NO_TESTS, { exitCode: 1, count: { ...NO_TESTS, passed: 9, failed: 2 } })).toMatchObject({
      failed: 2,
    });
  });

  test('close the run in one line', () => {
    expect(formatTestCount({ ...NO_TESTS, passed: 3 })).toBe('3 passed, 0 failed');
    expect(formatTestCount({ passed: 3, failed: 1, skipped: 2, flaky: 1 })).toBe(
      '3 passed, 1 failed, 2 skipped, 1 flaky',
    );
  });
});
