import { linkSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { currentOwner, isOwnerAlive, Owner } from './owner.ts';

const HEARTBEAT_EVERY_MS = 5_000;
const TAKE_OVER_ATTEMPTS = 5;
/** Longer than another process needs to move a stale lock away and to notice that it moved a fresh one. */
const SETTLE_MS = 50;

export type DirectoryLock = { release(): void };

type HeldLock = { owner: Owner | null; heartbeatAgeMs: number; text: string };

function readLock(path: string): HeldLock | null {
  try {
    const text = readFileSync(path, 'utf8');
    const heartbeatAgeMs = Date.now() - statSync(path).mtimeMs;
    return { owner: parseOwner(text), heartbeatAgeMs, text };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    return Owner.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Creates the lock with its content atomically. */
function createLock(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead owner's lock away, and puts it back if another process has replaced it in the meantime. */
function removeStaleLock(path: string, stale: HeldLock, token: string): void {
  const moved = `${path}.stale-${token}`;
  try {
    renameSync(path, moved);
  } catch {
    return;
  }
  if (readFileSync(moved, 'utf8') === stale.text) rmSync(moved);
  else renameSync(moved, path);
}

/**
 * Claims a data directory for this process. A lock whose owner has died, also one whose pid now belongs to
 * another program, is taken over.
 * @throws StartupError when a living process holds the directory
 */
export async function lockDirectory(dataDir: string): Promise<DirectoryLock> {
  const path = join(dataDir, 'database.lock');
  const owner = currentOwner();
  for (let attempt = 0; attempt < TAKE_OVER_ATTEMPTS; attempt += 1) {
    if (createLock(path, owner)) {
      await wait(SETTLE_MS);
      if (readLock(path)?.owner?.token === owner.token) return keepAlive(path, owner);
      continue;
    }
    const held = readLock(path);
    if (held?.owner && isOwnerAlive(held.owner, held.heartbeatAgeMs)) {
      throw new StartupError(
        `The data directory ${dataDir} is in use by process ${held.owner.pid}: stop that process or set DATA_DIR to another directory.`,
      );
    }
    if (held) removeStaleLock(path, held, owner.token);
  }
  throw new StartupError(
    `The data directory ${dataDir} is being claimed by other processes: start one only.`,
  );
}

function keepAlive(path: string, owner: Owner): DirectoryLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now, () => {});
  }, HEARTBEAT_EVERY_MS).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readLock(path)?.owner?.token === owner.token) rmSync(path, { force: true });
    },
  };
}
