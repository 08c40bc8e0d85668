import fc from 'fast-check';
import { isRouteErrorResponse } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopPages } from './testing/create-server-build.ts';
import { startTestShop, type TestShop } from './testing/start-test-shop.ts';

/** The same addresses on every run; each title shows its seed. */
const SEED = 20_261_122;
const ORIGIN = 'http://localhost:3000';
const MAX_HOPS = 4;
const RUNS_PER_PAGE = 2;

const sources = Object.values(
  import.meta.glob<string>('../app/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);
/** Names that any file of the application reads from a query, and the filters of the demo retailer. */
const readNames = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/\.(?:get|getAll|has)\('([\w-]+)'/g)].map(([, name]) => name ?? ''),
  ),
);
const NAMES = [
  ...readNames,
  ...['availability', 'condition', 'delivery', 'price', 'brand', 'color', 'size', 'clearance', 'weeklyUpTo'],
  ...['__proto__', 'constructor', 'toString', 'price[]', 'price[0]', 'price[$gt]', 'index', '_routes', ''],
];

/** Values as they stand in an address, so that broken percent encoding stays broken. */
const ODD_VALUES = [
  ...['', '%', '%zz', '%E0%A4%A', '%ED%A0%80', '%FF', '%00', '%0d%0aX:1', '+', '%20'],
  ...[
    '-1',
    '0',
    '1.5',
    '1e999',
    '-1e999',
    'NaN',
    'Infinity',
    '0x10',
    '9007199254740993',
    '99999999999999999999',
  ],
  ...['1100-3100', '3100-1100', '5-3', '5-', '-5', '1100-3100-1', '0-99999999', 'a-b', '(11..31)'],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'null',
    'undefined',
    'true',
    '{}',
    '[]',
    '[object Object]',
  ],
  ...[
    '%7B%22a%22%3A',
    "'%20OR%201=1%20--",
    '%3Cscript%3E',
    '..%2F..%2Fetc%2Fpasswd',
    '//evil.example',
    '%5Cevil',
  ],
  ...['%F0%9F%9B%8B', '%E2%80%AEgnp', 'n%CC%83', '%C3%91and%C3%BA', 'javascript:alert(1)', '(**)', '%25'],
  ...['x'.repeat(300), '%C3%B1'.repeat(1500), '1'.repeat(400)],
];
/** Values with a meaning, so that what reads them is reached. */
const KNOWN_VALUES = [
  ...['furniture', 'electronics', 'Wrenfield', 'TRUE', 'NEW', 'sofa', 'AVAILABILITY', '16', '75024', '04217'],
  ...['33.07', '-96.8', 'ip', 'geo', 'list', '/cart', 'weekly'],
];

const KNOWN_SEGMENTS = [
  'furniture',
  'living-room',
  '04217',
  'sofa',
  'home',
  'en-US.json',
  'categories-1.xml',
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(...KNOWN_VALUES) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 30 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
);
const parameter = fc.tuple(fc.constantFrom(...NAMES), value).map(([name, text]) => `${name}=${text}`);
/** Every name once, or some of them, often repeated. */
const query = fc
  .oneof(
    fc.tuple(...NAMES.map((name) => value.map((text) => `${name}=${text}`))),
    fc.array(parameter, { maxLength: 12 }),
  )
  .map((parts) => parts.join('&'));

/** An address of a page: its parameters and everything below a wildcard are odd too. */
function addressesOf(path: string): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':') && segment !== '*') return fc.constant(segment);
    const odd = value.map((text) => text.replaceAll('/', '%2F') || 'x');
    return fc.oneof(fc.constantFrom(...KNOWN_SEGMENTS), odd);
  });
  const prefix = fc.constantFrom('', '', '/es-us');
  return fc
    .tuple(prefix, fc.tuple(...segments), fc.constantFrom('', '', '', '.data'), query)
    .map(([locale, parts, suffix, search]) => `${locale}/${parts.join('/')}${suffix}?${search}`);
}

const APPLICATION = {
  firstName: 'Dana',
  lastName: 'Ortega',
  email: 'dana.ortega@example.com',
  phone: '(214) 555-0105',
  birthMonth: '04',
  birthDay: '17',
  birthYear: '1988',
  ssn: '900-00-1050',
  address1: '2200 Legacy Dr',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  yearsAtAddress: '3',
  monthsAtAddress: '2',
  monthlyIncome: '3,250',
  payFrequency: 'BIWEEKLY',
  consent: 'on',
} as const;

let shop: TestShop;
const cookies = new Map<string, string>();

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

beforeAll(async () => {
  shop = await startTestShop({ SANDBOX_LOCAL_ZIP: 'none' });
  const inStore = await shop.request('/find-a-store', { form: { storeId: '04217', returnTo: '/' } });
  cookies.set('a guest with a store', cookieOf(inStore));
  const applying = await shop.request('/find-a-store', { form: { storeId: '04217', returnTo: '/' } });
  const nextPayday = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const decided = await shop.request('/instant-approval', {
    cookie: cookieOf(applying),
    form: { ...APPLICATION, nextPayday, idempotencyKey: crypto.randomUUID() },
  });
  expect(decided.headers.get('location')).toBe('/approved');
  cookies.set('an approved shopper', cookieOf(decided) || cookieOf(applying));
}, 240_000);
afterAll(() => shop.stop());
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(['x', '3100-1100', '1e999', '1100-3100&price=x', '%', '-1--2'])(
  'a listing of a shopper with a store reads ?price=%s as absent',
  async (price) => {
    for (const page of ['/c/furniture', '/search', '/shop-by-brand', '/rac-exchange-plp', '/shop-all']) {
      const cookie = cookies.get('a guest with a store') ?? '';
      const response = await shop.request(`${page}?brand=Wrenfield&price=${price}`, { cookie });
      expect([page, response.status], await response.text()).toEqual([page, 200]);
    }
  },
);

/** The answer at the end of the shop's own redirects. */
async function open(address: string, visitor: string): Promise<Response> {
  const cookie = cookies.get(visitor);
  let response = await shop.request(address, cookie ? { cookie } : {});
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const location = response.headers.get('location');
    if (location === null || !URL.canParse(location, ORIGIN)) break;
    const target = new URL(location, ORIGIN);
    if (target.origin !== ORIGIN) break;
    response = await shop.request(target.pathname + target.search, cookie ? { cookie } : {});
  }
  return response;
}

const VISITORS = ['a guest without a store', 'a guest with a store', 'an approved shopper'] as const;

describe.each(VISITORS)('%s', (visitor) => {
  const pages = shopPages.map(({ path }, index) => [path, SEED + index + VISITORS.indexOf(visitor)] as const);
  test.each(pages)('/%s answers no 5xx (seed %i)', async (path, seed) => {
    await fc.assert(
      fc.asyncProperty(addressesOf(path), async (address) => {
        const response = await open(address, visitor);
        await response.text();
        const failure = shop.errors.splice(0).find((error) => !isRouteErrorResponse(error));
        // A request for data answers 200 and carries the page's error.
        expect(failure, address).toBeUndefined();
        expect(response.status, address).toBeLessThan(500);
      }),
      { seed, numRuns: RUNS_PER_PAGE, endOnFailure: true },
    );
  });
});
