import type { HttpMethod } from '@ownpath/contracts/wire';

/** The members of JSON Schema (2020-12) that this code uses. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
};

export type Reference = { readonly $ref: string };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

export type MediaType = {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
};

export type ResponseObject = {
  /** Codes that a problem of this status may carry (ours). */
  readonly 'x-problem-codes'?: readonly string[];
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: JsonSchema; readonly description?: string }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
};

/** Names of security schemes; an empty one stands for none. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
};

export type PathItem = Readonly<Partial<Record<Lowercase<HttpMethod>, Operation>>>;

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
};

/** One operation with its place in the document. */
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Whether the call needs a shopper's access token. */
export function needsShopper({ security }: Operation): boolean {
  return security.some((one) => 'ShopperToken' in one);
}

/** A part of the document, its reference resolved. */
export function resolve<T extends object>(part: T | { $ref: string }, document: OpenApiDocument): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.components;
  return components[kind]?.[name] as T;
}

/** The responses of a call, errors apart from the others. */
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
