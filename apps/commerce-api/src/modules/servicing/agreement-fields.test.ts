import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, gt } from '../../database/orm.ts';
import {
  accountBalances,
  agreements,
  appointments,
  customers,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { openSdkShop, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { PLANO, rentSofa } from '../../testing/shop-journey.ts';

type Row = typeof agreements.$inferSelect;
type Fields = Record<string, unknown>;

let engine: TestApp;
let shop: SdkShop;
let owner: SdkClients;
let shopper: TestShopper;
let rental: Row;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  ({ shopper } = await rentSofa(engine));
  owner = shop.clientsOf(shopper.tokens);
  const [row] = await engine.deps.database
    .select()
    .from(agreements)
    .where(eq(agreements.customerId, shopper.tokens.customer_id));
  if (!row) throw new Error('no agreement was made');
  rental = row;
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const change = (fields: Partial<Row>) =>
  engine.deps.database.update(agreements).set(fields).where(eq(agreements.id, rental.id));
const summaries = async () =>
  (await owner.callCustom('agreement', 'agreementsummary', {})) as {
    agreement: Fields[];
    clubInfoResponse: Fields;
  };
const summary = async () =>
  (await summaries()).agreement.find(({ agreementId }) => agreementId === rental.id);

describe('an agreement in the summary', () => {
  test('has its number, package, store and dates', async () => {
    await change({
      agreementNumber: '0421770000042',
      name: { 'en-US': 'Living room', 'es-US': 'Sala' },
      description: { 'en-US': 'Sofa and table', 'es-US': 'Sofá y mesa' },
      packageName: 'Family room package',
    });
    await engine.deps.database.insert(appointments).values(
      (['2026-11-20', '2026-11-24'] as const).map((scheduledOn, index) => ({
        id: `visit-${index}`,
        customerId: rental.customerId,
        agreementId: rental.id,
        storeId: PLANO,
        kind: 'delivery' as const,
        status: index === 0 ? ('completed' as const) : ('scheduled' as const),
        scheduledOn,
        startsAt: '10:00',
        endsAt: '12:00',
      })),
    );
    expect(await summary()).toMatchObject({
      agreementId: rental.id,
      agreementNumber: '0421770000042',
      agreementDescription: 'Sofa and table',
      name: 'Living room',
      packageName: 'Family room package',
      agreementType: 'rental-purchase',
      isClub: false,
      storeNumber: '04217',
      deliveredDate: '2026-11-20',
      scheduleDate: '2026-11-24',
      agreementOpenDate: '2026-11-21',
    });
  });

  test.each([
    ['pending', 'PENDING', 'P'],
    ['preliminary-invoiced', 'PRELIMINV', 'P'],
    ['preliminary-paid', 'PRELIMPAID', 'P'],
    ['active', 'ACTIVE', 'A'],
    ['paid-off', 'PAIDOFF', 'C'],
  ] as const)('%s is %s, status %s', async (status, agreementRefCode, agreementStatusRef) => {
    await change({ status });
    expect(await summary()).toMatchObject({ agreementRefCode, agreementStatusRef });
    await change({ status: 'active' });
  });

  test('a cancelled one is left out', async () => {
    await change({ status: 'cancelled' });
    expect(await summaries()).toMatchObject({ agreement: [] });
    await change({ status: 'active' });
  });

  test.each([
    [true, 'A'],
    [false, 'I'],
  ] as const)('a club is a membership: active %s is %s', async (isMembershipActive, agreementStatusRef) => {
    const { database } = engine.deps;
    const club: typeof agreements.$inferInsert = {
      ...rental,
      id: 'club-1',
      agreementNumber: '0421770000099',
      basketId: null,
      orderNo: null,
      type: 'club',
      isMembershipActive,
    };
    await database.insert(agreements).values(club);
    const { agreement, clubInfoResponse } = await summaries();
    expect(agreement.find(({ agreementId }) => agreementId === 'club-1')).toMatchObject({
      agreementType: 'club',
      isClub: true,
      agreementStatusRef,
    });
    expect(clubInfoResponse).toMatchObject({
      isMember: isMembershipActive,
      memberships: [
        { agreementId: 'club-1', agreementNumber: '0421770000099', agreementStatusRef, storeNumber: '04217' },
      ],
    });
    await database.delete(agreements).where(eq(agreements.id, 'club-1'));
  });
});

test('suspense is hidden once agreements are at several stores; a club membership elsewhere does not count', async () => {
  const { database } = engine.deps;
  const { customerId, id: agreementId } = rental;
  const owed = {
    customerId,
    storeId: PLANO,
    agreementId,
    accountType: 'suspense',
    balanceCents: 500,
  } as const;
  await database.insert(accountBalances).values(owed);
  const balances = async () =>
    ((await owner.callCustom('customer', 'calculatepayment', {})) as { accountBalance: Fields[] })
      .accountBalance;
  const elsewhere: typeof agreements.$inferInsert = {
    ...rental,
    id: 'elsewhere',
    agreementNumber: '0422170000001',
    storeId: '04221',
    basketId: null,
    orderNo: null,
    type: 'club',
    isMembershipActive: true,
  };
  await database.insert(agreements).values(elsewhere);
  expect(await balances()).toMatchObject([{ customerAccountTypeRef: 'SUSP', accountBalance: 5 }]);
  await database
    .update(agreements)
    .set({ type: 'rental-purchase', isMembershipActive: null })
    .where(eq(agreements.id, 'elsewhere'));
  expect(await balances()).toEqual([]);
  await database.delete(agreements).where(eq(agreements.id, 'elsewhere'));
  await database.delete(accountBalances).where(eq(accountBalances.agreementId, agreementId));
});

describe('a payment’s detail', () => {
  const detail = async () => {
    const body = { agreementIds: [rental.id] };
    const answer = await owner.callCustom('customer', 'calculatepayment', body);
    return answer as { paymentDetails: Fields[]; remotePaymentAllowed: string };
  };
  const second = () => and(eq(scheduledPayments.agreementId, rental.id), eq(scheduledPayments.sequence, 2));

  test('lists coverage, late fee and processing fee beside the rent', async () => {
    const { database } = engine.deps;
    const parts = {
      rentCents: 24_99,
      taxCents: 2_49,
      coverageCents: 2_50,
      clubCents: 3_49,
      processingFeeCents: 5_00,
    };
    // One payment is ten days late, the others are due much later.
    await database
      .update(scheduledPayments)
      .set({ dueOn: '2027-06-01' })
      .where(and(eq(scheduledPayments.agreementId, rental.id), gt(scheduledPayments.sequence, 2)));
    await database
      .update(scheduledPayments)
      .set({ ...parts, dueOn: '2026-11-11' })
      .where(second());
    // In Illinois, whose law allows $5 after three days.
    await database.update(stores).set({ stateCode: 'IL' }).where(eq(stores.id, PLANO));
    await change({ lateFee: { terms: { graceDays: 3, amount: { type: 'FLAT', cents: 5_00 } } } });
    expect((await detail()).paymentDetails).toEqual([
      expect.objectContaining({
        totalAmount: 43.47,
        totalTax: 2.49,
        rentalRevenue: 24.99,
        numberOfDaysLate: 10,
        currentDueDate: '2026-11-11',
        amountDetails: [
          { type: 'COVERAGE', amount: 5.99 },
          { type: 'LATEFEE', amount: 5 },
          { type: 'PROCESSINGFEE', amount: 5 },
        ],
      }),
    ]);
    await database.update(stores).set({ stateCode: 'TX' }).where(eq(stores.id, PLANO));
  });

  test('online payment needs the customer’s permission and the agreement’s', async () => {
    const canPay = async () => {
      const { remotePaymentAllowed, paymentDetails } = await detail();
      return [remotePaymentAllowed, paymentDetails[0]?.allowOnlinePayment];
    };
    const mine = eq(customers.id, rental.customerId);
    const { database } = engine.deps;
    expect(await canPay()).toEqual(['Y', 'Y']);
    await change({ allowsOnlinePayment: false });
    expect(await canPay()).toEqual(['Y', 'N']);
    await database.update(customers).set({ isRemotePaymentAllowed: false }).where(mine);
    expect(await canPay()).toEqual(['N', 'N']);
    await change({ allowsOnlinePayment: true });
    expect(await canPay()).toEqual(['N', 'N']);
    await database.update(customers).set({ isRemotePaymentAllowed: true }).where(mine);
    await change({ status: 'preliminary-paid' });
    expect(await canPay()).toEqual(['Y', 'N']);
    await change({ status: 'active' });
  });
});
