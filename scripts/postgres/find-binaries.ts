import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PACKAGED = '/usr/lib/postgresql';

function packagedFolders(): string[] {
  if (!existsSync(PACKAGED)) return [];
  const versions = readdirSync(PACKAGED).sort((left, right) => Number(right) - Number(left));
  return versions.map((version) => join(PACKAGED, version, 'bin'));
}

/** Folder with `initdb` and `postgres`: PG_BIN, then Debian's folders (newest first), then PATH; null when none. */
export function findPostgresFolder(environment: Readonly<Record<string, string | undefined>>): string | null {
  const chosen = environment.PG_BIN;
  const folders = chosen ? [chosen] : [...packagedFolders(), ...(environment.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}
