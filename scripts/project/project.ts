import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export const projectRoot = dirname(dirname(import.meta.dirname));

/**
 * Files of the project: tracked and new ones, without ignored ones. Paths are relative to `root`, with forward
 * slashes. Fixtures that break rules on purpose are left out. @throws Error when `root` is not a git work tree
 */
export function listProjectFiles(root = projectRoot): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(output.split('\0'))].filter(
    (path) => path !== '' && !path.startsWith('tools/boundaries/fixtures/') && existsSync(join(root, path)),
  );
}

/** Prints the result of a check and sets the exit code: 0 without problems, else 1. */
export function reportProblems(problems: readonly string[], successMessage: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(successMessage);
  else console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const Manifest = z.object({
  name: z.string(),
  workspaces: z.array(z.string()).default([]),
  scripts: z.record(z.string(), z.string()).default({}),
});

export interface Workspace {
  name: string;
  /** Relative to the project, with forward slashes. */
  folder: string;
  scripts: Readonly<Record<string, string>>;
}

/** The npm workspaces of the project at `root`, by folder. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces } = readManifest(join(root, 'package.json'));
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ folder: dirname(path), ...readManifest(join(root, path)) }));
}

function readManifest(path: string) {
  return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}
