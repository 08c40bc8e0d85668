import { basename } from 'node:path';
import {
  lineOf,
  type Node,
  nameOf,
  propertyRead,
  type SourceFile,
  type SourceProblem,
  walk,
} from './syntax-tree.ts';

const transactionStarters = new Set(['transaction', 'inTransaction', 'withTransaction', 'runInTransaction']);
const dependencyBags = new Set(['deps', 'dependencies', 'ports']);
/** Ports that stay inside the process: a call to them doesn't hold a lock while another system works. */
const insidePorts = new Set(['clock', 'database', 'ids', 'id-generator', 'logger', 'outbox', 'vault']);

/**
 * Names of the ports that reach a provider: object types with a method in `src/ports/`.
 * Data types beside them (requests, results) are not ports.
 */
export function listPortNames(file: SourceFile): string[] {
  if (!/^apps\/commerce-api\/src\/ports\//.test(file.path) || insidePorts.has(basename(file.path, '.ts')))
    return [];
  const names: string[] = [];
  walk(file.program, (node) => {
    if (node.type === 'TSInterfaceDeclaration' && node.body.body.some(isMethod)) names.push(node.id.name);
    if (node.type !== 'TSTypeAliasDeclaration' || node.typeAnnotation.type !== 'TSTypeLiteral') return;
    if (node.typeAnnotation.members.some(isMethod)) names.push(node.id.name);
  });
  return names;
}

/**
 * No outside call within a database transaction: a slow provider would hold row locks, and a rollback can't undo the
 * call. Finds calls written inside the callback; a call inside another function is caught at run time
 * (docs/decisions/0006).
 */
export function findOutsideCallsInTransactions(
  file: SourceFile,
  portNames: readonly string[],
): SourceProblem[] {
  if (!/^apps\/commerce-api\/src\//.test(file.path)) return [];
  const portTypes = new Set(portNames);
  const ports = new Set(portNames.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
  walk(file.program, (node) => {
    for (const alias of aliasesOf(node, ports, portTypes)) ports.add(alias);
  });

  const found = new Map<number, SourceProblem>();
  walk(file.program, (node) => {
    for (const body of transactionBodies(node)) {
      walk(body, (inner) => {
        const callee = outsideCallee(inner, ports);
        if (callee === null) return;
        const message = `${callee} is called inside a transaction: write an outbox row and let a job deliver it.`;
        const rule = 'no-outside-call-in-transaction';
        found.set(inner.start, { rule, path: file.path, line: lineOf(file, inner), message });
      });
    }
  });
  return [...found.values()];
}

function isMethod(member: Node): boolean {
  if (member.type === 'TSMethodSignature') return true;
  return (
    member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation.type === 'TSFunctionType'
  );
}

function transactionBodies(node: Node): Node[] {
  if (node.type !== 'CallExpression') return [];
  if (!transactionStarters.has(nameOf(node.callee) ?? propertyRead(node.callee) ?? '')) return [];
  return node.arguments.filter(
    (one) => one.type === 'ArrowFunctionExpression' || one.type === 'FunctionExpression',
  );
}

/** What the call reaches when it leaves the process: `fetch`, a port's method, or a function that receives a port. */
function outsideCallee(node: Node, ports: ReadonlySet<string>): string | null {
  if (node.type !== 'CallExpression') return null;
  if (nameOf(node.callee) === 'fetch') return 'fetch';
  if (node.callee.type === 'MemberExpression') {
    const owner = nameOf(node.callee.object) ?? propertyRead(node.callee.object);
    if (owner !== null && ports.has(owner)) return `${owner}.${propertyRead(node.callee) ?? '…'}`;
  }
  const passedPort = node.arguments.find((argument) => isPort(argument, ports));
  return passedPort ? (nameOf(passedPort) ?? propertyRead(passedPort)) : null;
}

function isPort(node: Node, ports: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return ports.has(node.name);
  if (node.type !== 'MemberExpression' || !ports.has(propertyRead(node) ?? '')) return false;
  return dependencyBags.has(nameOf(node.object) ?? propertyRead(node.object) ?? '');
}

/** Other names that this node gives a port: `const engine = deps.decisionEngine`, `(engine: DecisionEngine)`. */
function aliasesOf(node: Node, ports: ReadonlySet<string>, portTypes: ReadonlySet<string>): string[] {
  if (node.type === 'VariableDeclarator' && node.init && ports.has(propertyRead(node.init) ?? '')) {
    return [nameOf(node.id)].filter((name) => name !== null);
  }
  if (node.type === 'Property' && ports.has(nameOf(node.key) ?? '') && node.value.type === 'Identifier') {
    return [node.value.name];
  }
  if (node.type === 'Identifier' && 'typeAnnotation' in node && node.typeAnnotation) {
    const type = node.typeAnnotation.typeAnnotation;
    const typeName = type.type === 'TSTypeReference' ? nameOf(type.typeName) : null;
    return typeName !== null && portTypes.has(typeName) ? [node.name] : [];
  }
  return [];
}
