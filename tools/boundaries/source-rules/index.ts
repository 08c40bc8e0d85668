import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInlineImportTypes } from './import-types.ts';
import { findOutsideCallsInTransactions, listPortNames } from './outside-calls.ts';
import { findSecretsOutsideServerFiles } from './server-files.ts';
import { findBrowserStorage, findSettingsReads } from './settings-and-storage.ts';
import { parseSource, type SourceProblem } from './syntax-tree.ts';

export type { SourceProblem } from './syntax-tree.ts';

/** Rules about what a file says rather than what it imports. */
export const sourceRuleNames = [
  'settings-are-read-in-env-files',
  'browser-storage-in-one-file',
  'secrets-live-in-server-files',
  'import-types-stand-at-the-top',
  'no-outside-call-in-transaction',
] as const;

/**
 * @param root the project's directory
 * @param paths TypeScript files to judge, relative to `root`
 */
export function findSourceProblems(root: string, paths: readonly string[]): SourceProblem[] {
  const files = paths.map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
  const portNames = files.flatMap(listPortNames);
  return files.flatMap((file) => [
    ...findSettingsReads(file),
    ...findBrowserStorage(file),
    ...findSecretsOutsideServerFiles(file),
    ...findInlineImportTypes(file),
    ...findOutsideCallsInTransactions(file, portNames),
  ]);
}
