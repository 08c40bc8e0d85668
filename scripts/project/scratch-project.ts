import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ScratchProject {
  root: string;
  [Symbol.dispose](): void;
}

/** A temporary git work tree with the given files, for tests of the project's checks. */
export function createScratchProject(files: Readonly<Record<string, string>>): ScratchProject {
  const root = mkdtempSync(join(tmpdir(), 'ownpath-check-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}
