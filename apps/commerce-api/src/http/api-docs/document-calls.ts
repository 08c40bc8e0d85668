import type { OpenApiDocument, Operation, ResponseObject } from './openapi-types.ts';

/** One operation with its place in the document. */
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Whether the call is made with a shopper's access token. */
export function needsShopper({ security }: Operation): boolean {
  return security.some((one) => 'ShopperToken' in one);
}

/** A part of the document, or the one that it refers to. */
export function resolve<T extends object>(part: T | { $ref: string }, document: OpenApiDocument): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.components;
  return components[kind]?.[name] as T;
}

/** The answers of a call, refusals apart from the others. */
export function answersOf({ operation }: Call, document: OpenApiDocument) {
  const all = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    response: resolve<ResponseObject>(response, document),
  }));
  return {
    good: all.filter(({ status }) => Number(status) < 400),
    refusals: all.filter(({ status }) => Number(status) >= 400),
  };
}
