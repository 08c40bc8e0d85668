/**
 * A call to copy. Texts may hold names in braces: `{basketId}` stands for what an earlier call answered. The tests
 * send every example to a real engine; `given` names what has happened before.
 */
export type EndpointExample = {
  readonly title: string;
  readonly given: ExampleSituation;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent. */
  readonly body?: unknown;
  /** When it is not the call's usual one. */
  readonly status?: number;
  /** A part of the answer. */
  readonly answer?: unknown;
};

/** `guest`: a new guest; `store`: has chosen a store; `basket`: and has a basket with one item. */
export type ExampleSituation = 'nobody' | 'guest' | 'store' | 'basket';

/** What names in braces look like in the document. */
const SHOWN_VALUES: Readonly<Record<string, string>> = {
  organizationId: 'f_ecom_ownp_001',
  siteId: 'rowan',
  usid: '5a4e7a1c-52f4-4d0b-9c3e-0b0f6c1e7a55',
  customerId: '0c6d2b1e-8f3a-4a57-b1d2-6f0e9d7c4a33',
  basketId: '7f2d9f5e-3b1c-4a88-9d64-2c5e8a1b0f77',
  itemId: '3e8c1a90-6d2f-4b7e-a5c4-9f1b2d3e4c55',
};

type Values = Readonly<Record<string, string>>;

/** Fills the names in braces, with what the document shows when no other values are given. */
export function exampleValue(value: unknown, values: Values = SHOWN_VALUES): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
  if (Array.isArray(value)) return value.map((element) => exampleValue(element, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, exampleValue(child, values)]),
  );
}
