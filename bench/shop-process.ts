import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEngineFlags } from './cases.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const START_LIMIT_MS = 180_000;

/** Memory of a process in MB, as Linux counts it. */
export type Memory = { readonly residentMb: number; readonly peakMb: number };

export type ShopProcess = {
  readonly origin: string;
  memory(): Memory;
  /** Peaks are counted from here on. */
  resetPeak(): void;
  stop(): Promise<void>;
};

/** `npm start` as a process of its own; resolves when its pages are served. */
export async function startShop(port: number, settings: Record<string, string>): Promise<ShopProcess> {
  const shop = spawn(process.execPath, [...readEngineFlags('../package.json'), 'scripts/start.ts'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  const isServing = async () => (await fetch(`${origin}/robots.txt`).catch(() => null))?.ok ?? false;
  while (!(await isServing())) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill();
      throw new Error('The shop did not start.');
    }
    await wait(200);
  }
  const megabytes = (status: string, field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return {
    origin,
    memory() {
      const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
      return { residentMb: megabytes(status, 'VmRSS'), peakMb: megabytes(status, 'VmHWM') };
    },
    resetPeak: () => writeFileSync(`/proc/${shop.pid}/clear_refs`, '5'),
    async stop() {
      const exited = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await exited;
    },
  };
}
