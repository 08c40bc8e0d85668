import { extname } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

export type { Node };

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  text: string;
  program: Node;
}

export interface SourceProblem {
  rule: string;
  path: string;
  line: number;
  message: string;
}

/** Parses TypeScript or TSX. @throws Error with the file's name when the syntax is not valid */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text, { lang: extname(path) === '.tsx' ? 'tsx' : 'ts' });
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, program };
}

/** Calls `visit` for the node and all its descendants, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of childrenUnder(node, key)) walk(child, visit, node);
  }
}

export function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.start).split('\n').length;
}

/** The name of an identifier, or the text of a string key; null for anything else. */
export function nameOf(node: Node | null | undefined): string | null {
  if (!node) return null;
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return null;
}

/** The property that a member expression reads: `a.b`, `a?.b` and `a['b']` give `b`. */
export function propertyRead(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (node.computed && node.property.type !== 'Literal') return null;
  return nameOf(node.property);
}

function childrenUnder(node: Node, key: string): Node[] {
  const value: unknown = Reflect.get(node, key);
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
