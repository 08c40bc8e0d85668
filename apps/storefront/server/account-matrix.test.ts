import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isSessionPath } from '../app/features/account/session-timeout/watched-paths.ts';
import { shopPages, signedInPaths } from './testing/create-server-build.ts';
import { type Person, registerInShop, rentInShop } from './testing/rent-in-test-shop.ts';
import { startTestShop, type TestShop } from './testing/start-test-shop.ts';

type Ids = Awaited<ReturnType<typeof rentInShop>>;

/** Every address of the account and of orders, with ids of a customer. A new route needs an entry here. */
const ADDRESSES: Readonly<Record<string, (ids: Ids) => readonly string[]>> = {
  account: () => ['/account'],
  'my-account': () => ['/my-account?refetch=true'],
  'my-accounts/payment-method': () => ['/my-accounts/payment-method'],
  'my-accounts/enroll-autopay': (of) => [`/my-accounts/enroll-autopay?agreement=${of.agreementNumber}`],
  'my-accounts/enroll-successful': (of) => [`/my-accounts/enroll-successful?agreement=${of.agreementNumber}`],
  'my-accounts/autopay-authorization/:agreementNumber': (of) => [
    `/my-accounts/autopay-authorization/${of.agreementNumber}`,
  ],
  'my-accounts/payment-agreement': (of) => [
    `/my-accounts/payment-agreement?agreement=${of.agreementNumber}`,
    `/my-accounts/payment-agreement?store=04217&choice-${of.agreementNumber}=buy`,
  ],
  'my-accounts/payment-successful': (of) => [`/my-accounts/payment-successful?payment=${of.paymentId}`],
  'my-accounts/payment-history': (of) => [`/my-accounts/payment-history?agreement=${of.agreementNumber}`],
  'my-accounts/payment-history/csv': (of) => [
    `/my-accounts/payment-history/csv?agreement=${of.agreementNumber}`,
  ],
  'my-accounts/schedule-delivery': (of) => [
    `/my-accounts/schedule-delivery?agreement=${of.agreementNumber}`,
    `/my-accounts/schedule-delivery?agreement=${of.agreementId}`,
  ],
  'my-accounts/schedule-delivery/calendar': (of) => [
    `/my-accounts/schedule-delivery/calendar?agreement=${of.agreementNumber}`,
  ],
  'my-accounts/memberships': (of) => [
    `/my-accounts/memberships?end=${of.agreementNumber}`,
    `/my-accounts/memberships?ended=${of.agreementNumber}`,
  ],
  'my-accounts/my-store': () => ['/my-accounts/my-store'],
  'my-accounts/payment-help': (of) => [`/my-accounts/payment-help?agreement=${of.agreementNumber}`],
  'my-accounts/verification-submission-overview': () => ['/my-accounts/verification-submission-overview'],
  'my-accounts/verification-submission': (of) => [
    `/my-accounts/verification-submission?document=${of.agreementId}`,
  ],
  'my-accounts/verification-submission-complete': (of) => [
    `/my-accounts/verification-submission-complete?order=${of.orderNo}`,
  ],
  'my-accounts/exchange': (of) => [`/my-accounts/exchange?agreement=${of.agreementNumber}`],
  'my-accounts/resetPassword': () => ['/my-accounts/resetPassword'],
  'my-accounts/agreement/:agreementNumber': (of) => [`/my-accounts/agreement/${of.agreementNumber}`],
  'my-accounts/agreement/:agreementNumber/:paper': (of) => [
    `/my-accounts/agreement/${of.agreementNumber}/statement`,
    `/my-accounts/agreement/${of.agreementNumber}/ownership-letter`,
    `/my-accounts/agreement/${of.agreementNumber}/receipt?payment=${of.paymentId}`,
  ],
  'my-accounts/personal-info': () => ['/my-accounts/personal-info'],
  'my-accounts/data-export': () => ['/my-accounts/data-export?token=invented'],
  'my-accounts/data-export/file': () => ['/my-accounts/data-export/file'],
  'my-accounts/confirm-email': () => ['/my-accounts/confirm-email?token=invented'],
  'my-accounts/close-account': () => ['/my-accounts/close-account'],
  'my-accounts/*': (of) => [`/my-accounts/orders/${of.orderNo}`],
  addresses: () => ['/addresses'],
  'refer-a-friend/refer': () => ['/refer-a-friend/refer'],
  'account/wishlist': () => ['/account/wishlist'],
  'account/session': () => ['/account/session'],
  'link-agreement': (of) => [`/link-agreement?agreement=${of.agreementNumber}`],
  orders: (of) => [`/orders?orderNo=${of.orderNo}`],
  'orders/open': (of) => [`/orders/open?token=${of.orderNo}`],
  'orders/:orderNo/cancel': (of) => [`/orders/${of.orderNo}/cancel`],
  'checkout/agreement/:orderNo': (of) => [`/checkout/agreement/${of.orderNo}`],
  'checkout/agreement/:orderNo/pdf': (of) => [`/checkout/agreement/${of.orderNo}/pdf`],
  'checkout/confirmation': (of) => [`/checkout/confirmation?orderNo=${of.orderNo}`],
  'checkout/confirmation/:orderNo': (of) => [`/checkout/confirmation/${of.orderNo}`],
  'checkout/confirmation/:orderNo/calendar': (of) => [`/checkout/confirmation/${of.orderNo}/calendar`],
  'order-confirmation': (of) => [`/order-confirmation?orderNo=${of.orderNo}`],
  'payment-successfull': (of) => [`/payment-successfull?orderNo=${of.orderNo}`],
  'submit-application/confirmation/:orderNo?': (of) => [`/submit-application/confirmation/${of.orderNo}`],
  'checkout/documents': (of) => [`/checkout/documents?order=${of.orderNo}`],
  'checkout/delivery': (of) => [`/checkout/delivery?order=${of.orderNo}`],
  'thankyou-verificationPage': (of) => [`/thankyou-verificationPage?order=${of.orderNo}`],
};
/** Addresses that show nothing but what their ids name. */
const OWN: readonly string[] = [
  'my-accounts/payment-successful',
  'my-accounts/payment-history/csv',
  'my-accounts/agreement/:agreementNumber',
  'my-accounts/agreement/:agreementNumber/:paper',
  'checkout/agreement/:orderNo',
  'checkout/agreement/:orderNo/pdf',
  'checkout/confirmation/:orderNo',
  'orders/:orderNo/cancel',
];
const IS_PERSONAL =
  /^(my-accounts?|account|orders|addresses|link-agreement|order-confirmation|payment-successfull|thankyou)\b|^checkout\/(agreement|confirmation|documents|delivery)|\/confirmation\/:orderNo|^refer-a-friend\/refer$/;

const PERSON: Person = {
  firstName: 'Ximena',
  lastName: 'Quintanilla',
  email: 'ximena.quintanilla@example.com',
  phone: '2145550107',
  street: '3318 Moonglow Ln',
};
const OTHER: Person = {
  ...PERSON,
  firstName: 'Bruno',
  lastName: 'Okafor',
  email: 'bruno.okafor@example.com',
};
const PRIVATE = /quintanilla|ximena|moonglow|2145550107|555-0107/i;

let shop: TestShop;
let ids: Ids;
let unknown: Ids;
const cookies = { owner: '', other: '' };

beforeAll(async () => {
  shop = await startTestShop({ SANDBOX_LOCAL_ZIP: 'none' });
  cookies.owner = await registerInShop(shop, PERSON);
  cookies.other = await registerInShop(shop, OTHER);
  ids = await rentInShop(shop, cookies.owner, PERSON);
  const another = (id: string) => id.replace(/[\da-f]$/, (last) => (last === '7' ? '8' : '7'));
  unknown = {
    ...ids,
    orderNo: another(ids.orderNo),
    agreementNumber: another(ids.agreementNumber),
    agreementId: another(ids.agreementId),
    paymentId: another(ids.paymentId),
  };
}, 240_000);
afterAll(() => shop.stop());
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** What an answer says: its words, in any order, because parts of a page are sent as they are ready. Ids are neutral. */
async function answerTo(path: string, cookie: string) {
  const response = await shop.request(path, cookie ? { cookie } : {});
  const neutral = (text: string) =>
    [ids, unknown]
      .flatMap(({ agreementNumber, agreementId, paymentId, orderNo }) => [
        agreementNumber,
        agreementId,
        paymentId,
        orderNo,
      ])
      .reduce((body, id) => body.replaceAll(id, 'ID'), text);
  const body = await response.text();
  const words = neutral(body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')).split(/<[^>]*>/);
  return {
    status: response.status,
    location: neutral(response.headers.get('location') ?? ''),
    words: words.filter((text) => text.trim() !== '').toSorted(),
    isPrivate: PRIVATE.test(body),
  };
}

const entries = Object.entries(ADDRESSES);

test('every page and file of the account and of orders is in the matrix', () => {
  const paths = shopPages.map(({ path }) => path).filter((path) => IS_PERSONAL.test(path));
  expect(Object.keys(ADDRESSES).toSorted()).toEqual([...new Set([...paths, ...signedInPaths])].toSorted());
});

test('every page of the signed-in group warns before the session ends', () => {
  const pages = signedInPaths.map((path) => `/${path.replaceAll(/:\w+|\*/g, 'x')}`);
  expect(pages.filter((path) => !isSessionPath(path))).toEqual([]);
});

test.each(entries)(
  '%s: another customer’s ids are answered like ids that nobody has',
  async (_, addressesOf) => {
    const [theirs, nobodys] = [addressesOf(ids), addressesOf(unknown)];
    for (const [index, address] of theirs.entries()) {
      const answer = await answerTo(address, cookies.other);
      expect(answer).toEqual(await answerTo(nobodys[index] ?? '', cookies.other));
      expect(answer.isPrivate).toBe(false);
      expect(answer.status).toBeLessThan(500);
    }
  },
);

test.each(entries)('%s: without a sign-in nothing is shown', async (path, addressesOf) => {
  const [theirs, nobodys] = [addressesOf(ids), addressesOf(unknown)];
  for (const [index, address] of theirs.entries()) {
    const answer = await answerTo(address, '');
    if (signedInPaths.includes(path)) {
      expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login\?returnTo=/) });
    } else expect(answer).toEqual(await answerTo(nobodys[index] ?? '', ''));
    expect(answer.isPrivate).toBe(false);
  }
});

test.each(OWN)('%s: the owner sees what nobody’s ids don’t show', async (path) => {
  for (const [index, address] of (ADDRESSES[path]?.(ids) ?? []).entries()) {
    if (address.endsWith('/ownership-letter')) continue;
    const answer = await answerTo(address, cookies.owner);
    const nobodys = ADDRESSES[path]?.(unknown)[index] ?? '';
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer).not.toEqual(await answerTo(nobodys, cookies.owner));
  }
});
