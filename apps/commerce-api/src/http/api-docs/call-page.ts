import { html } from 'hono/html';
import { DOCS_PATH } from './docs-path.ts';
import type { OpenApiDocument, Operation, Parameter, ResponseObject } from './openapi-types.ts';
import { type Html, renderPage } from './render-page.ts';
import { schemaFields, typeInWords } from './schema-fields.ts';

/** One operation with its place in the document. */
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function resolve<T extends object>(part: T | { $ref: string }, document: OpenApiDocument): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.components;
  return components[kind]?.[name] as T;
}

function exampleOf({ operation }: Call): { title: string; value: unknown } | null {
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  const example = Object.values(media?.examples ?? {})[0];
  return example ? { title: example.summary, value: example.value } : null;
}

/** The call as a line for a shell. */
function curlOf(call: Call, document: OpenApiDocument): string {
  const parameters = call.operation.parameters.map((parameter) => resolve<Parameter>(parameter, document));
  const shownValue = (name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example ?? `{${name}}`);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => shownValue(name));
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString();
  const address = `$ORIGIN${document.servers[0]?.url ?? ''}${path}${search === '' ? '' : `?${search}`}`;
  const body = exampleOf(call);
  const [mediaType = ''] = Object.keys(call.operation.requestBody?.content ?? {});
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  const text = isForm
    ? new URLSearchParams(body?.value as Record<string, string>).toString()
    : JSON.stringify(body?.value);
  return [
    `curl -X ${call.method} "${address}"`,
    ...(call.operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...parameters
      .filter((parameter) => parameter.in === 'header' && parameter.example !== undefined)
      .map(({ name, example }) => `-H "${name}: ${String(example)}"`),
    ...(body ? [`-H "Content-Type: ${mediaType}"`, `-d '${text.replaceAll("'", `'\\''`)}'`] : []),
  ].join(' \\\n  ');
}

function parametersTable(call: Call, document: OpenApiDocument): Html {
  const rows = call.operation.parameters.map((parameter) => resolve<Parameter>(parameter, document));
  return html`<div class="scroll" role="region" aria-label="Parameters" tabindex="0"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    (
      row,
    ) => html`<tr><td><code>${row.name}</code>${row.required ? html` <span class="must">required</span>` : ''}</td>
<td>${row.in}</td><td>${typeInWords(row.schema)}</td><td>${row.description ?? ''}</td></tr>`,
  )}</tbody></table></div>`;
}

function responses(call: Call, document: OpenApiDocument): Html {
  const all = Object.entries(call.operation.responses).map(
    ([status, response]) => [status, resolve<ResponseObject>(response, document)] as const,
  );
  const good = all.filter(([status]) => Number(status) < 400);
  const bad = all.filter(([status]) => Number(status) >= 400);
  return html`${good.map(([status, response]) => {
    const media = response.content?.['application/json'];
    const shown = Object.values(media?.examples ?? {})[0];
    return html`<h3>${status} ${response.description}</h3>${media ? schemaFields(media.schema) : html`<p>No body.</p>`}${
      shown ? html`<pre tabindex="0">${JSON.stringify(shown.value, null, 2)}</pre>` : ''
    }`;
  })}
<h3>Problems</h3>
<p>Every refusal is an <code>application/problem+json</code> document: <a href="${DOCS_PATH}/schemas/Problem">Problem</a>.</p>
<ul class="fields">${bad.map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>`;
}

/** The page of one call. */
export function callPage(call: Call, document: OpenApiDocument): Promise<Response> {
  const { operation } = call;
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  return renderPage({
    title: `${operation.operationId} – Commerce API`,
    body: html`<h1>${operation.operationId}</h1>
<p>${operation.summary}.</p>
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code></p>
<p>${operation.description}</p>
<h2>Example</h2>
<pre tabindex="0" aria-label="Example request">${curlOf(call, document)}</pre>
<h2>Parameters</h2>
${parametersTable(call, document)}
${body ? html`<h2>Body</h2><p class="kind">${body[0]}</p>${schemaFields(body[1].schema)}` : ''}
<h2>Answers</h2>
${responses(call, document)}`,
  });
}
