import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Journeys start the same program dozens of times: compiling it anew took a seventh of each start. */
const COMPILE_CACHE = path.join(root, 'e2e/test-results/compile-cache');

/** The programs that an operator starts. */
export const programs = {
  shop: path.join(root, 'apps/storefront/build/server/main.js'),
  developmentShop: path.join(root, 'apps/storefront/server/dev.ts'),
  commerceApi: path.join(root, 'apps/commerce-api/src/main.ts'),
} as const;

export type ServerExit = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
};

export type ServerProcess = {
  readonly pid: number;
  /** Everything written so far, standard output and error. */
  output(): string;
  hasExited(): boolean;
  /** Resolves when the process has ended and all of its output is read. */
  readonly exit: Promise<ServerExit>;
  end(signal: NodeJS.Signals): Promise<ServerExit>;
};

/** Settings that must not leak in from the environment of a developer or CI machine. */
const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'COMMERCE_API_URL',
  'SANDBOX_PORT',
  'SANDBOX_PUBLIC_URL',
  'CARD_FRAME_ORIGIN',
  'SESSION_SECRET',
  'SENSITIVE_KEYS',
  'LOGIN_CLIENTS',
  'APP_MODE',
  'SANDBOX_LOCAL_ZIP',
  'SITE_PREFIX',
  'LOCALE_PREFIX',
  'TRUSTED_PROXIES',
  'VISITOR_ADDRESS_KEY',
  'RATE_LIMITS',
  'PASSWORD_COST',
  'DEMO_CUSTOMERS',
  'SANDBOX_DESK',
];

/** Starts a server as a process of its own, with these settings only. */
export function startServerProcess(
  program: keyof typeof programs,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  const blank = Object.fromEntries(SETTINGS.map((name) => [name, '']));
  const child = spawn(process.execPath, [programs[program]], {
    env: {
      ...process.env,
      ...blank,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const exit = new Promise<ServerExit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output: text }));
  });
  return {
    pid: child.pid ?? 0,
    output: () => text,
    hasExited,
    exit,
    async end(signal) {
      if (!hasExited()) child.kill(signal);
      return exit;
    },
  };
}
