import { createServer } from 'node:net';
import { parseTrustedProxies } from '@ownpath/client-address';
import { sandboxPortOf } from '../config.ts';
import { errorCode, StartupError } from '../database/startup-error.ts';
import type { Env } from '../env.ts';
import type { SendRequest } from './identity-provider/http-provider.ts';
import { type SandboxServer, type SandboxServerParts, startSandboxServer } from './sandbox-server/index.ts';

/** Public origin of the sandbox providers, known before they listen. */
export function sandboxOriginOf(env: Env): string {
  return env.SANDBOX_PUBLIC_URL ?? addressOf(env);
}

const addressOf = (env: Env) => `http://localhost:${sandboxPortOf(env)}`;

/** Calls the sandbox providers from this process, where their public name may not resolve. */
export function sandboxFetchOf(env: Env): SendRequest {
  return (url, init) => fetch(url.replace(sandboxOriginOf(env), addressOf(env)), init);
}

/** Before anything is written: a port that is taken leaves no trace. @throws StartupError when it is */
export async function requireSandboxPort(env: Env): Promise<void> {
  const port = sandboxPortOf(env);
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portErrorOf(error, port)));
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}

function portErrorOf(error: unknown, port: number): unknown {
  if (errorCode(error) !== 'EADDRINUSE') return error;
  return new StartupError(
    `Port ${port} is already in use. Stop the program that uses it, or set SANDBOX_PORT to another one.`,
    { cause: error },
  );
}

/** Serves card fields, signing pages and single sign-on on their own origin. @throws StartupError when the port is taken */
export async function startSandboxProviders(
  env: Env,
  parts: Pick<SandboxServerParts, 'database' | 'clock' | 'ids' | 'shopOrigin' | 'fileStore' | 'desk'>,
): Promise<SandboxServer> {
  const port = sandboxPortOf(env);
  const trustedProxies = parseTrustedProxies(env.TRUSTED_PROXIES);
  try {
    const { database, clock, ids, shopOrigin, fileStore, desk } = parts;
    const served = { database, clock, ids, shopOrigin, fileStore, desk };
    return await startSandboxServer({ ...served, port, publicUrl: sandboxOriginOf(env), trustedProxies });
  } catch (error) {
    throw portErrorOf(error, port);
  }
}
