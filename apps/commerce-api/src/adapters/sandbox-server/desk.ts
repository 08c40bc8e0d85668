import { Hono } from 'hono';
import { html } from 'hono/html';
import { desc, eq } from '../../database/orm.ts';
import { type SandboxMessage, sandboxMessages } from '../../database/schema/index.ts';
import { type DeskParts, renderPage, type SandboxServerParts } from './page.ts';

const DESK_PATH = '/desk';
const DAY_MS = 24 * 60 * 60_000;
/** Buttons of the clock, in days. */
const STEPS = [1, 7, 30] as const;
const SHOWN_MESSAGES = 50;
const ADDRESS_LIMIT = 200;
const TEXT_LIMIT = 300;

const styles = `
body { background: var(--color-oat-100); }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
section { background: #fff; border-radius: 1.25rem; box-shadow: var(--shadow-card); padding: 1.5rem; min-width: 0; }
h1 { font: 700 2rem/2.375rem var(--font-display); margin: 0; }
h2 { font: 700 1.375rem/1.75rem var(--font-display); margin: 0 0 .5rem; }
p { margin: .25rem 0 0; }
.now { font: 700 1.75rem/2.25rem var(--font-display); font-variant-numeric: tabular-nums; }
.hint { color: var(--color-ink-2); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.rows { list-style: none; padding: 0; margin: .75rem 0 0; }
.rows > li { border-top: 1px solid var(--color-oat-300); padding: .625rem 0; overflow-wrap: anywhere; }
summary { cursor: pointer; min-height: 2rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--color-oat-100);
  border-radius: .625rem; padding: 1rem; margin: .5rem 0 0; }
.find { display: flex; gap: .75rem; align-items: end; margin-top: .75rem; max-width: 30rem; }
.find > div { flex: 1; }
a { color: var(--color-spruce-700); font-weight: 600; }
`;

const LINK = /https?:\/\/\S+/g;

/** The text with links to the shop; others stay text. */
function withLinks(text: string, shopOrigin: string) {
  const parts: ReturnType<typeof html>[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    parts.push(html`${text.slice(end, index)}`);
    parts.push(link.startsWith(`${shopOrigin}/`) ? html`<a href="${link}">${link}</a>` : html`${link}`);
    end = index + link.length;
  }
  return [...parts, html`${text.slice(end)}`];
}

function messageRow(
  { channel, recipient, subject, body, headers, createdAt }: SandboxMessage,
  shopOrigin: string,
) {
  return html`<li><details><summary><b>${subject ?? body.slice(0, 60)}</b><br>
    <span class="hint">${channel} to ${recipient}, ${formatTime(createdAt)}</span></summary>
    <pre>${withLinks(headersOf(headers) + body, shopOrigin)}</pre>
    ${channel === 'sms' ? replyForm(recipient) : ''}</details></li>`;
}

const headersOf = (headers: SandboxMessage['headers']) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
};

const replyForm = (phone: string) => html`<form class="find" method="post" action="${DESK_PATH}/reply">
    <input type="hidden" name="phone" value="${phone}">
    <div><label>Reply as this phone <input type="text" name="text" maxlength="${TEXT_LIMIT}" required></label></div>
    <button class="button button-outline">Send</button></form>`;

/** In the zone of the demo's home store. */
const formatTime = (instant: Date) =>
  instant.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Chicago' });

/**
 * The demo's clock, mailbox and customers, for whoever shows the demo. It shows every message, so it is served on this
 * machine only, or where it was asked for (`SANDBOX_DESK`).
 */
export function deskRoutes({ database, clock, ids, shopOrigin }: SandboxServerParts, desk: DeskParts): Hono {
  const app = new Hono();
  let isMoving = false;

  app.get('/', (context) => context.redirect(DESK_PATH));

  app.get(DESK_PATH, async (context) => {
    const recipient = (context.req.query('to') ?? '').trim().toLowerCase().slice(0, ADDRESS_LIMIT);
    const messages = await database
      .select()
      .from(sandboxMessages)
      .where(recipient === '' ? undefined : eq(sandboxMessages.recipient, recipient))
      .orderBy(desc(sandboxMessages.createdAt))
      .limit(SHOWN_MESSAGES);
    const customers = desk.customers.map(
      ({ email, story }) => html`<li><b>${email}</b><br>${story}
        <a href="${DESK_PATH}?to=${encodeURIComponent(email)}">Messages</a></li>`,
    );
    const customerList = html`<section><h2>Customers</h2>
      <p class="hint">Sign in at <a href="${shopOrigin}/login">the shop</a> with one of these and the password
        <b>${desk.password}</b>.</p>
      <ul class="rows">${customers}</ul>
    </section>`;
    const buttons = STEPS.map(
      (days) => html`<button class="button button-outline" name="days" value="${days}">
        ${days === 1 ? '1 day' : `${days} days`} forward</button>`,
    );
    return renderPage({
      locale: 'en-US',
      title: 'Sandbox desk',
      styles,
      policy: { 'form-action': "'self'", 'frame-ancestors': "'none'" },
      body: html`<main><h1>Sandbox desk</h1>
        <section><h2>Clock</h2>
          <p class="now">${formatTime(clock.now())}</p>
          <p class="hint">Put it forward, and rent falls due, autopay charges, reminders go out and ownership arrives,
            each at its time. It does not go back. Pages that are open show the new day when they are loaded again.</p>
          <form method="post" action="${DESK_PATH}/clock"><div class="actions">${buttons}</div></form>
        </section>
        ${customers.length === 0 ? '' : customerList}
        <section><h2>Mailbox</h2>
          <p class="hint">E-mails, text messages and letters, newest first. Nothing leaves this machine.</p>
          <form class="find" method="get" action="${DESK_PATH}">
            <div><label for="to">Sent to</label><input type="text" id="to" name="to" value="${recipient}"
              maxlength="${ADDRESS_LIMIT}" autocapitalize="none" autocomplete="off"></div>
            <button class="button button-outline">Find</button>
          </form>
          ${messages.length === 0 ? html`<p>No messages${recipient === '' ? '' : ` to ${recipient}`} yet.</p>` : ''}
          <ul class="rows">${messages.map((message) => messageRow(message, shopOrigin))}</ul>
        </section></main>`,
    });
  });

  app.post(`${DESK_PATH}/clock`, async (context) => {
    const days = Number((await context.req.parseBody()).days);
    if (!STEPS.some((step) => step === days)) return context.text('Choose one of the steps.', 400);
    // A second press while time passes asks for nothing more.
    if (!isMoving) {
      isMoving = true;
      try {
        await desk.advance(new Date(clock.now().getTime() + days * DAY_MS));
        await database.flush();
      } finally {
        isMoving = false;
      }
    }
    return context.redirect(DESK_PATH, 303);
  });

  app.post(`${DESK_PATH}/reply`, async (context) => {
    const { phone, text } = await context.req.parseBody();
    const fromPhone = String(phone).slice(0, ADDRESS_LIMIT);
    await desk.receiveText({ fromPhone, text: String(text).slice(0, TEXT_LIMIT), messageId: ids.uuid() });
    return context.redirect(`${DESK_PATH}?to=${encodeURIComponent(fromPhone)}`, 303);
  });
  return app;
}
