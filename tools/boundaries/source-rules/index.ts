import { findOutsideCallsInTransactions, listPortNames } from './outside-calls.ts';
import { findSecretsOutsideServerFiles } from './server-files.ts';
import { findBrowserStorage, findSettingsReads } from './settings-and-storage.ts';
import type { SourceFile, SourceProblem } from './syntax-tree.ts';

export type { SourceProblem } from './syntax-tree.ts';

/** Rules about the content of a file rather than its imports. */
export const sourceRuleNames = [
  'settings-are-read-in-env-files',
  'browser-storage-in-one-file',
  'secrets-live-in-server-files',
  'no-outside-call-in-transaction',
] as const;

export function findSourceProblems(files: readonly SourceFile[]): SourceProblem[] {
  const portNames = files.flatMap(listPortNames);
  return files.flatMap((file) => [
    ...findSettingsReads(file),
    ...findBrowserStorage(file),
    ...findSecretsOutsideServerFiles(file),
    ...findOutsideCallsInTransactions(file, portNames),
  ]);
}
