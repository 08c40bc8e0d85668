import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles, type Import, listImports } from './import-graph.ts';
import { type ImportRule, importRules } from './import-rules.ts';
import { findSourceProblems, sourceRuleNames } from './source-rules/index.ts';
import { parseSource } from './source-rules/syntax-tree.ts';

export interface BoundaryProblem {
  rule: string;
  message: string;
}

/** React Router generates +types/*; virtual: modules exist inside Vite only. */
const RESOLVED_ELSEWHERE = /^\.\.?\/\+types\/|^virtual:/;

export const ruleNames = [
  ...importRules.map(({ name }) => name),
  'no-cycles',
  'imports-resolve',
  ...sourceRuleNames,
];

/**
 * Checks a tree by every import rule and every source rule.
 *
 * @param root directory that holds `apps/`, `packages/` and so on
 * @param sourcePaths TypeScript files to check, relative to `root`
 */
export function findBoundaryProblems(root: string, sourcePaths: readonly string[]): BoundaryProblem[] {
  const files = sourcePaths.map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
  const imports = listImports(root, files);
  return [
    ...findSourceProblems(files).map(({ rule, path, line, message }) => ({
      rule,
      message: `${path}:${line} ${message}`,
    })),
    ...importRules.flatMap((rule) =>
      imports
        .filter((one) => breaks(one, rule))
        .map(({ from, to }) => ({ rule: rule.name, message: `${from} -> ${to}\n    ${rule.comment}` })),
    ),
    ...findCycles(imports).map((cycle) => ({
      rule: 'no-cycles',
      message: `${cycle.join(' -> ')}\n    Two files that need each other are one file, or three.`,
    })),
    ...imports
      .filter(({ isResolved, to }) => !isResolved && !RESOLVED_ELSEWHERE.test(to))
      .map(({ from, to }) => ({
        rule: 'imports-resolve',
        message: `${from} -> ${to}\n    An import that leads nowhere would slip past every other rule.`,
      })),
  ];
}

function breaks({ from, to, isTypeOnly }: Import, rule: ImportRule): boolean {
  const origin = new RegExp(rule.from.path).exec(from);
  if (!origin || isAmong(from, rule.from.pathNot)) return false;
  if (isTypeOnly && rule.allowsTypes) return false;
  const ownFolder = (pattern: string) => pattern.replaceAll('$1', origin[1] ?? '');
  const { path, pathNot } = rule.to;
  if (path !== undefined && !new RegExp(ownFolder(path)).test(to)) return false;
  return !isAmong(to, pathNot?.map(ownFolder));
}

function isAmong(path: string, patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => new RegExp(pattern).test(path));
}
