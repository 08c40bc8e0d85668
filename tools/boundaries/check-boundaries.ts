import { cruise, type ICruiseResult } from 'dependency-cruiser';
import './teach-swc-using.ts';
import { importRules } from './import-rules.ts';
import { findSourceProblems } from './source-rules/index.ts';

export interface BoundaryProblem {
  rule: string;
  message: string;
}

/**
 * Judges a tree by every import rule and every source rule.
 *
 * @param root directory that holds `apps/`, `packages/` and so on
 * @param sourcePaths TypeScript files to judge, relative to `root`
 */
export async function findBoundaryProblems(
  root: string,
  sourcePaths: readonly string[],
): Promise<BoundaryProblem[]> {
  const fromSource = findSourceProblems(root, sourcePaths).map(({ rule, path, line, message }) => ({
    rule,
    message: `${path}:${line} ${message}`,
  }));
  return [...fromSource, ...(await findImportProblems(root, sourcePaths))];
}

async function findImportProblems(root: string, sourcePaths: readonly string[]): Promise<BoundaryProblem[]> {
  const { output } = await cruise([...sourcePaths], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importRules },
    // TypeScript 7 has no JavaScript API to parse with (docs/decisions/0005).
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.d.mts'],
    },
  });
  const comments = new Map(importRules.map((rule) => [rule.name, rule.comment ?? '']));
  return resultOf(output).summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' -> ') : `${from} -> ${to}`;
    return { rule: rule.name, message: `${way}\n    ${comments.get(rule.name) ?? ''}` };
  });
}

function resultOf(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave text where its result object was due');
  return output;
}
