import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { closeServer } from '@ownpath/http-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { accountFrameRoutes } from './account-frames.ts';
import { applicantCheckRoutes } from './applicant-check-routes.ts';
import { bankRoutes } from './bank-window.ts';
import { chatRoutes } from './chat.ts';
import { deskRoutes } from './desk.ts';
import { hostedFieldsRoutes } from './hosted-fields.ts';
import { IDENTITY_PATH, identityRoutes } from './identity-routes.ts';
import { fontRoutes, type SandboxServerParts } from './page.ts';
import { scriptRoutes } from './scripts.ts';
import { signRoutes } from './signing.ts';
import { storeDeskRoutes } from './store-desk-page.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** The shop's own requests have ended when the sandbox stops. */
const STOP_GRACE_MS = 2_000;

/** Sandbox pages that the shopper's browser visits: card fields, e-signature and single sign-on. */
export function createSandboxApp(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  // The token endpoint is called by servers, which send no origin; it checks the code and its verifier.
  app.use(except(`${IDENTITY_PATH}/token`, csrf({ origin: parts.origin })));
  app.route('/', fontRoutes());
  app.route('/', hostedFieldsRoutes(parts));
  app.route('/', signRoutes(parts));
  app.route('/', bankRoutes(parts));
  app.route('/', accountFrameRoutes(parts));
  app.route('/', identityRoutes(parts));
  app.route('/', applicantCheckRoutes());
  app.route('/', storeDeskRoutes(parts));
  app.route('/', chatRoutes(parts));
  app.route('/', scriptRoutes(parts));
  if (parts.desk) app.route('/', deskRoutes(parts, parts.desk));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.text('The sandbox could not answer', 500),
  );
  return app;
}

export type { DeskParts, SandboxServerParts } from './page.ts';

export type SandboxServer = { readonly origin: string; stop(): Promise<void> };

/**
 * Serves the sandbox providers on an origin of their own.
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
      {
        port,
        hostname,
        fetch: (request, connection) =>
          app?.fetch(request, connection) ?? new Response(null, { status: 503 }),
      },
      (address) => {
        const origin = publicUrl ?? `http://localhost:${address.port}`;
        app = createSandboxApp({ ...parts, origin });
        resolve({
          origin,
          stop: () => closeServer(server, STOP_GRACE_MS),
        });
      },
      // HTTP/1, because no other server is asked for.
    ) as Server;
    server.once('error', reject);
  });
}
