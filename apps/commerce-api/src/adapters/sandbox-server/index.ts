import { serve } from '@hono/node-server';
import { createSandboxApp } from './sandbox-app.ts';
import type { SandboxServerParts } from './server-parts.ts';

export type { SandboxServerParts } from './server-parts.ts';

export type SandboxServer = { readonly origin: string; stop(): Promise<void> };

/**
 * Serves the sandbox parties on an origin of their own.
 * @param settings.publicUrl origin under which shoppers reach it; `http://localhost:{port}` when left out
 * @param settings.port 0 takes any free port
 * @throws the listen error, for example EADDRINUSE
 */
export async function startSandboxServer(
  settings: Omit<SandboxServerParts, 'origin'> & {
    readonly port: number;
    readonly hostname?: string;
    readonly publicUrl?: string;
  },
): Promise<SandboxServer> {
  const { port, hostname = 'localhost', publicUrl, ...parts } = settings;
  return new Promise((resolve, reject) => {
    let app: ReturnType<typeof createSandboxApp> | null = null;
    const server = serve(
      { port, hostname, fetch: (request) => app?.fetch(request) ?? new Response(null, { status: 503 }) },
      (address) => {
        const origin = publicUrl ?? `http://localhost:${address.port}`;
        app = createSandboxApp({ ...parts, origin });
        resolve({
          origin,
          stop: () => new Promise((stopped) => server.close(() => stopped())),
        });
      },
    );
    server.once('error', reject);
  });
}
