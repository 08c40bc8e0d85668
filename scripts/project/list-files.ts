import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const projectRoot = dirname(dirname(import.meta.dirname));

/**
 * Files of the project: tracked or about to be, never ignored ones. Paths are relative to `root`, with forward
 * slashes. Fixtures that break rules on purpose are left out. Throws when `root` is no git work tree.
 */
export function listProjectFiles(root = projectRoot): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(output.split('\0'))].filter(
    (path) => path !== '' && !path.startsWith('tools/boundaries/fixtures/') && existsSync(join(root, path)),
  );
}
