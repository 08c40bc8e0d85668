import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { type Node, type SourceFile, walk } from './source-rules/syntax-tree.ts';

export interface Import {
  /** The importing file, relative to the project. */
  from: string;
  /** The imported file, relative to the project; `node:…` for a module of Node; the specifier when it leads nowhere. */
  to: string;
  isResolved: boolean;
  /** `import type` and `export type`, which leave no trace at run time. */
  isTypeOnly: boolean;
}

/** Every import of the files: static, dynamic, re-exports and `import()` in a type. */
export function listImports(root: string, files: readonly SourceFile[]): Import[] {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types', 'typings'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.d.mts'],
    builtinModules: true,
  });
  const base = realpathSync(root);
  return files.flatMap((file) =>
    listSpecifiers(file).map(({ specifier, isTypeOnly }) => {
      const { path, builtin } = resolver.sync(join(root, dirname(file.path)), specifier);
      const to =
        builtin?.resolved ?? (path === undefined ? specifier : relative(base, path.replace(/\?.*$/, '')));
      return { from: file.path, to, isTypeOnly, isResolved: builtin !== undefined || path !== undefined };
    }),
  );
}

type Specifier = { specifier: string; isTypeOnly: boolean };

function listSpecifiers({ program }: SourceFile): Specifier[] {
  const specifiers: Specifier[] = [];
  walk(program, (node) => {
    const source = sourceOf(node);
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      specifiers.push({ specifier: source.value, isTypeOnly: isTypeOnly(node) });
    }
  });
  return specifiers;
}

function sourceOf(node: Node): Node | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    default:
      return null;
  }
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return node.importKind === 'type';
  if (node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') {
    return node.exportKind === 'type';
  }
  return node.type === 'TSImportType';
}

/** Cycles of imports; each path ends at the file it starts with. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start !== -1) cycles.push([...way.slice(start), file]);
    if (start !== -1 || finished.has(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...way, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
