import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Content of a directory on disk after a power failure: each file as of its last sync, under the names of each
 * directory's last sync. (Syncing a new file also stores its name, as on ext4 and XFS.)
 */
export class SyncedDisk {
  readonly #root: string;
  readonly #contents = new Map<string, Buffer>();
  readonly #names = new Map<string, string>();
  readonly #directories = new Set<string>();
  /** Syncs so far. */
  syncCount = 0;

  /** @param root a directory that is completely on disk */
  constructor(root: string) {
    this.#root = root;
    this.#keepTree(root);
  }

  /** Records that a file or directory below the root is on disk. */
  sync(path: string): void {
    this.syncCount += 1;
    if (statSync(path).isDirectory()) this.#keepNames(path);
    else this.#keepFile(path);
  }

  /** Writes the state after a power failure to another directory. */
  restoreTo(target: string): void {
    const placeOf = (path: string) => join(target, path.slice(this.#root.length));
    for (const path of this.#directories) mkdirSync(placeOf(path), { recursive: true, mode: 0o700 });
    for (const [path, inode] of this.#names) {
      writeFileSync(placeOf(path), this.#contents.get(inode) ?? '', { mode: 0o600 });
    }
  }

  #keepTree(directory: string): void {
    this.#keepNames(directory);
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) this.#keepTree(path);
      else this.#keepFile(path);
    }
  }

  #keepFile(path: string): void {
    const inode = inodeOf(path);
    this.#contents.set(inode, readFileSync(path));
    this.#names.set(path, inode);
  }

  #keepNames(directory: string): void {
    this.#directories.add(directory);
    for (const path of this.#names.keys()) if (dirname(path) === directory) this.#names.delete(path);
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) this.#directories.add(path);
      else this.#names.set(path, inodeOf(path));
    }
  }
}

/** Inode numbers are reused after a removal; with the birth time they identify one file. */
function inodeOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${birthtimeNs}`;
}
