import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEngineFlags } from './cases.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const START_LIMIT_MS = 180_000;
const SAMPLE_EVERY_MS = 50;

/** Memory of a process in MB, as Linux counts it. */
export type Memory = { readonly residentMb: number; readonly peakMb: number };

export type ShopProcess = {
  readonly origin: string;
  readonly pid: number;
  memory(): Memory;
  /** Peaks are counted from here on. */
  resetPeak(): void;
  stop(): Promise<void>;
};

/** `npm start` as a process of its own; resolves when its pages are served. */
export async function startShop(port: number, settings: Record<string, string>): Promise<ShopProcess> {
  const shop = spawn(process.execPath, [...readEngineFlags('../package.json'), 'scripts/start.js'], {
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
  const pid = shop.pid ?? 0;
  let startPeakMb = 0;
  while (!(await isServing())) {
    startPeakMb = Math.max(startPeakMb, memoryOfBoth(pid));
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill();
      throw new Error('The shop did not start.');
    }
    await wait(SAMPLE_EVERY_MS);
  }
  return {
    origin,
    pid,
    memory() {
      const peakMb = Math.max(startPeakMb, megabytes(pid, 'VmHWM'));
      return { residentMb: megabytes(pid, 'VmRSS'), peakMb };
    },
    resetPeak() {
      startPeakMb = 0;
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    },
    async stop() {
      const exited = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await exited;
    },
  };
}

function megabytes(pid: number | string, field: string, file = 'status'): number {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024);
}

/** The shop and, in a first start, the process that fills the database; pages that they share are counted once. */
function memoryOfBoth(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const each = [pid, ...children].map((one) => megabytes(one, 'Pss', 'smaps_rollup'));
    return each.reduce((sum, one) => sum + one, 0);
  } catch {
    // It ended in the meantime.
    return 0;
  }
}

/** The cookies that an answer sets, as a browser sends them; empty without any. */
export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** Cookies of a new shopper with this store: prices and stock are that store's. */
export async function chooseStore(origin: string, storeId: string): Promise<string> {
  const answer = await fetch(`${origin}/find-a-store`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({ storeId, returnTo: '/' }),
  });
  const cookies = cookiesOf(answer);
  if (answer.status !== 302 || cookies === '')
    throw new Error(`No store was chosen: status ${answer.status}`);
  return cookies;
}

/** The cookies after a first page: from then on a guest gets pages for all. */
export async function afterFirstPage(origin: string, cookies: string): Promise<string> {
  const first = await fetch(origin, { headers: { accept: 'text/html', cookie: cookies } });
  await first.arrayBuffer();
  return first.headers.getSetCookie()[0]?.split(';')[0] ?? cookies;
}
