import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../connect.ts';
import { eq, type SQL, sql } from '../orm.ts';
import { seedRetailer } from '../seed/seed-retailer.ts';
import { tinyRetailer } from '../seed/tiny-retailer.ts';
import * as tables from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
let opened: TestDatabase;
let database: Database;
let customerId: string;

beforeAll(async () => {
  opened = await createTestDatabase('empty');
  database = opened.database;
  await seedRetailer(database, tinyRetailer(), { now });
});
afterAll(() => opened.close());
beforeEach(async () => {
  const [customer] = await database
    .insert(tables.customers)
    .values({})
    .returning({ id: tables.customers.id });
  customerId = customer?.id ?? '';
});

/** The SQLSTATE that a statement is refused with; null when it is not. */
async function refusal(statement: PromiseLike<unknown>): Promise<string | null> {
  try {
    await statement;
    return null;
  } catch (error) {
    return sqlState(error);
  }
}

function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return 'no error object';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

const uniqueViolation = '23505';
const checkViolation = '23514';
const restrictViolation = '23001';

const insertBasket = async (values: Partial<typeof tables.baskets.$inferInsert> = {}) => {
  const rows = await database
    .insert(tables.baskets)
    .values({ siteId: 'rowan', customerId, expiresAt: later, ...values })
    .returning();
  const [basket] = rows;
  if (basket === undefined) throw new Error('no basket came back');
  return basket;
};

describe('baskets', () => {
  it('a customer has one open basket, and temporary or old ones beside', async () => {
    await insertBasket();
    expect(await refusal(insertBasket())).toBe(uniqueViolation);
    expect(await refusal(insertBasket({ isTemporary: true }))).toBeNull();
    expect(await refusal(insertBasket({ status: 'ordered' }))).toBeNull();
  });

  it('a unit is reserved once, and again after its release', async () => {
    const { id: basketId } = await insertBasket();
    const reserve = () =>
      database
        .insert(tables.inventoryReservations)
        .values({ inventoryNumber: 'U0', basketId, expiresAt: later });
    expect(await refusal(reserve())).toBeNull();
    expect(await refusal(reserve())).toBe(uniqueViolation);
    await database.update(tables.inventoryReservations).set({ status: 'released', releasedAt: now });
    expect(await refusal(reserve())).toBeNull();
  });

  it('more than there is cannot be reserved', async () => {
    const take = () =>
      database
        .update(tables.inventoryUnits)
        .set({ reservedQuantity: sql`${tables.inventoryUnits.reservedQuantity} + 1` })
        .where(eq(tables.inventoryUnits.inventoryNumber, 'U1'));
    expect(await refusal(take())).toBeNull();
    expect(await refusal(take())).toBe(checkViolation);
  });
});

describe('orders and money', () => {
  const order = (basketId: string, orderNo: string): typeof tables.orders.$inferInsert => ({
    orderNo,
    basketId,
    siteId: 'rowan',
    customerId,
    storeId: '04217',
    locale: 'en-US',
    frequency: 'WEEKLY',
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    orderTotalCents: 1,
    taxTotalCents: 0,
    renewalTotalCents: 1,
    cashPriceTotalCents: 1,
    totalCostToOwnCents: 1,
  });

  it('a basket becomes one order', async () => {
    const { id } = await insertBasket();
    expect(await refusal(database.insert(tables.orders).values(order(id, 'N1')))).toBeNull();
    expect(await refusal(database.insert(tables.orders).values(order(id, 'N2')))).toBe(uniqueViolation);
  });

  const insertAgreement = async (): Promise<string> => {
    const [agreement] = await database
      .insert(tables.agreements)
      .values({
        agreementNumber: crypto.randomUUID(),
        customerId,
        storeId: '04217',
        name: { 'en-US': 'Sofa', 'es-US': 'Sofá' },
        description: { 'en-US': 'Sofa', 'es-US': 'Sofá' },
        frequency: 'WEEKLY',
        rateCents: 2499,
        paymentCount: 78,
        lastPaymentCents: 2499,
        weeklyRateCents: 2499,
        weeks: 78,
        totalRentCents: 194_922,
        totalCostCents: 195_922,
        cashPriceCents: 97_461,
        processingFeeCents: 1000,
        taxRatePpm: 82_500,
        payoffStrategy: 'PCT_REMAINING',
      })
      .returning({ id: tables.agreements.id });
    return agreement?.id ?? '';
  };

  it('an agreement is charged once for a day and kind', async () => {
    const agreementId = await insertAgreement();
    const charge = (kind: tables.ChargeKind) =>
      database.insert(tables.charges).values({ agreementId, dueOn: '2026-12-01', kind, amountCents: 2499 });
    expect(await refusal(charge('renewal'))).toBeNull();
    expect(await refusal(charge('renewal'))).toBe(uniqueViolation);
    expect(await refusal(charge('late-fee'))).toBeNull();
  });

  it.each<[string, SQL]>([
    ['update', sql`update ledger_entries set amount_cents = 1`],
    ['delete', sql`delete from ledger_entries`],
    ['truncate', sql`truncate ledger_entries cascade`],
  ])('the ledger refuses %s', async (_, statement) => {
    const entry = {
      customerId,
      storeId: '04217',
      kind: 'charge',
      bucket: 'rent',
      amountCents: 2499,
    } as const;
    await database.insert(tables.ledgerEntries).values({ ...entry, effectiveOn: '2026-11-21' });
    expect(await refusal(database.execute(statement))).toBe(restrictViolation);
  });

  it('an approval answers 1, 2 or 4, and one is current', async () => {
    const approve = (response: number) =>
      database.insert(tables.approvals).values({
        customerId,
        response: response as tables.ApprovalResponse,
        approvedAt: now,
        expiresOn: '2026-12-21',
        originalApprovalAmountCents: 0,
        outstandingBalanceCents: 0,
        weeklyOriginalAmountCents: 0,
        weeklyOutstandingBalanceCents: 0,
        weeklyAmountCents: 0,
      });
    expect(await refusal(approve(3))).toBe(checkViolation);
    expect(await refusal(approve(4))).toBeNull();
    expect(await refusal(approve(1))).toBe(uniqueViolation);
  });
});

describe('customers', () => {
  it('registered customers have a lower-case login, guests have none', async () => {
    const update = (login: string | null, isRegistered: boolean) =>
      database
        .update(tables.customers)
        .set({ login, isRegistered })
        .where(eq(tables.customers.id, customerId));
    expect(await refusal(update('Ana@example.com', true))).toBe(checkViolation);
    expect(await refusal(update(null, true))).toBe(checkViolation);
    expect(await refusal(update('ana@example.com', true))).toBeNull();
  });

  it('a product is on a list once', async () => {
    const list = { siteId: 'rowan', customerId, id: `list-${customerId}` };
    await database.insert(tables.productLists).values(list);
    const add = () =>
      database.insert(tables.productListItems).values({ listId: list.id, productId: 'sofa-1' });
    expect(await refusal(add())).toBeNull();
    expect(await refusal(add())).toBe(uniqueViolation);
    expect(await refusal(database.insert(tables.productLists).values({ siteId: 'rowan', customerId }))).toBe(
      uniqueViolation,
    );
  });

  it('a text consent without opting in is refused', async () => {
    const signUp = (hasOptedIn: boolean) =>
      database.insert(tables.dealsSignUps).values({
        siteId: 'rowan',
        phone: '2145550100',
        hasOptedIn,
        consentTextVersion: '1',
        locale: 'en-US',
        source: 'test',
      });
    expect(await refusal(signUp(false))).toBe(checkViolation);
    expect(await refusal(signUp(true))).toBeNull();
    expect(await refusal(database.update(tables.dealsSignUps).set({ hasOptedIn: true }))).toBe(
      restrictViolation,
    );
  });
});
