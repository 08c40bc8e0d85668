import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../project/free-port.ts';
import { findScratchFolder } from '../project/scratch-folder.ts';

export type ThrowAwayCluster = {
  /** Connection string of the superuser on the loopback interface. */
  readonly url: string;
  /** The same by the server's socket: a fifth less of processor time for each statement. */
  readonly socketUrl: string;
  /** Ends every connection and stops the server; what was committed stays. */
  halt(): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  /** Stops the server at once and removes its files. */
  stop(): Promise<void>;
};

type Identity = { uid?: number; gid?: number };

/** Of a whole run's databases, with room to spare. */
const NEEDED_BYTES = 6_000_000_000;

const START_LIMIT_MS = 30_000;
/** Nothing here outlives the run: speed instead of durability. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'autovacuum=off',
  'timezone=UTC',
];

/** PostgreSQL refuses to run as root: then it runs as the user `postgres` or `nobody`. */
function unprivilegedIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Makes and starts a PostgreSQL that trusts this machine's loopback interface, in a directory of its own. */
export async function startThrowAwayCluster(folder: string): Promise<ThrowAwayCluster> {
  const identity = unprivilegedIdentity();
  const directory = mkdtempSync(join(findScratchFolder(NEEDED_BYTES), 'ownpath-postgres-'));
  const options = { ...identity, cwd: directory };
  chmodSync(directory, 0o700);
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, 'data');
  const port = await findFreePort();
  const initialize = ['-D', data, '-U', 'ownpath', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(folder, 'initdb'), initialize, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const start = () =>
    spawn(
      join(folder, 'postgres'),
      [
        '-D',
        data,
        '-k',
        directory,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        ...SETTINGS.flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  // SIGQUIT: stop at once; SIGINT (fast) would wait for a checkpoint of files that are deleted anyway.
  const removeAll = () => {
    server.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', removeAll);
  await waitUntilReady(server, join(data, 'postmaster.pid'));
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const exited = server.exitCode === null ? once(server, 'exit') : Promise.resolve();
    server.kill(signal);
    await exited;
    rmSync(join(data, 'postmaster.pid'), { force: true });
  };
  return {
    url: `postgresql://ownpath@127.0.0.1:${port}/postgres`,
    socketUrl: `postgresql://ownpath@localhost:${port}/postgres?host=${encodeURIComponent(directory)}`,
    halt: () => end('SIGINT'),
    async resume() {
      server = start();
      await waitUntilReady(server, join(data, 'postmaster.pid'));
    },
    async stop() {
      await end('SIGQUIT');
      process.off('exit', removeAll);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The server writes `ready` into the last line of its pid file. */
async function waitUntilReady(server: ChildProcess, pidFile: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
    if (existsSync(pidFile) && /\bready\b/.test(readFileSync(pidFile, 'utf8'))) return;
    await wait(50);
  }
  throw new Error(`PostgreSQL was not ready after ${START_LIMIT_MS} ms:\n${said}`);
}

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
