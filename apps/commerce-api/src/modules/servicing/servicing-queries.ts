import type { Queryable } from '../../database/connect.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from '../../database/orm.ts';
import {
  type Agreement,
  type AgreementItem,
  type Appointment,
  type AutopayEnrollment,
  accountBalances,
  agreementItems,
  agreements,
  appointments,
  autopayEnrollments,
  type Charge,
  type Customer,
  charges,
  colors,
  customers,
  orderItems,
  products,
  productVariants,
  type ScheduledPayment,
  savedPaymentMethods,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';
import { pictureUrlOf } from '../pictures/index.ts';

export type { Appointment, Queryable };

/** An agreement with everything that its status depends on. */
export type AgreementAccount = {
  readonly agreement: Agreement;
  readonly store: {
    readonly timeZone: string;
    readonly stateCode: string;
    readonly isEpoEnabled: boolean;
    readonly benefitPlusType: string;
    readonly isOnlineReturnEnabled: boolean;
  };
  /** The customer rents by further agreements in the same state. */
  readonly isOneOfSeveral: boolean;
  readonly items: readonly AgreementItem[];
  /** By sequence, as signed: with the payments that buying or ending the agreement cancelled. */
  readonly signedSchedule: readonly ScheduledPayment[];
  /** By sequence, without cancelled ones. */
  readonly schedule: readonly ScheduledPayment[];
  readonly lateFees: readonly Charge[];
  /** Received, and less than a whole payment. */
  readonly suspenseCents: number;
  readonly autopay: AutopayEnrollment | null;
  readonly appointments: readonly Appointment[];
};

const RUNNING = ['pending', 'preliminary-invoiced', 'preliminary-paid', 'active'] as const;

export const isRunning = (status: string) => RUNNING.some((running) => running === status);

const groupById = <Row extends { readonly agreementId: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, (row) => row.agreementId);

/** The customer's agreements without cancelled ones, oldest first. */
export async function listAgreementAccounts(
  queryable: Queryable,
  customerId: string,
): Promise<AgreementAccount[]> {
  const rows = await queryable
    .select({
      agreement: agreements,
      store: {
        timeZone: stores.timeZone,
        stateCode: stores.stateCode,
        isEpoEnabled: stores.isEpoEnabled,
        benefitPlusType: stores.benefitPlusType,
        isOnlineReturnEnabled: stores.isOnlineReturnEnabled,
      },
    })
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .where(and(eq(agreements.customerId, customerId), ne(agreements.status, 'cancelled')))
    .orderBy(asc(agreements.createdAt), asc(agreements.agreementNumber));
  const ids = rows.map(({ agreement }) => agreement.id);
  if (ids.length === 0) return [];
  const items = groupById(await listItems(queryable, ids));
  const schedules = groupById(await listSchedules(queryable, ids));
  const lateFees = groupById(await listLateFees(queryable, ids));
  const autopay = groupById(await listActiveAutopay(queryable, ids));
  const visits = groupById(await listVisits(queryable, ids));
  const suspense = await listSuspense(queryable, ids);
  const rented = rows
    .filter(({ agreement }) => agreement.type !== 'club' && isRunning(agreement.status))
    .map(({ store }) => store.stateCode);
  return rows.map(({ agreement, store }) => ({
    agreement,
    store,
    isOneOfSeveral: rented.filter((code) => code === store.stateCode).length > 1,
    items: items.get(agreement.id) ?? [],
    signedSchedule: schedules.get(agreement.id) ?? [],
    schedule: schedules.get(agreement.id)?.filter(({ status }) => status !== 'cancelled') ?? [],
    lateFees: lateFees.get(agreement.id) ?? [],
    suspenseCents: suspense.find(({ agreementId }) => agreementId === agreement.id)?.balanceCents ?? 0,
    autopay: autopay.get(agreement.id)?.[0] ?? null,
    appointments: visits.get(agreement.id) ?? [],
  }));
}

const listItems = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select()
    .from(agreementItems)
    .where(inArray(agreementItems.agreementId, [...ids]))
    .orderBy(asc(agreementItems.sequence));

const listSchedules = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select()
    .from(scheduledPayments)
    .where(inArray(scheduledPayments.agreementId, [...ids]))
    .orderBy(asc(scheduledPayments.sequence));

const listLateFees = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select()
    .from(charges)
    .where(and(inArray(charges.agreementId, [...ids]), eq(charges.kind, 'late-fee')));

const listSuspense = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select({ agreementId: accountBalances.agreementId, balanceCents: accountBalances.balanceCents })
    .from(accountBalances)
    .where(and(inArray(accountBalances.agreementId, [...ids]), eq(accountBalances.accountType, 'suspense')));

const listActiveAutopay = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select()
    .from(autopayEnrollments)
    .where(
      and(
        inArray(autopayEnrollments.agreementId, [...ids]),
        isNull(autopayEnrollments.cancelledAt),
        isNotNull(autopayEnrollments.startedAt),
      ),
    );

const listVisits = (queryable: Queryable, ids: readonly string[]) =>
  queryable
    .select()
    .from(appointments)
    .where(inArray(appointments.agreementId, [...ids]))
    .orderBy(desc(appointments.scheduledOn), desc(appointments.startsAt), asc(appointments.id));

export function listAccountBalances(queryable: Queryable, customerId: string) {
  return queryable
    .select()
    .from(accountBalances)
    .where(and(eq(accountBalances.customerId, customerId), ne(accountBalances.balanceCents, 0)))
    .orderBy(
      asc(accountBalances.storeId),
      asc(accountBalances.accountType),
      asc(accountBalances.agreementId),
    );
}

/** The customer's methods, the default one first, then the newest; without removed ones. */
export function listPaymentMethods(queryable: Queryable, customerId: string) {
  return queryable
    .select()
    .from(savedPaymentMethods)
    .where(and(eq(savedPaymentMethods.customerId, customerId), isNull(savedPaymentMethods.removedAt)))
    .orderBy(sql`${savedPaymentMethods.isDefault} desc`, desc(savedPaymentMethods.createdAt));
}

/** The caller's row, which exists for a valid token. */
export async function getCustomerRow(queryable: Queryable, id: string): Promise<Customer> {
  const [row] = await queryable.select().from(customers).where(eq(customers.id, id));
  if (!row) throw new Error('the customer of a valid token is gone');
  return row;
}

/** Picture URLs of agreements' items, in the ordered colours, by agreement; items without a picture are left out. */
export async function listItemImageUrls(
  queryable: Queryable,
  agreementIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await queryable
    .select({
      agreementId: agreementItems.agreementId,
      artKey: sql<string | null>`coalesce(${agreementItems.artKey}, ${products.artKey})`,
      variantId: productVariants.id,
      colorHex: colors.hex,
    })
    .from(agreementItems)
    .innerJoin(agreements, eq(agreements.id, agreementItems.agreementId))
    .leftJoin(products, eq(products.id, agreementItems.productId))
    .leftJoin(
      orderItems,
      sql`${orderItems.orderNo} = ${agreements.orderNo} and ${orderItems.productId} = ${agreementItems.productId}`,
    )
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .leftJoin(colors, eq(colors.id, productVariants.colorId))
    .where(inArray(agreementItems.agreementId, [...agreementIds]))
    .orderBy(asc(agreementItems.sequence));
  const urls = new Map<string, string[]>();
  for (const { agreementId, artKey, ...variant } of rows) {
    const own = urls.get(agreementId) ?? [];
    const url = artKey === null ? null : pictureUrlOf({ artKey, ...variant });
    urls.set(agreementId, url === null || own.includes(url) ? own : [...own, url]);
  }
  return urls;
}
