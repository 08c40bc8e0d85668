import { exampleValue } from '@ownpath/contracts/examples';
import { html, raw } from 'hono/html';
import { codeBlock, shellCode } from './code-block.ts';
import { DOCS_PATH } from './docs-path.ts';
import { type Call, callsOf } from './document-calls.ts';
import type { OpenApiDocument } from './openapi-types.ts';
import { addressInWords, type Html, methodBadge, renderPage, topicAnchor, withCode } from './render-page.ts';

/** Lines for a shell that end with a guest's token in `$TOKEN`. */
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

/** What a search looks through, in small letters. */
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

/** The first page: how to begin, and every call by its topic. `search` narrows the calls where no script runs. */
export function indexPage(document: OpenApiDocument, search: string): Promise<Response> {
  const calls = callsOf(document);
  const found = calls.filter((call) => isFound(call, search)).length;
  return renderPage(document, {
    title: document.info.title,
    search,
    body: html`<div class="hello"><h1>${document.info.title}</h1>
<p class="lead">${document.info.description} Clients made for those APIs work against this one unmodified.</p>
<h2 id="start"><a href="#start">Begin</a></h2>
<p>Most calls need an access token, sent as <code>Authorization: Bearer …</code>. A guest gets one by
<a href="${DOCS_PATH}/calls/authorizeCustomer">authorizeCustomer</a> and
<a href="${DOCS_PATH}/calls/getAccessToken">getAccessToken</a>. After these lines every example of these pages can be
pasted into the same shell; ids in it stand for those that your own calls answer.</p>
${codeBlock('A guest’s token', shellCode(START))}
<p>Answers carry a <code>correlation-id</code> that finds the call in the logs. Refusals have
<a href="${DOCS_PATH}/problems">one shape and stable codes</a>. Everything here is in the
<a href="${DOCS_PATH}/openapi.json">OpenAPI 3.1 document</a> too; tests send every example to the engine and compare the
answers.</p></div>
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
