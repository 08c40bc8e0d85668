import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new, empty data directory. */
export function createDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'ownpath-e2e-'));
}

/** A copy of the directory that the global setup seeded: seconds quicker to start than an empty one. */
export function createSeededDataDir(): string {
  const dataDir = createDataDir();
  const template = process.env.SHOP_TEMPLATE_DIR;
  if (template && existsSync(template)) cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}
