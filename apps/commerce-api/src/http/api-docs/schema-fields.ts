import { html } from 'hono/html';
import { DOCS_PATH } from './docs-path.ts';
import type { JsonSchema } from './openapi-types.ts';
import type { Html } from './render-page.ts';

/** Deeper than this a page shows no fields; the document has them all. */
const MAX_SHOWN_DEPTH = 6;

function schemaNameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function limitsOf(schema: JsonSchema): string[] {
  return [
    schema.format ?? '',
    schema.minimum === undefined ? '' : `at least ${schema.minimum}`,
    schema.maximum === undefined ? '' : `at most ${schema.maximum}`,
    schema.maxLength === undefined ? '' : `up to ${schema.maxLength} characters`,
    schema.maxItems === undefined ? '' : `up to ${schema.maxItems}`,
  ].filter((text) => text !== '');
}

/** The type of a value in words: `string, up to 60 characters`, `list of BasketItem`. */
export function typeInWords(schema: JsonSchema): Html | string {
  if (schema.$ref) {
    const name = schemaNameOf(schema.$ref);
    return html`<a href="${DOCS_PATH}/schemas/${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${typeInWords(choice)}`)}`;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return html`list of ${schema.items ? typeInWords(schema.items) : 'anything'}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return [type, ...limitsOf(schema)].join(', ');
}

/** Objects inside a schema whose fields are worth a list of their own. */
function nestedOf(schema: JsonSchema): JsonSchema[] {
  if (schema.properties) return [schema];
  if (schema.items) return nestedOf(schema.items);
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(nestedOf);
}

/** The fields of a schema as nested lists. */
export function schemaFields(schema: JsonSchema, depth = 0): Html {
  const objects = nestedOf(schema);
  if (objects.length === 0 || depth > MAX_SHOWN_DEPTH) {
    return depth === 0 ? html`<p class="kind">${typeInWords(schema)}</p>` : html``;
  }
  return html`${objects.map(
    ({ properties = {}, required = [] }) =>
      html`<ul class="fields">${Object.entries(properties).map(
        ([name, child]) =>
          html`<li><code>${name}</code> <span class="kind">${typeInWords(child)}</span>${
            required.includes(name) ? html` <span class="must">required</span>` : ''
          }${child.description ? html` ${child.description}` : ''}${schemaFields(child, depth + 1)}</li>`,
      )}</ul>`,
  )}`;
}
