import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const serverEntry = path.resolve(import.meta.dirname, '../../apps/storefront/server/main.ts');
const START_TIMEOUT_MS = 120_000;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export type Shop = {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the process at once, as a power cut to the process would. */
  kill(): Promise<void>;
  /** Asks the process to finish. */
  stop(): Promise<void>;
};

export type ShopOptions = {
  readonly dataDir?: string;
  readonly port?: number;
  readonly sandboxPort?: number;
  readonly env?: Readonly<Record<string, string>>;
};

export function createDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'ownpath-e2e-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

async function waitUntilServing(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The shop did not answer in time:\n${output()}`);
}

/** Starts the built shop as a process of its own, seeded when its directory is empty. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const dataDir = options.dataDir ?? createDataDir();
  const port = options.port ?? (await freePort());
  const sandboxPort = options.sandboxPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [serverEntry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await waitUntilServing(url, child, () => text);

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url, dataDir, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
