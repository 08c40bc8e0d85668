import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { Database } from '../../database/connect.ts';
import type { Clock, Ids } from '../../ports/index.ts';
import { hostedFieldsRoutes } from './hosted-fields-routes.ts';
import { signRoutes } from './sign-routes.ts';

const MAX_BODY_BYTES = 16 * 1024;

export type SandboxServerParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the shop: the only parent of frames and the only target of redirects. */
  readonly shopOrigin: string;
  /** Origin under which shoppers reach these pages. */
  readonly origin: string;
};

/** Pages of the outside parties that a shopper's browser visits: card fields and e-signature. */
export function createSandboxApp(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.use(csrf({ origin: parts.origin }));
  app.route('/', hostedFieldsRoutes(parts));
  app.route('/', signRoutes(parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.text('The sandbox could not answer', 500),
  );
  return app;
}
