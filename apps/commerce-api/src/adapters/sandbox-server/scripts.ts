import { Hono } from 'hono';
import type { SandboxServerParts } from './page.ts';

const NAMES = ['feedback', 'session-analytics', 'heatmap'];

/** Scripts as a provider of feedback, session analytics or heat maps serves them: each reports once that it runs. */
export function scriptRoutes({ origin, shopOrigin }: SandboxServerParts): Hono {
  const app = new Hono();

  app.get('/scripts/:file', (context) => {
    const name = context.req.param('file').replace(/\.js$/, '');
    if (!NAMES.includes(name)) return context.notFound();
    const report = JSON.stringify(`${origin}/scripts/${name}/seen`);
    return context.body(`fetch(${report}, { credentials: 'omit' }).catch(() => {});\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get('/scripts/:name/seen', (context) =>
    context.body(null, 204, {
      'access-control-allow-origin': shopOrigin,
      'cache-control': 'no-store',
    }),
  );
  return app;
}
