import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** The process that holds a data directory. */
export const Owner = z.object({
  pid: z.number().int().positive(),
  /** Identifies the machine, its boot and the process namespace, within which a pid can be looked up. */
  place: z.string(),
  /** Start of the process in clock ticks since boot: distinguishes it from a later one with the same pid. */
  startedAt: z.string().nullable(),
  /** Differs for each opening, so that an owner recognises its own lock. */
  token: z.string(),
});
export type Owner = z.infer<typeof Owner>;

function readOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Fields of /proc/<pid>/stat from the third on; empty where there is no /proc. Field 2 may hold spaces and brackets. */
function processFields(pid: number): string[] {
  const stat = readOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
}

/** Start of a process in clock ticks since boot; null where there is no /proc. */
export function processStartedAt(pid: number): string | null {
  return processFields(pid)[19] ?? null;
}

/** A zombie without threads that could still write. In some containers no parent ever reaps it. */
function isZombie(pid: number): boolean {
  const [state] = processFields(pid);
  return state === 'Z' && readdirSync(`/proc/${pid}/task`).length <= 1;
}

function currentPlace(): string {
  const boot = readOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = readOrNull(() => readlinkSync('/proc/self/ns/pid'));
  return boot && namespace ? `${boot} ${namespace}` : hostname();
}

export function currentOwner(): Owner {
  return {
    pid: process.pid,
    place: currentPlace(),
    startedAt: processStartedAt(process.pid),
    token: crypto.randomUUID(),
  };
}

/** A process elsewhere (another container on a shared volume) cannot be looked up, so its heartbeat is checked. */
const HEARTBEAT_EXPIRES_AFTER_MS = 20_000;

export function isOwnerAlive(owner: Owner, heartbeatAgeMs: number): boolean {
  if (owner.place !== currentPlace()) return heartbeatAgeMs < HEARTBEAT_EXPIRES_AFTER_MS;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    const isForeignProcess = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isForeignProcess) return false;
  }
  if (isZombie(owner.pid)) return false;
  return owner.startedAt === null || processStartedAt(owner.pid) === owner.startedAt;
}
