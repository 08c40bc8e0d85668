/**
 * An example call to copy. Texts can contain placeholders in braces: `{basketId}` is a value from an earlier answer;
 * `{newId}` in an answer is the id of the created resource. The tests send every example to a running engine; `given`
 * names the required state.
 */
export type EndpointExample = {
  readonly title: string;
  readonly given: ExampleSituation;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Name and secret of HTTP Basic authentication: a private client, or the customer who signs in. */
  readonly basic?: { readonly user: string; readonly password: string };
  /** The caller's IP address, where the answer depends on it. */
  readonly from?: string;
  /** Body as sent. */
  readonly body?: unknown;
  /** Set when it differs from the endpoint's default. */
  readonly status?: number;
  /** A subset of the answer. */
  readonly answer?: unknown;
  /** Prefix of `Location` in a redirect. */
  readonly location?: string;
};

/**
 * `guest`: a new guest. `store`: a guest with a store. `empty basket`: the same with a basket. `basket`: a basket with
 * one item and a coupon. `approved`: with one item and an approval. `deposit due`: the same at a store that reserves for a deposit. `offered`: with an offer for a customer who paid an
 * agreement in full. `bank due`: with accepted terms, and a bank account to verify. `ready`: with a schedule, accepted terms and a
 * card. `ordered`: with an order and opened signing pages. `signed`: with signed pages. `rented`: a guest with an
 * active agreement. `exchangeable`: the same, six months after it was delivered. `registered`: a customer with an address, a wish list with one item and a stored card. `code
 * mailed`: a customer with an emailed sign-in code. `reset mailed`: a customer with an emailed password reset token.
 * `private client`: a guest session of a trusted server. `signed in elsewhere`: just signed in at the identity
 * provider.
 */
export type ExampleSituation =
  | 'nobody'
  | 'guest'
  | 'store'
  | 'empty basket'
  | 'basket'
  | 'approved'
  | 'deposit due'
  | 'offered'
  | 'bank due'
  | 'ready'
  | 'ordered'
  | 'signed'
  | 'rented'
  | 'exchangeable'
  | 'on autopay'
  | 'registered'
  | 'code mailed'
  | 'reset mailed'
  | 'private client'
  | 'signed in elsewhere';

/** The placeholders' values in the API documentation. */
const SHOWN_VALUES: Readonly<Record<string, string>> = {
  organizationId: 'f_ecom_ownp_001',
  siteId: 'rowan',
  clientId: '8d3c1f52-7a64-4f0e-9b7d-2f1f6a0c5e11',
  redirectUri: 'http://localhost:3000/callback',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  code: '561X8NOKvoRezq2aucazwwkrevUoIP37YRTfsRHX8ow',
  refreshToken: 'p1Xz0b0m6QGm5b4Vt4n0H0cW0g8h5w2uJ0mTg0Zc1uY',
  usid: '5a4e7a1c-52f4-4d0b-9c3e-0b0f6c1e7a55',
  customerId: '0c6d2b1e-8f3a-4a57-b1d2-6f0e9d7c4a33',
  newId: 'b8d3f0a2-5c41-4e97-8a6d-1e2f3c4b5a69',
  basketId: '7f2d9f5e-3b1c-4a88-9d64-2c5e8a1b0f77',
  itemId: '3e8c1a90-6d2f-4b7e-a5c4-9f1b2d3e4c55',
  couponItemId: '9a6d1c20-8e4b-4f31-b2a7-1d0c5e6f7a88',
  cardToken: 'token-of-the-hosted-card-fields',
  paymentMethodId: 'd4e1b7c2-90a5-4c36-8f1e-7d2a9b0c3e55',
  paymentInstrumentId: 'c2b7e4d1-5a90-4c36-8f1e-7d2a9b0c3e44',
  orderNo: '00001001',
  envelopeId: '6b1f0e2d-4c8a-4d57-9e30-a1b2c3d4e5f6',
  listId: 'd4e5f6a7-1b2c-4d3e-8f90-0a1b2c3d4e5f',
  listItemId: 'e5f6a7b8-2c3d-4e4f-9a01-1b2c3d4e5f60',
  termsVersion: '2027-01',
  login: 'ana@example.com',
  password: 'Correct-horse7',
  privateClientId: 'f3a1c0de-0b52-4e7d-9a61-5c8d7e6f4b21',
  clientSecret: 'secret-of-your-client',
  privateRefreshToken: 'Zc1uY0b0m6QGm5b4Vt4n0H0cW0g8h5w2uJ0mTgp1Xz0',
  mailedCode: '4821-0937-5566',
  mailedToken: 'u2f9Jx0o3hQm8dXn5cZr1vYb7kTg4wLsEaPi6RtUyQM',
  providerCode: 'code-of-the-provider',
  providerState: 'yR2m6kZ1b9QfXw3n8VtLc0sHjD5aPuGeIoT7rKqNxBM',
  agreementId: '2b9d4f70-6c1e-4a85-8f3b-9e0d1c2a7b66',
};

type Values = Readonly<Record<string, string>>;

/** Fills in the placeholders, by default with the documentation's values. */
export function exampleValue(value: unknown, values: Values = SHOWN_VALUES): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
  if (Array.isArray(value)) return value.map((element) => exampleValue(element, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, exampleValue(child, values)]),
  );
}
