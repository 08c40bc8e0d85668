import { lineOf, type Node, nameOf, type SourceFile, type SourceProblem, walk } from './syntax-tree.ts';

const rule = 'secrets-live-in-server-files';
const storefrontApp = /^apps\/storefront\/app\//;
const serverFile = /\.server\.tsx?$/;
const testFile = /\.test\.tsx?$/;
const secretFileNames = /\/(env|session|client|api-client|commerce-client|authenticated-client)\.tsx?$/;
const cookieFactories = new Set(['createCookie', 'createCookieSessionStorage', 'createSessionStorage']);

/**
 * Env, session and the authenticated client of the storefront are `*.server.ts`, which the bundler refuses to
 * put into the browser's bundle. Recognised by file name, and by what such code does: create a cookie, send a token.
 */
export function findSecretsOutsideServerFiles(file: SourceFile): SourceProblem[] {
  if (!storefrontApp.test(file.path) || serverFile.test(file.path) || testFile.test(file.path)) return [];
  if (secretFileNames.test(file.path)) {
    return [{ rule, path: file.path, line: 1, message: 'Env, session and client files end in .server.ts.' }];
  }
  const problems: SourceProblem[] = [];
  walk(file.program, (node) => {
    if (!handlesSecret(node)) return;
    const message =
      'Code that creates session cookies or sends a bearer token belongs in a *.server.ts file.';
    problems.push({ rule, path: file.path, line: lineOf(file, node), message });
  });
  return problems;
}

function handlesSecret(node: Node): boolean {
  if (node.type === 'ImportSpecifier') return cookieFactories.has(nameOf(node.imported) ?? '');
  if (node.type === 'TemplateElement') return /^Bearer\s/.test(node.value.raw);
  return node.type === 'Literal' && typeof node.value === 'string' && /^Bearer\s/.test(node.value);
}
