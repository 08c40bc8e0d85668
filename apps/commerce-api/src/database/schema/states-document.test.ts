import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { getTableConfig, is, PgTable } from '../orm.ts';
import * as schema from './index.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lines = read('docs/states.md').split('\n');

/** Sandboxes stand for outside providers, whose states are theirs. */
const stateColumns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ name }) => !name.startsWith('sandbox_'))
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.enumValues && /(^|_)(status|state|outcome|end_reason)$/.test(column.name))
      .map((column) => ({ key: `${name}.${column.name}`, states: [...(column.enumValues ?? [])] })),
  );

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** States that the document names, in order, by `table.column`. */
function documented(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, state: string) => found.set(key, [...(found.get(key) ?? []), state]);
  let section = '';
  for (const line of lines) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('|')) continue;
    const [first = '', second = ''] = cellsOf(line);
    const state = /^`([^`]+)`$/.exec(first)?.[1];
    if (state) add(section, state);
    else if (first.includes('.')) add(first, second.replaceAll('`', ''));
  }
  return found;
}

describe('docs/states.md', () => {
  test.each(stateColumns)('has every state of $key, and no other', ({ key, states }) => {
    expect(documented().get(key)?.toSorted()).toEqual(states.toSorted());
  });

  test('every row names a test that is there', () => {
    const files = globSync('{apps,packages,e2e}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    });
    const missing = lines
      .filter((line) => line.startsWith('|') && !/^\| (---|state|record) /.test(line))
      .filter((line) => {
        const [file = '', title = ''] =
          /`([^`]+ > [^`]+)`$/.exec(cellsOf(line).at(-1) ?? '')?.[1]?.split(' > ') ?? [];
        const named = files.filter((candidate) => path.basename(candidate) === file);
        return title === '' || !named.some((one) => read(one).includes(title));
      });
    expect(missing).toEqual([]);
  });

  test('every text that it names is a text of the storefront', () => {
    const english = JSON.parse(read('apps/storefront/translations/en-US.json')) as object;
    const ids = lines.join('\n').match(/`[a-zA-Z]+\.[a-zA-Z.-]+`/g) ?? [];
    const named = ids
      .map((id) => id.slice(1, -1))
      .filter(
        (id) => !/\.(ts|tsx|md)$/.test(id) && !/_|^(orders|appointments|agreements|exchanges)\./.test(id),
      );
    expect(named.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
  });
});
