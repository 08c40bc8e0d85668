import { lineOf, type SourceFile, type SourceProblem, walk } from './syntax-tree.ts';

/**
 * `import('./x.ts').T` in a type is the one import that dependency-cruiser's swc parser does not report
 * (docs/decisions/0005), so it may not be written: `import type` at the top says the same.
 */
export function findInlineImportTypes(file: SourceFile): SourceProblem[] {
  const problems: SourceProblem[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'TSImportType') return;
    problems.push({
      rule: 'import-types-stand-at-the-top',
      path: file.path,
      line: lineOf(file, node),
      message: 'Write `import type` at the top of the file instead of import() in a type.',
    });
  });
  return problems;
}
