import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What of a directory a disk holds when the power fails: the content of each file at its last sync, under the names
 * of each directory's last sync. (Syncing a new file also keeps its name, as on ext4 and XFS.)
 */
export class SyncedDisk {
  readonly #root: string;
  readonly #contents = new Map<string, Buffer>();
  readonly #names = new Map<string, string>();
  readonly #directories = new Set<string>();
  /** Syncs so far. */
  syncCount = 0;

  /** @param root a directory that is on disk whole */
  constructor(root: string) {
    this.#root = root;
    this.#keepTree(root);
  }

  /** A file or directory below the root reached the disk. */
  sync(path: string): void {
    this.syncCount += 1;
    if (statSync(path).isDirectory()) this.#keepNames(path);
    else this.#keepFile(path);
  }

  /** Writes what is left after a power cut to another directory. */
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

/** A number may serve a new file after a removal; with its birth it names one file. */
function inodeOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${birthtimeNs}`;
}
