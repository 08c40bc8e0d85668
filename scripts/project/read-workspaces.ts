import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

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

export function hasFile(root: string, path: string): boolean {
  return existsSync(join(root, path));
}

function readManifest(path: string) {
  return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}
