import { Hono } from 'hono';
import type { SandboxServerParts } from './page.ts';

const REPORTING = ['feedback', 'session-analytics', 'heatmap'];

/** Scripts as providers of feedback, session analytics, heat maps and web analytics serve them. */
export function scriptRoutes({ origin, shopOrigin }: SandboxServerParts): Hono {
  const app = new Hono();

  app.get('/scripts/:file', (context) => {
    const name = context.req.param('file').replace(/\.js$/, '');
    const text = textOf(`${origin}/scripts/${name}`, name, context.req.query('id') ?? '');
    if (text === null) return context.notFound();
    return context.body(text, 200, {
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

function textOf(address: string, name: string, id: string): string | null {
  const report = JSON.stringify(`${address}/seen`);
  if (REPORTING.includes(name)) return `fetch(${report}, { credentials: 'omit' }).catch(() => {});\n`;
  const send = `const send = (event) =>
  fetch(${report} + '?event=' + encodeURIComponent(JSON.stringify(event)), { credentials: 'omit', keepalive: true }).catch(() => {});`;
  if (name === 'adobe') return `(() => {${send}${ADOBE}})();\n`;
  if (name === 'ga4') return `(() => {${send}const id = ${JSON.stringify(id)};${GOOGLE}})();\n`;
  return null;
}

const ADOBE = `
  window._satellite = { track: (rule, detail) => send({ rule, detail }) };`;

/** Takes the commands of the data layer as Google's script does: those before it came, and every one after. */
const GOOGLE = `
  const take = ([command, name, fields]) => {
    if (command === 'event') send({ id, name, fields });
    if (command === 'config' && name === id && fields?.send_page_view !== false) send({ id, name: 'page_view' });
  };
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.forEach(take);
  window.dataLayer.push = (...commands) => {
    commands.forEach(take);
    return Array.prototype.push.apply(window.dataLayer, commands);
  };
  window.google_tag_manager = { [id]: {} };`;
