import { exampleValue } from '@ownpath/contracts/examples';
import { problems } from '@ownpath/contracts/wire';
import { html, raw } from 'hono/html';
import { type Call, callsOf, type OpenApiDocument } from './openapi-types.ts';
import { DOCS_PATH } from './page-assets.ts';
import {
  addressInWords,
  codeBlock,
  type Html,
  jsonCode,
  methodBadge,
  renderPage,
  shellCode,
  topicAnchor,
  withCode,
} from './page-layout.ts';
import { schemaFields } from './schema-fields.ts';

/** Shell commands that set `$TOKEN` to a guest's access token. */
const START = String(
  exampleValue(`SHOP=http://localhost:3000
API=$SHOP/mobify/proxy/api
LOGIN=$API/shopper/auth/v1/organizations/{organizationId}/oauth2
CLIENT="client_id={clientId}&channel_id={siteId}&redirect_uri=$SHOP/callback"
VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')
CODE=$(curl -s -o /dev/null -w '%{redirect_url}' \\
  "$LOGIN/authorize?$CLIENT&response_type=code&hint=guest&code_challenge=$CHALLENGE" | sed 's/.*[?&]code=\\([^&]*\\).*/\\1/')
TOKEN=$(curl -s "$LOGIN/token" -d "$CLIENT&grant_type=authorization_code_pkce&code=$CODE&code_verifier=$VERIFIER" \\
  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`),
);

/** The searchable text of a call, in lower case. */
function searchText({ method, path, operation }: Call): string {
  const { operationId, summary, tags } = operation;
  return [operationId, method, path, summary, ...tags].join(' ').toLowerCase();
}

function isFound(call: Call, search: string): boolean {
  const text = searchText(call);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function callRow(call: Call, search: string): Html {
  const { method, path, operation } = call;
  return html`<li data-call="${searchText(call)}"${isFound(call, search) ? '' : raw(' hidden')}>${methodBadge(method)}
<div><a href="${DOCS_PATH}/calls/${operation.operationId}">${operation.operationId}</a>
<span class="words">${withCode(operation.summary)}</span><code>${addressInWords(path)}</code></div></li>`;
}

/** The first page: how to get started, and every call by its topic. `search` filters the calls where no script runs. */
export function indexPage(document: OpenApiDocument, search: string): Promise<Response> {
  const calls = callsOf(document);
  const found = calls.filter((call) => isFound(call, search)).length;
  return renderPage(document, {
    title: document.info.title,
    search,
    body: html`<div class="hello"><h1>${document.info.title}</h1>
<p class="lead">${document.info.description} Clients built for those APIs work with this one unmodified.</p>
<h2 id="start"><a href="#start">Get started</a></h2>
<p>Most calls need an access token, sent as <code>Authorization: Bearer …</code>. A guest gets one by
<a href="${DOCS_PATH}/calls/authorizeCustomer">authorizeCustomer</a> and
<a href="${DOCS_PATH}/calls/getAccessToken">getAccessToken</a>. Run these lines first; every example on these pages
can then be pasted into the same shell. Replace sample ids with those from your own responses.</p>
${codeBlock('A guest’s token', shellCode(START))}
<p>Responses carry a <code>correlation-id</code> that identifies the call in the logs. Errors have
<a href="${DOCS_PATH}/problems">one format and stable codes</a>. The
<a href="${DOCS_PATH}/openapi.json">OpenAPI 3.1 document</a> describes the same API; automated tests send every example to
the engine and check the response.</p></div>
<h2 id="calls"><a href="#calls">Calls</a></h2>
<p id="found" class="quiet" role="status">${found} ${found === 1 ? 'call' : 'calls'}</p>
${document.tags.map(({ name, description }) => {
  const own = calls.filter(({ operation }) => operation.tags.includes(name));
  const isEmpty = !own.some((call) => isFound(call, search));
  return html`<section class="topic" data-topic id="${topicAnchor(name)}"${isEmpty ? raw(' hidden') : ''}>
<h3><a href="#${topicAnchor(name)}">${name}</a></h3><p>${description}</p>
<ul class="calls">${own.map((call) => callRow(call, search))}</ul></section>`;
})}`,
  });
}

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
<h2 id="calls"><a href="#calls">Used by</a></h2>${linksToCalls(document, name)}`,
  });
}

/** The list of named schemas. */
export function schemasPage(document: OpenApiDocument): Promise<Response> {
  const names = Object.keys(document.components.schemas);
  return renderPage(document, {
    title: 'Schemas – Commerce API',
    body: html`<h1>Schemas</h1>
<p class="lead">Request and response bodies that several calls use.</p>
<p class="chips">${names.map((name) => html`<a href="${DOCS_PATH}/schemas/${name}">${name}</a> `)}</p>`,
  });
}

/** Every problem status with its meaning and codes. */
export function problemsPage(document: OpenApiDocument): Promise<Response> {
  const byStatus = Object.entries(document.components.responses).flatMap(([name, response]) => {
    const status = PROBLEM_STATUS.exec(name)?.[1];
    return status === undefined ? [] : [{ status, response }];
  });
  return renderPage(document, {
    title: 'Problems – Commerce API',
    body: html`<h1>Problems</h1>
<p class="lead">An error is an <code>application/problem+json</code> document with the schema
<a href="${DOCS_PATH}/schemas/Problem">Problem</a> (RFC 9457). Its <code>code</code> is independent of language and
wording: map it to your own messages.</p>
${codeBlock('An error', jsonCode(SHOWN_PROBLEM))}
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
