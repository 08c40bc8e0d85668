import { problems } from '@ownpath/contracts/wire';
import { html } from 'hono/html';
import { codeBlock, jsonCode } from './code-block.ts';
import { DOCS_PATH } from './docs-path.ts';
import { callsOf } from './document-calls.ts';
import type { OpenApiDocument } from './openapi-types.ts';
import { type Html, renderPage, withCode } from './render-page.ts';
import { schemaFields } from './schema-fields.ts';

const PROBLEM_STATUS = /^Problem(\d+)$/;
const SHOWN_PROBLEM = {
  title: 'Basket Not Found',
  type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/basket-not-found',
  detail: 'No such basket.',
  code: 'BasketNotFound',
  correlationId: '63bc9e61-9f40-4093-983e-854025128ebb',
};

function linksToCalls(document: OpenApiDocument, name: string): Html {
  const reference = `"#/components/schemas/${name}"`;
  const users = callsOf(document).filter(({ operation }) => JSON.stringify(operation).includes(reference));
  if (users.length === 0) return html`<p class="quiet">Part of other schemas.</p>`;
  return html`<p class="chips">${users.map(
    ({ operation: { operationId } }) => html`<a href="${DOCS_PATH}/calls/${operationId}">${operationId}</a> `,
  )}</p>`;
}

/** The page of a schema that several calls share. */
export function schemaPage(name: string, document: OpenApiDocument): Promise<Response> | null {
  const schema = document.components.schemas[name];
  if (!schema || !Object.hasOwn(document.components.schemas, name)) return null;
  return renderPage(document, {
    title: `${name} – Commerce API`,
    body: html`<p class="crumb"><a href="${DOCS_PATH}/schemas">Schemas</a></p><h1>${name}</h1>
${schemaFields(schema, document, 'field')}
<h2 id="calls"><a href="#calls">Calls with it</a></h2>${linksToCalls(document, name)}`,
  });
}

/** Every schema with a name. */
export function schemasPage(document: OpenApiDocument): Promise<Response> {
  const names = Object.keys(document.components.schemas);
  return renderPage(document, {
    title: 'Schemas – Commerce API',
    body: html`<h1>Schemas</h1>
<p class="lead">What calls take and answer, where more than one of them does.</p>
<p class="chips">${names.map((name) => html`<a href="${DOCS_PATH}/schemas/${name}">${name}</a> `)}</p>`,
  });
}

/** Every refusal: its status, what it means and the codes that it may carry. */
export function problemsPage(document: OpenApiDocument): Promise<Response> {
  const byStatus = Object.entries(document.components.responses).flatMap(([name, response]) => {
    const status = PROBLEM_STATUS.exec(name)?.[1];
    return status === undefined ? [] : [{ status, response }];
  });
  return renderPage(document, {
    title: 'Problems – Commerce API',
    body: html`<h1>Problems</h1>
<p class="lead">A refusal is an <code>application/problem+json</code> document of the shape
<a href="${DOCS_PATH}/schemas/Problem">Problem</a> (RFC 9457). Its <code>code</code> does not change with the language or
the wording: map it to texts of your own.</p>
${codeBlock('A refusal', jsonCode(SHOWN_PROBLEM))}
${byStatus.map(
  ({ status, response }) => html`<section class="topic" id="status-${status}">
<h2><a href="#status-${status}">${status}</a></h2><p>${withCode(response.description)}</p>
<ul class="codes">${(response['x-problem-codes'] ?? []).map(
    (code) =>
      html`<li id="${code}"><code>${code}</code> <span class="kind">${problems[code as keyof typeof problems].title}</span></li>`,
  )}</ul></section>`,
)}`,
  });
}
