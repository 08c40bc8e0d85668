import {
  acceptInvitation,
  getReferrals,
  lookUpInvitation,
  sendInvitation,
} from '@ownpath/contracts/referrals';
import { calculatePayment } from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import type { Endpoint } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, inArray } from '../../database/orm.ts';
import {
  accountBalances,
  approvalApplications,
  customerPhones,
  ledgerEntries,
  orderAddresses,
  orders,
  referrals,
  stores,
} from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { readMail } from '../../testing/read-mail.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const idOf = ({ tokens }: TestShopper) => tokens.customer_id;
const programmeOf = (shopper: TestShopper) => engine.call(getReferrals, shopper, { body: {} });
const accept = (shopper: TestShopper, code: string) =>
  engine.call(acceptInvitation, shopper, { body: { code } });
async function refusalOf(endpoint: Endpoint, shopper: TestShopper, body: object) {
  const answer = await engine.request('POST', pathOf(endpoint), { shopper, body });
  const problem = (await answer.json()) as { code?: string; fields?: { code: string }[] };
  return [answer.status, problem.code, ...(problem.fields ?? []).map(({ code }) => code)];
}
type Renter = Awaited<ReturnType<typeof rentSofaAsCustomer>>;

let homes = 0;
/** Everybody in these tests applies with one address and phone: gives a customer others, or a given home. */
async function moveHome({ shopper }: Renter, street?: string): Promise<string> {
  homes += 1;
  const address1 = street ?? `${homes} Willow Street`;
  const phone = `21455512${String(homes).padStart(2, '0')}`;
  const { database } = engine.deps;
  const customerId = idOf(shopper);
  const own = database.select({ no: orders.orderNo }).from(orders).where(eq(orders.customerId, customerId));
  await database.update(orderAddresses).set({ address1, phone }).where(inArray(orderAddresses.orderNo, own));
  await database.update(orders).set({ phone }).where(eq(orders.customerId, customerId));
  await database
    .update(approvalApplications)
    .set({ address1, phone })
    .where(eq(approvalApplications.customerId, customerId));
  await database.delete(customerPhones).where(eq(customerPhones.customerId, customerId));
  return address1;
}
/** Pays the next payment, and what follows from it. */
async function payNext(renter: Renter): Promise<void> {
  const receipt = await renter.pay(await renter.requestOf({ kind: 'AHEAD', paymentCount: 1 }));
  expect(receipt.status).toBe('completed');
  await renter.runJobs();
}
const suspenseOf = async ({ agreementId }: Renter) => {
  const rows = await engine.deps.database
    .select()
    .from(accountBalances)
    .where(eq(accountBalances.agreementId, agreementId));
  return rows.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
};
/** A friend who came by the code and rented; with a home of their own. */
async function friendOf(code: string): Promise<Renter> {
  const friend = await rentSofaAsCustomer(engine, (shopper) => accept(shopper, code).then(() => undefined));
  await moveHome(friend);
  return friend;
}

test('both are credited after the friend’s second payment, once, in the ledger, and the next payment uses it', async () => {
  const advocate = await rentSofaAsCustomer(engine);
  await moveHome(advocate);
  const { code } = await programmeOf(advocate.shopper);
  expect(code).toMatch(/^ANA-[A-Z2-9]{5}$/);
  const friend = await friendOf(code.toLowerCase());
  expect(await programmeOf(advocate.shopper)).toMatchObject({
    creditedFriends: 0,
    onTheWayCents: 2_500,
    invitations: [{ state: 'renting', name: 'Ana R.', hint: null }],
  });
  await friend.runJobs();
  expect([await suspenseOf(advocate), await suspenseOf(friend)]).toEqual([0, 0]);
  await payNext(friend);
  await friend.runJobs(60_000);
  expect([await suspenseOf(advocate), await suspenseOf(friend)]).toEqual([2_500, 2_500]);
  expect(await programmeOf(advocate.shopper)).toMatchObject({
    creditedFriends: 1,
    creditedCents: 2_500,
    onTheWayCents: 0,
    invitations: [{ state: 'credited' }],
  });
  // A third payment earns nothing more.
  const { quote } = await friend.quote({ kind: 'AHEAD', paymentCount: 1 });
  const whole = (quote?.chargeCents ?? 0) + 2_500 - (quote?.suspenseAfterCents ?? 0);
  const parts = Object.values(quote?.parts ?? {}).reduce((sum, cents) => sum + cents, 0);
  expect(whole).toBe(parts);
  await payNext(friend);
  const rows = await engine.deps.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'adjustment'));
  expect(rows.map(({ amountCents, bucket }) => [amountCents, bucket])).toEqual([
    [2_500, 'suspense'],
    [2_500, 'suspense'],
  ]);
  expect(await friend.imbalanceCents()).toEqual([0, 0]);
  expect(await suspenseOf(friend)).toBe(quote?.suspenseAfterCents);
  expect((await readMail(engine, advocate.shopper.login, 'credit'))?.body).toContain('$25');
  const { accountBalance } = await engine.call(calculatePayment, advocate.shopper, { body: {} });
  expect(accountBalance).toMatchObject([{ balanceCents: 2_500 }]);
});

test('a credit for a customer without an agreement waits for their next one', async () => {
  const advocate = await createRegisteredShopper(engine);
  const { code } = await programmeOf(advocate);
  const friend = await friendOf(code);
  await payNext(friend);
  expect(await suspenseOf(friend)).toBe(2_500);
  expect(await programmeOf(advocate)).toMatchObject({
    waitingCents: 2_500,
    invitations: [{ state: 'qualified' }],
  });
});

test('a shared home earns nothing, for neither of the two', async () => {
  const advocate = await rentSofaAsCustomer(engine);
  const street = await moveHome(advocate);
  const { code } = await programmeOf(advocate.shopper);
  const friend = await friendOf(code);
  await moveHome(friend, `${street.replace('Street', 'St.')}`);
  await payNext(friend);
  expect([await suspenseOf(advocate), await suspenseOf(friend)]).toEqual([0, 0]);
  expect(await programmeOf(advocate.shopper)).toMatchObject({
    invitations: [{ state: 'refused', refusal: 'same-household' }],
  });
});

test('a code is refused: unknown, one’s own, a second one, of a customer, where the store takes no part', async () => {
  const advocate = await createRegisteredShopper(engine);
  const other = await createRegisteredShopper(engine);
  const { code } = await programmeOf(advocate);
  const { code: second } = await programmeOf(other);
  const guest = await engine.createGuest();
  const refused = (shopper: TestShopper, body: object) => refusalOf(acceptInvitation, shopper, body);
  expect(await refused(guest, { code: 'NOBODY-22222' })).toEqual([409, 'ReferralRefused', 'unknown']);
  expect(await refused(advocate, { code })).toEqual([409, 'ReferralRefused', 'own']);
  expect(await engine.call(lookUpInvitation, guest, { body: { code } })).toEqual({
    firstName: 'Ana',
    creditCents: 2_500,
    refusal: null,
    isAccepted: false,
  });
  await accept(guest, code);
  await accept(guest, code);
  expect(await refused(guest, { code: second })).toEqual([409, 'ReferralRefused', 'already-referred']);
  const renter = await rentSofaAsCustomer(engine);
  expect(await refused(renter.shopper, { code })).toEqual([409, 'ReferralRefused', 'not-new']);
  const { database } = engine.deps;
  const setOffered = (isOffered: boolean) =>
    database
      .update(stores)
      .set({ isReferralPromotionAvailable: isOffered, isReferralPromotionEligible: isOffered })
      .where(eq(stores.id, PLANO));
  await setOffered(false);
  const inPlano = await createRegisteredShopper(engine);
  const params = { usid: inPlano.tokens.usid };
  await engine.call(putShopperContext, inPlano, { params, body: { customQualifiers: { storeId: PLANO } } });
  expect(await refused(inPlano, { code })).toEqual([409, 'ReferralRefused', 'not-offered']);
  expect(await programmeOf(inPlano)).toMatchObject({ isOffered: false });
  expect(await refusalOf(sendInvitation, inPlano, { email: 'friend@example.com' })).toEqual([
    403,
    'ReferralNotOffered',
  ]);
  await setOffered(true);
});

test('what a guest accepted is the customer’s after signing in, unless it is their own code', async () => {
  const advocate = await createRegisteredShopper(engine);
  const { code } = await programmeOf(advocate);
  const guest = await engine.createGuest();
  await accept(guest, code);
  const friend = await createRegisteredShopper(engine, guest);
  expect(await engine.call(lookUpInvitation, friend, { body: { code } })).toMatchObject({ isAccepted: true });
  expect(await programmeOf(advocate)).toMatchObject({ invitations: [{ state: 'joined', name: 'Ana R.' }] });
});

// Last: it ends a year later.
test('after ten friends in a year the eleventh’s friend is credited, and the one who invited is not', async () => {
  const advocate = await rentSofaAsCustomer(engine);
  await moveHome(advocate);
  const { code } = await programmeOf(advocate.shopper);
  const friend = await friendOf(code);
  const now = engine.clock.now();
  const done = { code, status: 'credited', creditCents: 2_500, qualifiedAt: now, creditedAt: now } as const;
  await engine.deps.database.insert(referrals).values(Array.from({ length: 10 }, () => ({ ...done })));
  const newcomer = await createRegisteredShopper(engine);
  expect(await refusalOf(acceptInvitation, newcomer, { code })).toEqual([
    409,
    'ReferralRefused',
    'year-limit',
  ]);
  await payNext(friend);
  expect([await suspenseOf(advocate), await suspenseOf(friend)]).toEqual([0, 2_500]);
  engine.clock.advance(366 * 24 * 3_600_000);
  const later = await engine.createGuest();
  expect(await engine.call(lookUpInvitation, later, { body: { code } })).toMatchObject({ refusal: null });
});
