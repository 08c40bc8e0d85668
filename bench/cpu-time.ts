import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, in `/proc/<pid>/stat`. */
const TICK_MS = 10;

type Stat = { readonly command: string; readonly fields: readonly string[] };

function readStat(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return {
      command: text.slice(text.indexOf('(') + 1, end),
      fields: text.slice(end + 2).split(' '),
    };
  } catch {
    return null;
  }
}

/** CPU time in ms that a process has used, with that of children which have ended. Linux only. */
export function cpuMs(pid: number): number {
  // User and system time of the process, then of its ended children.
  const times = readStat(pid)?.fields.slice(11, 15) ?? [];
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

/** The processes whose parent this is. */
export function childrenOf(pid: number, command?: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name);
      const isChild = stat?.fields[1] === String(pid) && (command === undefined || stat.command === command);
      return isChild ? [Number(name)] : [];
    });
}

/** CPU time in ms of a process and its living and ended children. */
export function treeCpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), cpuMs(pid));
}
