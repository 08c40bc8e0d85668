import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  type SandboxVisit,
  type SandboxVisitReport,
  sandboxVisitReports,
} from '../../database/schema/index.ts';
import { listSandboxVisits, reportSandboxVisit } from '../store-desk/sandbox.ts';
import { renderPage, type SandboxServerParts } from './page.ts';

const STORE_DESK_PATH = '/store-desk';

const LABELS: Readonly<Record<SandboxVisitReport, string>> = {
  'on-the-way': 'On the way',
  done: 'Done',
  refused: 'Refused',
  failed: 'Nobody there',
};

const styles = `
body { background: var(--color-oat-100); }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 700 1.75rem/2.125rem var(--font-display); margin: 0 0 .25rem; }
h2 { font: 600 1.0625rem/1.5rem var(--font-sans); margin: 0; }
.hint { color: var(--color-ink-2); margin: .25rem 0 1.5rem; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
li { background: #fff; border-radius: 1.25rem; box-shadow: var(--shadow-card); padding: 1.25rem; }
li p { margin: .25rem 0 0; }
.photos { display: flex; flex-wrap: wrap; gap: .5rem; }
.photos img { object-fit: cover; border-radius: .625rem; background: var(--color-sage-100); }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
`;

/** Photos that came with a service visit, each as a picture that opens. */
function photos({ id, photoKeys }: SandboxVisit) {
  const links = photoKeys.map((_, index) => {
    const address = `${STORE_DESK_PATH}/${id}/photos/${index}`;
    return html`<a href="${address}"><img src="${address}" alt="Photo ${index + 1}" width="160" height="120"></a>`;
  });
  return html`<p class="photos">${links}</p>`;
}

function row(visit: SandboxVisit) {
  const {
    id,
    kind,
    title,
    agreementNumber,
    scheduledOn,
    startsAt,
    endsAt,
    notes,
    report,
    takesBack,
    photoKeys,
  } = visit;
  const buttons = sandboxVisitReports.map(
    (name) =>
      html`<button class="button button-outline" name="report" value="${name}">${LABELS[name]}</button>`,
  );
  return html`<li>
    <h2>${title}, ${agreementNumber}</h2>
    <p>${kind}: ${scheduledOn}, ${startsAt.slice(0, 5)} to ${endsAt.slice(0, 5)}, store ${visit.storeId}</p>
    ${photoKeys.length > 0 ? photos(visit) : ''}
    ${takesBack ? html`<p>Takes back: ${takesBack}</p>` : ''}
    ${notes ? html`<p>Note: ${notes}</p>` : ''}
    ${report ? html`<p>Reported: ${LABELS[report]}</p>` : ''}
    <form method="post" action="${STORE_DESK_PATH}/${id}">${buttons}</form>
  </li>`;
}

/** The desk of the stores: their people report deliveries and pick-ups. */
export function storeDeskRoutes({ database, clock, fileStore }: SandboxServerParts): Hono {
  const app = new Hono();

  app.get(STORE_DESK_PATH, async () => {
    const visits = await listSandboxVisits(database);
    return renderPage({
      locale: 'en-US',
      title: 'Store desk',
      styles,
      policy: { 'img-src': "'self'", 'form-action': "'self'", 'frame-ancestors': "'none'" },
      body: html`<main><h1>Store desk</h1>
        <p class="hint">This is a sandbox: report what became of a delivery or a pick-up.</p>
        ${visits.length === 0 ? html`<p>No visits are planned.</p>` : html`<ul>${visits.map(row)}</ul>`}</main>`,
    });
  });

  app.get(`${STORE_DESK_PATH}/:visitId/photos/:index`, async (context) => {
    const { visitId, index } = context.req.param();
    const visits = await listSandboxVisits(database);
    const key = visits.find(({ id }) => id === visitId)?.photoKeys[Number(index)];
    const file = key === undefined ? null : await fileStore?.read(key);
    if (!file) return context.notFound();
    const headers = { 'Content-Type': file.mediaType, 'Cache-Control': 'no-store' };
    return context.body(new Uint8Array(file.content.reveal()), 200, headers);
  });

  app.post(`${STORE_DESK_PATH}/:visitId`, async (context) => {
    const form = await context.req.parseBody();
    const report = sandboxVisitReports.find((name) => name === form.report);
    if (!report) return context.text('No such report', 400);
    const isKnown = await reportSandboxVisit({ database, clock }, context.req.param('visitId'), report);
    return isKnown ? context.redirect(STORE_DESK_PATH, 303) : context.notFound();
  });
  return app;
}
