import { readFile } from 'node:fs/promises';
import { asLocale, LOCALES, type Locale } from '@ownpath/domain/site';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { answerTo, DEPLOYMENTS, type Deployment, greetingOf, LOST } from './chat-answers.ts';
import { renderPage, type SandboxServerParts } from './page.ts';

const SCRIPTS: Readonly<Record<string, URL>> = {
  'chat.js': new URL('./chat-bootstrap.client.js', import.meta.url),
  'chat-window.js': new URL('./chat-window.client.js', import.meta.url),
};

const styles = `
body { display: flex; flex-direction: column; height: 100dvh; background: #fff; }
header {
  display: flex; align-items: center; gap: .25rem; padding: .75rem .5rem .75rem 1.25rem; color: #fff;
  background: var(--color-spruce-900);
}
h1 { flex: 1; margin: 0; font: 700 1.0625rem/1.5rem var(--font-display); }
header button { width: 44px; height: 44px; border: 0; border-radius: 50%; background: none; color: inherit; font: inherit; cursor: pointer; }
[role=log] { flex: 1; overflow-y: auto; }
header button:hover { background: rgb(255 255 255 / .14); }
#log { margin: 0; padding: 1rem 1.25rem; list-style: none; display: grid; gap: .75rem; align-content: start; }
#log li { max-width: 85%; font-size: .9375rem; line-height: 1.375rem; }
#log b { display: block; font-size: .8125rem; line-height: 1.125rem; color: var(--color-ink-2); margin-bottom: .125rem; }
#log span { display: block; padding: .5rem .875rem; border-radius: .25rem 1rem 1rem; background: var(--color-oat-100); overflow-wrap: anywhere; }
#log .you { justify-self: end; }
#log .you b { text-align: right; }
#log .you span { border-radius: 1rem .25rem 1rem 1rem; background: var(--color-sage-100); }
#log .notice { max-width: none; }
#log .notice span { border-radius: .625rem; background: var(--color-honey-50); }
.status { min-height: 1.375rem; margin: .5rem 1.25rem 0; font-size: .8125rem; line-height: 1.375rem; color: var(--color-ink-2); }
.status .error-text { margin: 0; }
form { display: grid; grid-template-columns: 1fr auto; gap: .5rem; padding: .5rem 1.25rem 1.25rem; }
form label { grid-column: 1 / -1; margin: 0; }
`;

const TEXTS = {
  'en-US': {
    title: 'Chat with Rowan & Co.',
    message: 'Your message',
    send: 'Send',
    typing: 'Writing…',
    failed: 'Your message was not sent. Please try again.',
    minimize: 'Minimize the chat',
    close: 'End the chat',
    names: { you: 'You', bot: 'Virtual assistant', agent: 'Sam, Rowan & Co.', notice: 'Rowan & Co.' },
  },
  'es-US': {
    title: 'Chat con Rowan & Co.',
    message: 'Su mensaje',
    send: 'Enviar',
    typing: 'Escribiendo…',
    failed: 'No se envió su mensaje. Inténtelo de nuevo.',
    minimize: 'Minimizar el chat',
    close: 'Terminar el chat',
    names: { you: 'Usted', bot: 'Asistente virtual', agent: 'Sam, Rowan & Co.', notice: 'Rowan & Co.' },
  },
} as const;

const isDeployment = (name: string | undefined): name is Deployment =>
  name !== undefined && Object.hasOwn(DEPLOYMENTS, name);

function chatWindow(deployment: Deployment, locale: Locale, parentOrigin: string): Promise<Response> {
  const texts = TEXTS[locale];
  const greeting = greetingOf(deployment, locale);
  return renderPage({
    locale,
    title: texts.title,
    styles,
    scriptPath: '/scripts/chat-window.js',
    policy: { 'connect-src': "'self'", 'form-action': "'none'", 'frame-ancestors': parentOrigin },
    body: html`<header>
  <h1>${texts.title}</h1>
  <button type="button" id="minimize" aria-label="${texts.minimize}" disabled>–</button>
  <button type="button" id="close" aria-label="${texts.close}" disabled>×</button>
</header>
<div role="log" aria-label="${texts.title}" tabindex="0">
  <ol id="log">
    <li class="${greeting.from}"><b>${texts.names[greeting.from]}</b><span>${greeting.text}</span></li>
  </ol>
</div>
<div class="status" role="status">
  <span id="typing" hidden>${texts.typing}</span>
  <p class="error-text" id="failure" hidden>${texts.failed}</p>
</div>
<form data-parent-origin="${parentOrigin}" data-deployment="${deployment}" data-locale="${locale}"
  data-names="${JSON.stringify(texts.names)}">
  <label for="text">${texts.message}</label>
  <input type="text" id="text" maxlength="500" autocomplete="off">
  <button class="button button-action" disabled>${texts.send}</button>
</form>`,
  });
}

const Question = z.object({
  deployment: z.enum(Object.keys(DEPLOYMENTS) as [Deployment, ...Deployment[]]),
  locale: z.enum(LOCALES),
  text: z.string().min(1).max(500),
});

/** The chat provider: its deployment script, its window in a frame of the shop, and what answers there. */
export function chatRoutes({ shopOrigin }: SandboxServerParts): Hono {
  const app = new Hono();
  for (const [name, file] of Object.entries(SCRIPTS)) {
    app.get(
      `/scripts/${name}`,
      async () =>
        new Response(await readFile(file, 'utf8'), {
          headers: {
            'content-type': 'text/javascript; charset=utf-8',
            'cross-origin-resource-policy': 'cross-origin',
            'x-content-type-options': 'nosniff',
          },
        }),
    );
  }
  app.get('/chat', (context) => {
    const deployment = context.req.query('deployment');
    if (!isDeployment(deployment)) return context.notFound();
    return chatWindow(deployment, asLocale(context.req.query('locale')), shopOrigin);
  });
  app.post('/chat/answers', async (context) => {
    const question = Question.safeParse(await context.req.json().catch(() => null));
    if (!question.success) return context.json({ code: 'bad-request' }, 400);
    const { text, deployment, locale } = question.data;
    context.header('cache-control', 'no-store');
    if (LOST.test(text.toLowerCase())) return context.json({ code: 'unavailable' }, 503);
    return context.json({ messages: [answerTo(text, deployment, locale)] });
  });
  return app;
}
