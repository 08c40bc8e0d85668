import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Programs of Debian's packages of the same names. */
const PROGRAMS = ['haproxy', 'openssl'] as const;

/** From which the proxy calls the servers behind it; visitors come from 127.0.0.1. */
export const PROXY_ADDRESS = '127.0.0.2';

/** Why no TLS proxy can run on this machine, or null when one can. */
export function missingProxy(): string | null {
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['version'], { stdio: 'ignore' }).error);
  return missing.length === 0 ? null : `not installed: ${missing.join(', ')}`;
}

/** A front door: HTTPS on `port`, plain HTTP to the server behind it. */
type FrontDoor = { readonly name: string; readonly port: number; readonly backendPort: number };

/**
 * Ends TLS before the shop as an operator would: HAProxy appends the visitor's address, names another host to the
 * shop than the visitor asked for, and checks health by its default, HTTP/1.0 without a Host.
 */
function configurationOf(doors: readonly FrontDoor[], certificate: string): string {
  const sections = doors.map(
    ({ name, port, backendPort }) => `
frontend ${name}
  bind 127.0.0.1:${port} ssl crt ${certificate}
  default_backend ${name}
backend ${name}
  ${name === 'shop' ? 'option httpchk OPTIONS /healthz' : ''}
  http-request set-header Host internal.invalid
  http-request disable-l7-retry unless { method GET HEAD }
  server only 127.0.0.1:${backendPort} source ${PROXY_ADDRESS} ${name === 'shop' ? 'check inter 200ms fall 100' : ''}
`,
  );
  return `global
  maxconn 200
defaults
  mode http
  option forwardfor
  timeout connect 30s
  timeout check 30s
  timeout client 60s
  timeout server 60s
  retry-on conn-failure empty-response
${sections.join('')}`;
}

export type TlsProxy = { stop(): Promise<void> };

const START_TIMEOUT_MS = 30_000;
const POLL_EVERY_MS = 50;

/** The status that a front door answers a health check with, or null when there is no answer. */
function statusAt(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    get({ host: 'localhost', port, path: '/healthz', rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    }).on('error', () => resolve(null));
  });
}

async function waitUntilOpen({ port }: FrontDoor): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let status = await statusAt(port);
  // HAProxy answers 503 while its checks of the server fail.
  while (status === null || status === 503) {
    if (Date.now() > deadline) throw new Error(`The proxy's port ${port} answers ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    status = await statusAt(port);
  }
}

/**
 * Starts HAProxy with a self-signed certificate for localhost.
 * @param configure the configuration, with the certificate's path
 * @param isOpen resolves once it answers
 */
export async function startHaproxy(
  configure: (certificate: string) => string,
  isOpen: () => Promise<unknown>,
): Promise<TlsProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ownpath-proxy-'));
  const file = (name: string) => path.join(folder, name);
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', file('key.pem'), '-out', file('certificate.pem')],
    ],
    { stdio: 'ignore' },
  );
  const bundle = ['certificate.pem', 'key.pem'].map((name) => readFileSync(file(name), 'utf8')).join('');
  writeFileSync(file('bundle.pem'), bundle, { mode: 0o600 });
  writeFileSync(file('haproxy.cfg'), configure(file('bundle.pem')));
  const child = spawn('haproxy', ['-db', '-f', file('haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const exit = once(child, 'exit');
  // It ends at once where another process took a port meanwhile.
  const ended = exit.then(() => Promise.reject(new Error(`HAProxy ended: ${said}`)));
  await Promise.race([isOpen(), ended]);
  ended.catch(() => {});
  return {
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

export const startTlsProxy = (doors: readonly FrontDoor[]): Promise<TlsProxy> =>
  startHaproxy(
    (certificate) => configurationOf(doors, certificate),
    () => Promise.all(doors.map(waitUntilOpen)),
  );
