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
import { type BoundaryProblem, findBoundaryProblems, ruleNames } from './check-boundaries.ts';
import { listImports } from './import-graph.ts';
import { parseSource } from './source-rules/syntax-tree.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const project = join(import.meta.dirname, '../..');
const workspaces = ['packages/domain', 'packages/contracts', 'packages/demo-data', 'apps/commerce-api'];
const otherPackages = ['drizzle-orm', 'hono', 'react', 'vitest', 'zod'];
const scratch = mkdtempSync(join(tmpdir(), 'ownpath-boundaries-'));

afterAll(() => rmSync(scratch, { recursive: true }));

/** Copies a fixture and adds what an install adds: links to the workspaces, and stubs of other packages. */
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

function findProblemsIn(fixture: string): BoundaryProblem[] {
  const root = installFixture(fixture);
  return findBoundaryProblems(root, globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root }));
}

describe('import rules', () => {
  test.each(ruleNames)('%s has a fixture that breaks it and nothing else', (rule) => {
    expect([...new Set(findProblemsIn(rule).map((problem) => problem.rule))]).toEqual([rule]);
  });

  test('what the rules allow gives no error', () => {
    expect(findProblemsIn('allowed')).toEqual([]);
  });

  test('every fixture belongs to a rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...ruleNames, 'allowed'].sort());
  });
});

test('every form of import counts', () => {
  const forms = [
    "import value, { type One } from './a.ts';",
    "import type { Two } from './b.ts';",
    "import './c.ts';",
    "export { three } from './d.ts';",
    "export type * from './e.ts';",
    "const later = () => import('./f.ts');",
    "type Inline = import('./g.ts').Inline;",
    "export async function read() { await using file = await import('node:fs/promises'); }",
  ];
  const file = parseSource('packages/domain/src/forms.ts', forms.join('\n'));
  expect(listImports(scratch, [file]).map(({ to, isTypeOnly }) => [to, isTypeOnly])).toEqual([
    ['./a.ts', false],
    ['./b.ts', true],
    ['./c.ts', false],
    ['./d.ts', false],
    ['./e.ts', true],
    ['./f.ts', false],
    ['./g.ts', true],
    ['node:fs/promises', false],
  ]);
});
