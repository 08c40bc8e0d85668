import { html } from 'hono/html';
import type { JsonSchema, OpenApiDocument } from './openapi-types.ts';
import { DOCS_PATH } from './page-assets.ts';
import { type Html, withCode } from './page-layout.ts';

/** Nested deeper than this, fields are left out of the page; the document has them all. */
const MAX_SHOWN_DEPTH = 6;
/** A longer list of fields is collapsed. */
const MAX_OPEN_FIELDS = 12;

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

/** The type of a value as text: `string, up to 60 characters`, `list of BasketItem`. */
export function typeText(schema: JsonSchema): Html | string {
  if (schema.$ref) {
    const name = schemaNameOf(schema.$ref);
    return html`<a href="${DOCS_PATH}/schemas/${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${typeText(choice)}`)}`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return html`one of ${schema.enum.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${JSON.stringify(value)}</code>`)}`;
  }
  if (schema.type === 'array') return html`list of ${schema.items ? typeText(schema.items) : 'anything'}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return [type, ...limitsOf(schema)].join(', ');
}

/** Objects inside a schema whose fields are listed separately. */
function nestedOf(schema: JsonSchema): JsonSchema[] {
  if (schema.properties) return [schema];
  if (schema.items) return nestedOf(schema.items);
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(nestedOf);
}

/** A parameter or a field of a schema. `id` makes it linkable. */
export function fieldRow(field: {
  readonly id: string;
  readonly name: string;
  readonly type: Html | string;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
  readonly children?: Html | string;
}): Html {
  const { id, name, type, isRequired, description, children = '' } = field;
  return html`<li id="${id}"><p class="field"><a href="#${id}"><code class="name">${name}</code></a> <span class="kind">${type}</span>${
    isRequired ? html` <span class="must">required</span>` : ''
  }</p>${description ? html`<p class="words">${withCode(description)}</p>` : ''}${children}</li>`;
}

/** Labels a choice of a union by its first constant. */
function variantName({ properties = {} }: JsonSchema, index: number): Html {
  const [name, schema] = Object.entries(properties).find(([, { const: value }]) => value !== undefined) ?? [];
  return schema
    ? html`<code>${name}</code> is <code>${JSON.stringify(schema.const)}</code>`
    : html`Choice ${index + 1}`;
}

function listOf({ properties = {}, required = [] }: JsonSchema, id: string, depth: number): Html {
  return html`<ul class="fields">${Object.entries(properties).map(([name, child]) => {
    const childId = `${id}-${name}`;
    return fieldRow({
      id: childId,
      name,
      type: typeText(child),
      isRequired: required.includes(name),
      description: child.description,
      children: folded(child, childId, depth + 1),
    });
  })}</ul>`;
}

/** Fields of a field, collapsed so that a long schema stays readable. */
function folded(schema: JsonSchema, id: string, depth: number): Html | string {
  const objects = nestedOf(schema);
  const count = objects.reduce((sum, { properties = {} }) => sum + Object.keys(properties).length, 0);
  if (count === 0 || depth > MAX_SHOWN_DEPTH) return '';
  return html`<details><summary>${count} ${count === 1 ? 'field' : 'fields'} inside</summary>${variants(objects, id, depth)}</details>`;
}

function variants(objects: readonly JsonSchema[], id: string, depth: number): Html {
  const [only] = objects;
  if (objects.length === 1 && only) return listOf(only, id, depth);
  return html`${objects.map(
    (object, index) =>
      html`<div class="variant"><p class="kind">${variantName(object, index)}</p>${listOf(object, `${id}-${index + 1}`, depth)}</div>`,
  )}`;
}

/** The named schema that a schema or its elements refer to. */
function namedPart(schema: JsonSchema, document: OpenApiDocument): JsonSchema | undefined {
  const reference = schema.$ref ?? schema.items?.$ref;
  return reference === undefined ? undefined : document.components.schemas[schemaNameOf(reference)];
}

/** A schema with its fields; a named one is linked, and its fields are shown too. */
export function schemaFields(schema: JsonSchema, document: OpenApiDocument, id: string): Html {
  const named = namedPart(schema, document);
  const objects = nestedOf(named ?? schema);
  const count = objects.reduce((sum, { properties = {} }) => sum + Object.keys(properties).length, 0);
  const isUnion = !named && objects.length > 1;
  const text = isUnion ? `One of ${objects.length} forms` : typeText(schema);
  const type = schema.properties ? '' : html`<p class="kind">${text}</p>`;
  if (count === 0) return html`<p class="kind">${typeText(schema)}</p>`;
  if (!named || count <= MAX_OPEN_FIELDS) return html`${type}${variants(objects, id, 0)}`;
  return html`${type}<details class="whole"><summary>All ${count} fields</summary>${variants(objects, id, 0)}</details>`;
}
