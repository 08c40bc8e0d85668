import { html } from 'hono/html';
import { callsOf } from './call-page.ts';
import { DOCS_PATH } from './docs-path.ts';
import type { OpenApiDocument } from './openapi-types.ts';
import { renderPage } from './render-page.ts';
import { schemaFields } from './schema-fields.ts';

/** The first page: how to begin, and every call by its API. */
export function indexPage(document: OpenApiDocument): Promise<Response> {
  const calls = callsOf(document);
  const schemas = Object.keys(document.components.schemas);
  return renderPage({
    title: document.info.title,
    body: html`<h1>${document.info.title}</h1>
<p>${document.info.description} Clients made for those APIs work against this one unmodified: point their proxy at
<code>${document.servers[0]?.url ?? ''}</code>.</p>
<p>A call needs an access token of the login service, sent as <code>Authorization: Bearer …</code>. Guests get one by
<a href="${DOCS_PATH}/calls/authorizeCustomer">authorizeCustomer</a> and
<a href="${DOCS_PATH}/calls/getAccessToken">getAccessToken</a>. All of this is in the
<a href="${DOCS_PATH}/openapi.json">OpenAPI document</a> too.</p>
<h2 id="calls">Calls</h2>
${document.tags.map(
  ({ name }) =>
    html`<section><h3>${name}</h3><ul class="calls">${calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) => html`<li><span class="method">${method}</span>
<span><a href="${DOCS_PATH}/calls/${operation.operationId}">${operation.operationId}</a> <code>${path}</code></span>
<span class="words">${operation.summary}</span></li>`,
      )}</ul></section>`,
)}
<h2 id="schemas">Schemas</h2>
<ul class="fields">${schemas.map((name) => html`<li><a href="${DOCS_PATH}/schemas/${name}">${name}</a></li>`)}</ul>`,
  });
}

/** The page of a schema that several calls share. */
export function schemaPage(name: string, document: OpenApiDocument): Promise<Response> | null {
  const schema = document.components.schemas[name];
  if (!schema || !Object.hasOwn(document.components.schemas, name)) return null;
  return renderPage({ title: `${name} – Commerce API`, body: html`<h1>${name}</h1>${schemaFields(schema)}` });
}
