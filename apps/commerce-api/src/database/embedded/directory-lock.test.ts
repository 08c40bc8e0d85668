import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { currentOwner, type Owner, processStartedAt } from './owner.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ownpath-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const UNUSED_PID = 4_194_303;

function leaveLock(change: Partial<Owner>, heartbeatAgeSeconds = 0): void {
  const path = join(directory, 'database.lock');
  writeFileSync(path, JSON.stringify({ ...currentOwner(), ...change }));
  const heartbeat = Date.now() / 1000 - heartbeatAgeSeconds;
  utimesSync(path, heartbeat, heartbeat);
}

async function canLock(): Promise<boolean> {
  const lock = await lockDirectory(directory).catch(() => null);
  lock?.release();
  return lock !== null;
}

test('is held by one, and free when released, without leaving files', async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}: stop that process`,
  );
  lock.release();
  expect(await canLock()).toBe(true);
  expect(readdirSync(directory)).toEqual([]);
});

test('distinguishes a living owner from a dead one and from another program with its pid', async () => {
  leaveLock({ pid: process.ppid, startedAt: processStartedAt(process.ppid) });
  expect(await canLock()).toBe(false);
  leaveLock({ pid: process.ppid, startedAt: '1' });
  expect(await canLock()).toBe(true);
  leaveLock({ pid: UNUSED_PID });
  expect(await canLock()).toBe(true);
});

test.skipIf(!existsSync('/proc'))(
  'takes over from a process that has ended but was never collected',
  async () => {
    // The shell becomes `sleep`, which waits for no child, before its child ends: the child stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    const readState = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2];
    await expect.poll(readState).toBe('Z');
    leaveLock({ pid, startedAt: processStartedAt(pid) });
    expect(await canLock()).toBe(true);
    parent.kill();
  },
);

test('goes by the heartbeat for an owner on another machine', async () => {
  leaveLock({ place: 'elsewhere', pid: UNUSED_PID }, 3);
  expect(await canLock()).toBe(false);
  leaveLock({ place: 'elsewhere', pid: process.pid }, 60);
  expect(await canLock()).toBe(true);
});

test('takes an unreadable lock over', async () => {
  writeFileSync(join(directory, 'database.lock'), '{"pid":');
  expect(await canLock()).toBe(true);
});

test('goes to exactly one of many who find it stale at once', async () => {
  leaveLock({ pid: UNUSED_PID });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(JSON.parse(readFileSync(join(directory, 'database.lock'), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
});
