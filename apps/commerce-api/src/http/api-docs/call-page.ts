import type { EndpointExample } from '@ownpath/contracts/examples';
import { html } from 'hono/html';
import { exampleBlocks } from './call-example.ts';
import { DOCS_PATH } from './docs-path.ts';
import { answersOf, type Call, resolve } from './document-calls.ts';
import type { OpenApiDocument, Parameter, ResponseObject } from './openapi-types.ts';
import { addressInWords, type Html, methodBadge, renderPage, topicAnchor, withCode } from './render-page.ts';
import { fieldRow, schemaFields, typeInWords } from './schema-fields.ts';

const PLACES = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'As headers'],
] as const;

function parameterLists(call: Call, document: OpenApiDocument): Html {
  const parameters = call.operation.parameters.map((one) => resolve<Parameter>(one, document));
  return html`${PLACES.map(([place, words]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return '';
    return html`<h3>${words}</h3><ul class="fields">${here.map(({ name, schema, required, description }) =>
      fieldRow({
        id: `${place}-${name}`,
        name,
        type: typeInWords(schema),
        isRequired: required,
        description: description ?? schema.description,
      }),
    )}</ul>`;
  })}`;
}

function answerFields(
  { status, response }: { status: string; response: ResponseObject },
  document: OpenApiDocument,
): Html {
  const schema = response.content?.['application/json']?.schema;
  return html`<p><span class="status">${status}</span> ${withCode(response.description)}${schema ? '' : ' No body.'}</p>
${schema ? schemaFields(schema, document, `answer-${status}`) : ''}`;
}

function refusalList(call: Call, document: OpenApiDocument): Html {
  return html`<p>A refusal is an <code>application/problem+json</code> document,
<a href="${DOCS_PATH}/schemas/Problem">Problem</a>; its <code>code</code> is one of
<a href="${DOCS_PATH}/problems">these</a>.</p>
<dl class="refusals">${answersOf(call, document).refusals.map(
    ({ status, response }) =>
      html`<div><dt><a class="status bad" href="${DOCS_PATH}/problems#status-${status}">${status}</a></dt><dd>${withCode(response.description)}</dd></div>`,
  )}</dl>`;
}

/** The page of one call. */
export function callPage(
  call: Call,
  document: OpenApiDocument,
  examples: readonly EndpointExample[],
): Promise<Response> {
  const { operation } = call;
  const [topic = ''] = operation.tags;
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  return renderPage(document, {
    title: `${operation.operationId} – Commerce API`,
    current: operation.operationId,
    body: html`<p class="crumb"><a href="${DOCS_PATH}#${topicAnchor(topic)}">${topic}</a></p>
<h1>${operation.operationId}</h1>
<p class="lead">${withCode(operation.summary)}.</p>
<p class="address">${methodBadge(call.method)} <code>${addressInWords(call.path)}</code></p>
<p class="access">${operation.description}</p>
<div class="columns"><div>
<h2 id="parameters"><a href="#parameters">Parameters</a></h2>
${parameterLists(call, document)}
${
  body
    ? html`<h2 id="body"><a href="#body">Body</a></h2><p class="kind">${body[0]}</p>${schemaFields(body[1].schema, document, 'body')}`
    : ''
}
<h2 id="answer"><a href="#answer">Answer</a></h2>
${answersOf(call, document).good.map((answer) => answerFields(answer, document))}
<h2 id="problems"><a href="#problems">Refusals</a></h2>
${refusalList(call, document)}
</div><aside class="examples" aria-labelledby="examples"><h2 id="examples"><a href="#examples">${
      examples.length === 1 ? 'Example' : 'Examples'
    }</a></h2>${exampleBlocks(call, examples)}</aside></div>`,
  });
}
