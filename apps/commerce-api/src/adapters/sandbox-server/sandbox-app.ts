import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { fontRoutes } from './font-routes.ts';
import { hostedFieldsRoutes } from './hosted-fields-routes.ts';
import { IDENTITY_PATH, identityRoutes } from './identity-routes.ts';
import type { SandboxServerParts } from './server-parts.ts';
import { signRoutes } from './sign-routes.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** Pages of the outside parties that a shopper's browser visits: card fields, e-signature and single sign-on. */
export function createSandboxApp(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  // The token endpoint is called by servers, which send no origin; a code and its proof are what it asks for.
  app.use(except(`${IDENTITY_PATH}/token`, csrf({ origin: parts.origin })));
  app.route('/', fontRoutes());
  app.route('/', hostedFieldsRoutes(parts));
  app.route('/', signRoutes(parts));
  app.route('/', identityRoutes(parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.text('The sandbox could not answer', 500),
  );
  return app;
}
