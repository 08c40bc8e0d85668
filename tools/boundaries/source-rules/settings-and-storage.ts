import {
  lineOf,
  type Node,
  nameOf,
  propertyRead,
  type SourceFile,
  type SourceProblem,
  walk,
} from './syntax-tree.ts';

const mayReadSettings = [
  /^apps\/commerce-api\/src\/env\.ts$/,
  /^apps\/storefront\/server\/env\.ts$/,
  /(^|\/)([^/]+\.config|global-setup)\.ts$/,
  /(^|\/)scripts\//,
  /^(tools|e2e|bench)\//,
];
const mayUseBrowserStorage = [/^apps\/storefront\/app\/platform\/browser-storage(\.test)?\.ts$/, /^e2e\//];
const storageGlobals = new Set(['localStorage', 'sessionStorage', 'cookieStore']);
const globalObjects = new Set(['window', 'globalThis', 'self']);

/** `process.env` is read in one file per app, where a schema validates it. */
export function findSettingsReads(file: SourceFile): SourceProblem[] {
  if (mayReadSettings.some((pattern) => pattern.test(file.path))) return [];
  return problemsAt(file, 'settings-are-read-in-env-files', readsSettings, () => {
    return 'process.env is read in the env file of each app only; take the setting as a parameter.';
  });
}

/** Everything stored in the browser is in one file, so that it can be reviewed and cleared together. */
export function findBrowserStorage(file: SourceFile): SourceProblem[] {
  if (mayUseBrowserStorage.some((pattern) => pattern.test(file.path))) return [];
  return problemsAt(file, 'browser-storage-in-one-file', usesBrowserStorage, () => {
    return 'Browser storage and document.cookie belong to apps/storefront/app/platform/browser-storage.ts.';
  });
}

function readsSettings(node: Node, parent: Node | undefined): boolean {
  if (propertyRead(node) === 'env' && node.type === 'MemberExpression')
    return nameOf(node.object) === 'process';
  if (node.type === 'VariableDeclarator' && nameOf(node.init) === 'process') {
    return (
      node.id.type === 'ObjectPattern' &&
      node.id.properties.some((one) => 'key' in one && nameOf(one.key) === 'env')
    );
  }
  return (
    node.type === 'ImportSpecifier' &&
    nameOf(node.imported) === 'env' &&
    parent?.type === 'ImportDeclaration' &&
    ['process', 'node:process'].includes(parent.source.value)
  );
}

function usesBrowserStorage(node: Node, parent: Node | undefined): boolean {
  const property = propertyRead(node);
  if (property !== null && node.type === 'MemberExpression') {
    const owner = nameOf(node.object) ?? propertyRead(node.object);
    if (owner === 'document') return property === 'cookie';
    return globalObjects.has(owner ?? '') && storageGlobals.has(property);
  }
  return node.type === 'Identifier' && storageGlobals.has(node.name) && !isPropertyName(node, parent);
}

/** A key, a property after a dot or a member of a type has the same name but isn't the global. */
function isPropertyName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if ('key' in parent && parent.key === node && !('shorthand' in parent && parent.shorthand)) return true;
  return (
    parent.type.startsWith('TS') || parent.type === 'ImportSpecifier' || parent.type === 'ExportSpecifier'
  );
}

function problemsAt(
  file: SourceFile,
  rule: string,
  isWrong: (node: Node, parent: Node | undefined) => boolean,
  message: () => string,
): SourceProblem[] {
  const problems: SourceProblem[] = [];
  walk(file.program, (node, parent) => {
    if (isWrong(node, parent))
      problems.push({ rule, path: file.path, line: lineOf(file, node), message: message() });
  });
  return problems;
}
