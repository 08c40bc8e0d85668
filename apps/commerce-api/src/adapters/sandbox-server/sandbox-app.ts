import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { fontRoutes } from './font-routes.ts';
import { hostedFieldsRoutes } from './hosted-fields-routes.ts';
import type { SandboxServerParts } from './server-parts.ts';
import { signRoutes } from './sign-routes.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** Pages of the outside parties that a shopper's browser visits: card fields and e-signature. */
export function createSandboxApp(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.use(csrf({ origin: parts.origin }));
  app.route('/', fontRoutes());
  app.route('/', hostedFieldsRoutes(parts));
  app.route('/', signRoutes(parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.text('The sandbox could not answer', 500),
  );
  return app;
}
