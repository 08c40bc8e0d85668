import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  callsOf,
  type MediaType,
  needsShopper,
  type OpenApiDocument,
  type Parameter,
  type ResponseObject,
  resolve,
} from './openapi-types.ts';

/** Types of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
const SCHEMA_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

let engine: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  engine = await createTestApp();
  document = (await (await engine.request('GET', '/docs/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => engine.close());

type Found = { readonly at: string; readonly value: Readonly<Record<string, unknown>> };

/** Every object of the document with the path to it. */
function objectsIn(value: unknown, at = '#'): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [{ at, value: value as Found['value'] }];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, child]) =>
      // An example is data: it may look like anything.
      /^(example|examples)$/.test(name) && !at.endsWith('/properties')
        ? []
        : objectsIn(child, `${at}/${name}`),
    ),
  ];
}

function lookUp(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
}

test('its members are those of OpenAPI 3.1', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers', 'tags']);
  for (const member of ['title', 'version', 'description'] as const)
    expect(document.info[member]).toMatch(/\S/);
  for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/[^?#\s]*$/);
  for (const names of Object.values(document.components)) {
    for (const name of Object.keys(names)) expect(name).toMatch(/^[\w.-]+$/);
  }
});

test('every reference resolves, and every named part is used', () => {
  const references = new Set(
    objectsIn(document).flatMap(({ value }) => (typeof value.$ref === 'string' ? [value.$ref] : [])),
  );
  expect(references.size).toBeGreaterThan(20);
  for (const reference of references) expect(lookUp(reference), reference).toBeDefined();
  for (const kind of ['schemas', 'parameters', 'responses'] as const) {
    const unused = Object.keys(document.components[kind]).filter(
      (name) => !references.has(`#/components/${kind}/${name}`),
    );
    expect(unused, kind).toEqual([]);
  }
});

test('operation ids are unique, and no two paths differ by the names of their parameters alone', () => {
  const calls = callsOf(document);
  expect(calls.length).toBeGreaterThan(100);
  expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('each parameter of a path is declared once, is required and has a schema', () => {
  for (const { path, operation } of callsOf(document)) {
    const parameters = operation.parameters.map((one) => resolve<Parameter>(one, document));
    const places = parameters.map((one) => `${one.in} ${one.name.toLowerCase()}`);
    expect(new Set(places).size, operation.operationId).toBe(places.length);
    const inPath = parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => name).sort(), path).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const { name, schema } of parameters) {
      expect(schema, `${operation.operationId} ${name}`).toBeTypeOf('object');
      // Ignored by OpenAPI: security, body and responses describe them.
      expect(['accept', 'content-type', 'authorization']).not.toContain(name.toLowerCase());
    }
  }
});

test('each call has one topic of the list, a summary and security that is declared', () => {
  const topics = document.tags.map(({ name }) => name);
  const schemes = Object.keys(document.components.securitySchemes);
  expect(new Set(topics).size).toBe(topics.length);
  for (const { path, operation } of callsOf(document)) {
    expect(operation.summary, path).toMatch(/^\S.{8,}/);
    expect(operation.tags).toHaveLength(1);
    expect(topics).toContain(operation.tags[0]);
    for (const scheme of operation.security.flatMap(Object.keys)) expect(schemes).toContain(scheme);
  }
  const used = callsOf(document).flatMap(({ operation }) => operation.security.flatMap(Object.keys));
  expect([...new Set(used)].sort()).toEqual([...schemes].sort());
});

test('each call documents its response and every error status', () => {
  for (const call of callsOf(document)) {
    const { operation, method } = call;
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => Number(status) < 400)).toHaveLength(1);
    const refusals = ['400', '401', '404', '405', '414', '429', '500', '503'];
    if (needsShopper(operation)) refusals.push('403');
    if (operation.requestBody) refusals.push('413', '415');
    if (needsShopper(operation) && method !== 'GET') refusals.push('402', '409', '412');
    expect(statuses, operation.operationId).toEqual(expect.arrayContaining(refusals));
    for (const [status, part] of Object.entries(operation.responses)) {
      const response = resolve<ResponseObject>(part, document);
      expect(response.description, `${operation.operationId} ${status}`).toMatch(/\S/);
      const types = Object.keys(response.content ?? {});
      if (Number(status) >= 400) expect(types).toEqual(['application/problem+json']);
      else expect(['', 'application/json']).toContain(types.join());
    }
  }
});

test('schemas have types of JSON Schema, and require properties that they have', () => {
  const schemas = [
    ...objectsIn(document.components.schemas, '#/components/schemas'),
    ...callsOf(document).flatMap(({ operation }) => {
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map((one) => resolve<ResponseObject>(one, document).content),
      ];
      const media = contents.flatMap((content): MediaType[] => Object.values(content ?? {}));
      return [...media, ...operation.parameters.map((one) => resolve<Parameter>(one, document))].flatMap(
        ({ schema }) => objectsIn(schema, `${operation.operationId}`),
      );
    }),
  ].filter(({ at }) => !at.endsWith('/properties'));
  expect(schemas.length).toBeGreaterThan(500);
  for (const { at, value } of schemas) {
    const types = [value.type ?? []].flat();
    for (const type of types) expect(SCHEMA_TYPES, at).toContain(type);
    if (value.enum) expect(value.enum, at).not.toEqual([]);
    // A member of OpenAPI 3.0 that 3.1 no longer has.
    expect(value, at).not.toHaveProperty('nullable');
    if (!Array.isArray(value.required) || !value.properties) continue;
    expect(Object.keys(value.properties), at).toEqual(expect.arrayContaining(value.required));
  }
});
