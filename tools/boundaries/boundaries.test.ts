import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findBoundaryProblems } from './check-boundaries.ts';
import { importRules } from './import-rules.ts';
import { sourceRuleNames } from './source-rules/index.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const project = join(import.meta.dirname, '../..');
const workspaces = ['packages/domain', 'packages/contracts', 'packages/demo-data', 'apps/commerce-api'];
const otherPackages = ['drizzle-orm', 'hono', 'react', 'vitest', 'zod'];
const ruleNames = [...importRules.map((rule) => rule.name ?? ''), ...sourceRuleNames];
const scratch = mkdtempSync(join(tmpdir(), 'ownpath-boundaries-'));

afterAll(() => rmSync(scratch, { recursive: true }));

/** Copies a fixture and gives it what an install would: the workspace links, and stubs for packages of others. */
function installFixture(name: string): string {
  const root = join(scratch, name);
  cpSync(join(fixtures, name), root, { recursive: true });
  mkdirSync(join(root, 'node_modules/@ownpath'), { recursive: true });
  for (const workspace of workspaces.filter((one) => existsSync(join(root, one)))) {
    cpSync(join(project, workspace, 'package.json'), join(root, workspace, 'package.json'));
    symlinkSync(join(root, workspace), join(root, 'node_modules/@ownpath', workspace.replace(/^.*\//, '')));
  }
  for (const name of otherPackages) {
    const manifest = join(root, 'node_modules', name, 'package.json');
    mkdirSync(dirname(manifest), { recursive: true });
    writeFileSync(
      manifest,
      JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }),
    );
    writeFileSync(join(dirname(manifest), 'index.js'), 'export {};\n');
  }
  return root;
}

async function brokenRules(fixture: string): Promise<string[]> {
  const root = installFixture(fixture);
  const paths = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root });
  const problems = await findBoundaryProblems(root, paths);
  return [...new Set(problems.map((problem) => problem.rule))];
}

describe('import rules', () => {
  test.each(ruleNames)('%s has a fixture that breaks it and nothing else', async (rule) => {
    expect(await brokenRules(rule)).toEqual([rule]);
  });

  test('what the rules allow gives no error', async () => {
    expect(await findAllProblems('allowed')).toEqual([]);
  });

  test('every fixture belongs to a rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...ruleNames, 'allowed'].sort());
  });
});

async function findAllProblems(fixture: string): Promise<string[]> {
  const root = installFixture(fixture);
  const paths = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root });
  return (await findBoundaryProblems(root, paths)).map(({ rule, message }) => `${rule}: ${message}`);
}
