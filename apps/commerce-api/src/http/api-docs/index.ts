import { readFile } from 'node:fs/promises';
import { examplesOf } from '@ownpath/contracts/examples';
import type { Endpoint } from '@ownpath/contracts/wire';
import { fontFiles } from '../../brand.ts';
import { DomainError } from '../../domain-error.ts';
import type { Page } from '../route.ts';
import { callPage } from './call-page.ts';
import { createOpenApiDocument } from './openapi-document.ts';
import { callsOf, type OpenApiDocument } from './openapi-types.ts';
import { DOCS_PATH } from './page-assets.ts';
import { indexPage, problemsPage, schemaPage, schemasPage } from './reference-pages.ts';

function notFound(): never {
  throw new DomainError('NotFound', 'No such page of the documentation.');
}

/** The OpenAPI document and its pages, created on the first request for them. */
export function apiDocsPages(endpoints: readonly Endpoint[]): Page[] {
  let made: OpenApiDocument | undefined;
  const document = () => {
    made ??= createOpenApiDocument(endpoints, examplesOf);
    return made;
  };
  return [
    { path: DOCS_PATH, answer: (_, query) => indexPage(document(), query.get('q')?.trim() ?? '') },
    { path: `${DOCS_PATH}/problems`, answer: () => problemsPage(document()) },
    { path: `${DOCS_PATH}/schemas`, answer: () => schemasPage(document()) },
    {
      path: `${DOCS_PATH}/openapi.json`,
      answer: () => Response.json(document(), { headers: { 'cache-control': 'public, max-age=300' } }),
    },
    {
      path: `${DOCS_PATH}/calls/:name`,
      answer: ({ name = '' }) => {
        const call = callsOf(document()).find(({ operation }) => operation.operationId === name);
        return call ? callPage(call, document(), examplesOf(name)) : notFound();
      },
    },
    {
      path: `${DOCS_PATH}/schemas/:name`,
      answer: ({ name = '' }) => schemaPage(name, document()) ?? notFound(),
    },
    {
      path: `${DOCS_PATH}/fonts/:name`,
      answer: async ({ name = '' }) => {
        const pathOnDisk = Object.hasOwn(fontFiles, name) ? fontFiles[name] : undefined;
        if (!pathOnDisk) return notFound();
        return new Response(new Uint8Array(await readFile(pathOnDisk())), {
          headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
        });
      },
    },
  ];
}
