import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import { html } from 'hono/html';
import {
  answersOf,
  type Call,
  needsShopper,
  type OpenApiDocument,
  type Parameter,
  type ResponseObject,
  resolve,
} from './openapi-types.ts';
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
import { fieldRow, schemaFields, typeText } from './schema-fields.ts';

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
        type: typeText(schema),
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
  return html`<p>An error is an <code>application/problem+json</code> document,
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
<h2 id="answer"><a href="#answer">Response</a></h2>
${answersOf(call, document).good.map((answer) => answerFields(answer, document))}
<h2 id="problems"><a href="#problems">Errors</a></h2>
${refusalList(call, document)}
</div><aside class="examples" aria-labelledby="examples"><h2 id="examples"><a href="#examples">${
      examples.length === 1 ? 'Example' : 'Examples'
    }</a></h2>${exampleBlocks(call, examples)}</aside></div>`,
  });
}

type Texts = Readonly<Record<string, string>>;

const texts = (value: Texts | undefined) => exampleValue(value ?? {}) as Texts;
const inShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function addressOf(call: Call, example: EndpointExample): string {
  const params = texts({ organizationId: '{organizationId}', ...example.params });
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams(texts(example.query)).toString();
  return `$API${path}${query === '' ? '' : `?${query}`}`;
}

function bodyLines(call: Call, example: EndpointExample): string[] {
  if (example.body === undefined) return [];
  const [mediaType = ''] = Object.keys(call.operation.requestBody?.content ?? {});
  const body = exampleValue(example.body);
  if (mediaType === 'application/x-www-form-urlencoded') {
    return Object.entries(body as Texts).map(
      ([name, value]) => `--data-urlencode ${inShell(`${name}=${value}`)}`,
    );
  }
  return [`-H 'Content-Type: ${mediaType}'`, `-d ${inShell(JSON.stringify(body, null, 2))}`];
}

/** The call as a curl command; the first page says how to set `$API` and `$TOKEN`. */
function curlOf(call: Call, example: EndpointExample): string {
  const basic = exampleValue(example.basic) as EndpointExample['basic'];
  return [
    `curl -X ${call.method} "${addressOf(call, example)}"`,
    ...(needsShopper(call.operation) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(basic ? [`-u ${inShell(`${basic.user}:${basic.password}`)}`] : []),
    ...Object.entries(texts(example.headers)).map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
    ...bodyLines(call, example),
  ].join(' \\\n  ');
}

function answerOf(example: EndpointExample, usualStatus: string): Html {
  const status = String(example.status ?? usualStatus);
  const caption = `Response ${status}`;
  if (example.answer !== undefined) {
    return codeBlock(`${caption}, excerpt`, jsonCode(exampleValue(example.answer)));
  }
  if (example.location !== undefined) {
    return codeBlock(caption, shellCode(`Location: ${exampleValue(example.location)}…`));
  }
  return html`<p class="quiet">${caption}, without a body.</p>`;
}

/** The examples of a call: request and response. */
function exampleBlocks(call: Call, examples: readonly EndpointExample[]): Html {
  const usualStatus = Object.keys(call.operation.responses)[0] ?? '';
  return html`${examples.map(
    (example, index) => html`<section class="example" aria-labelledby="example-${index + 1}">
<h3 id="example-${index + 1}">${example.title}</h3>
${example.from ? html`<p class="quiet">Sent from the IP address <code>${example.from}</code>.</p>` : ''}
${codeBlock('Request', shellCode(curlOf(call, example)))}
${answerOf(example, usualStatus)}
</section>`,
  )}`;
}
