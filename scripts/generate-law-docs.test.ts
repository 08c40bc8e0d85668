import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderLawDocs } from './generate-law-docs.ts';
import { projectRoot } from './project/project.ts';

test('docs/law.md is generated from the rows of law', () => {
  expect(readFileSync(join(projectRoot, 'docs/law.md'), 'utf8')).toBe(renderLawDocs());
});

test('every state, DC and Puerto Rico has a row with citations', () => {
  const rows = renderLawDocs()
    .split('\n')
    .filter((line) => /^\| [^|]+\([A-Z]{2}\) \|/.test(line));
  expect(rows).toHaveLength(52);
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(12);
});
