import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import { html } from 'hono/html';
import { codeBlock, jsonCode, shellCode } from './code-block.ts';
import { type Call, needsShopper } from './document-calls.ts';
import type { Html } from './render-page.ts';

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

/** The call as a line for a shell; `$API` and `$TOKEN` come from the first page. */
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
  const caption = `Answer ${status}`;
  if (example.answer !== undefined) {
    return codeBlock(`${caption}, a part of it`, jsonCode(exampleValue(example.answer)));
  }
  if (example.location !== undefined) {
    return codeBlock(caption, shellCode(`Location: ${exampleValue(example.location)}…`));
  }
  return html`<p class="quiet">${caption}, without a body.</p>`;
}

/** Every example of a call: what is sent and what comes back. */
export function exampleBlocks(call: Call, examples: readonly EndpointExample[]): Html {
  const usualStatus = Object.keys(call.operation.responses)[0] ?? '';
  return html`${examples.map(
    (example, index) => html`<section class="example" aria-labelledby="example-${index + 1}">
<h3 id="example-${index + 1}">${example.title}</h3>
${example.from ? html`<p class="quiet">Sent from the address <code>${example.from}</code>.</p>` : ''}
${codeBlock('Request', shellCode(curlOf(call, example)))}
${answerOf(example, usualStatus)}
</section>`,
  )}`;
}
