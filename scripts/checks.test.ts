import { describe, expect, test } from 'vitest';
import { findDeadDocPaths } from './check-doc-paths.ts';
import { findLongFiles } from './check-file-length.ts';
import { findForbiddenWords } from './check-forbidden-words.ts';
import { createScratchProject } from './project/scratch-project.ts';

const manifest = JSON.stringify({ name: 'scratch', scripts: { verify: 'true' } });

describe('doc paths', () => {
  const findIn = (readme: string, files: Record<string, string> = {}) => {
    using project = createScratchProject({ 'package.json': manifest, 'README.md': readme, ...files });
    return findDeadDocPaths(project.root);
  };

  test.each([
    ['a file', 'See `packages/domain/src/money.ts`.', { 'packages/x.ts': '' }],
    ['a file named without its folder', 'See `price-rules.ts`.', {}],
    ['a file in a folder that is gone', 'See `gone/price-rules.ts`.', {}],
    [
      'a pattern that nothing matches',
      'See `apps/api/src/modules/<feature>/routes.ts`.',
      { 'apps/x.ts': '' },
    ],
    ['a file of a build', 'See `src/build/main.js`.', { '.gitignore': 'build/', 'src/build/main.js': '' }],
    ['a script', 'Run `npm run deploy`.', {}],
    ['a link', 'See [the map](docs/map.md).', {}],
  ])('%s that does not exist is found', (_name, text, files) => {
    expect(findIn(text, files)).toHaveLength(1);
  });

  test('what exists, and what is no path, is left alone', () => {
    const text = [
      '`src/modules/<feature>/routes.ts`, `src/modules/`, `routes.ts`, `stores/routes.ts`, [map](src/modules/stores/routes.ts#L1)',
      '`npm run verify`, `npm ci && npm test -w x`, `/checkout`, `application/json`, `a / b`, `import x from "./y.ts"`',
    ].join('\n');
    expect(findIn(text, { 'src/modules/stores/routes.ts': '' })).toEqual([]);
  });
});

test('a superseded decision record may name files that are gone', () => {
  const record = '# 5. Rules\n\nStatus: superseded by 0021-rules.md\n\nSee `gone/price-rules.ts`.';
  using project = createScratchProject({ 'package.json': manifest, 'docs/decisions/0005-rules.md': record });
  expect(findDeadDocPaths(project.root)).toEqual([]);
});

describe('file length', () => {
  test('a source file of 251 lines is found, one of 250 is not', () => {
    using project = createScratchProject({ 'a.ts': 'x\n'.repeat(251), 'b.ts': 'x\n'.repeat(250) });
    expect(findLongFiles(project.root)).toEqual([expect.stringMatching(/^a\.ts has 251 lines/)]);
  });

  test('a page of 121 lines is found, one of 120 is not, nor a file in the folder of a page', () => {
    const routes = 'apps/storefront/app/routes';
    using project = createScratchProject({
      [`${routes}/a.tsx`]: 'x\n'.repeat(121),
      [`${routes}/b.tsx`]: 'x\n'.repeat(120),
      [`${routes}/a/c.tsx`]: 'x\n'.repeat(121),
    });
    expect(findLongFiles(project.root)).toEqual([expect.stringMatching(/\/a\.tsx has 121 lines, 120/)]);
  });

  test('generated files and ignored ones are not read', () => {
    const long = 'x\n'.repeat(500);
    using project = createScratchProject({ '.gitignore': 'build/', 'build/a.ts': long, 'b.gen.ts': long });
    expect(findLongFiles(project.root)).toEqual([]);
  });
});

describe('forbidden words', () => {
  const findIn = (path: string, text: string) => {
    using project = createScratchProject({ [path]: text });
    return findForbiddenWords(project.root);
  };

  test.each([
    ['a path of one machine', 'a.md', 'see\n/work/main/x.ts', 'a.md:2'],
    ['a home folder', 'a.ts', "const x = '/root/data';", 'a.ts:1'],
    ['a registry host', 'a.yml', 'https://registry.npmjs.org/x', 'a.yml:1'],
    ['a folder that no clone has', 'a.ts', "readFileSync('../shared/x.json')", 'a.ts:1'],
    ['a note to self', 'a.ts', '// TODO later', 'a.ts:1'],
  ])('%s is found', (_name, path, text, where) => {
    expect(findIn(path, text)).toEqual([expect.stringMatching(`^${where} `)]);
  });

  test('a test that skips when the folder is absent may name it', () => {
    const text = "test.skipIf(!existsSync('../shared/x.json'))('vectors', () => {});";
    expect(findIn('a.test.ts', text)).toEqual([]);
    expect(findIn('a.ts', text)).toHaveLength(1);
  });

  test('an import from a folder of that name is left alone', () => {
    const text =
      "import { price } from '../../shared/pricing/price.ts';\nconst later = import('../shared/x.ts');";
    expect(findIn('a.ts', text)).toEqual([]);
  });

  test('routes that look alike are left alone', () => {
    expect(findIn('a.md', '`/network/x`, `./work/x`, `~/work/x`, https://example.com/work/x, todos')).toEqual(
      [],
    );
  });
});
