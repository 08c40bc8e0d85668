import { getOrder } from '@ownpath/contracts/orders';
import { bookVisit, cancelVisit, getVisitDays } from '@ownpath/contracts/servicing';
import { reportSandboxVisit } from '../adapters/store-desk/sandbox.ts';
import { asc, eq, like } from '../database/orm.ts';
import { agreements, outboxMessages, type SandboxVisitReport } from '../database/schema/index.ts';
import { logIn } from './create-registered-shopper.ts';
import { pathOf, type TestApp } from './create-test-app.ts';
import { rentSofaAsCustomer } from './rented-sofa.ts';

const DAY_MS = 86_400_000;

/** Days later, by the calendar alone. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** A customer with a rented sofa who books its delivery. */
export async function rentToBeVisited(engine: TestApp, kind: 'delivery' | 'pickup' | 'service' = 'delivery') {
  const rented = await rentSofaAsCustomer(engine);
  const { agreementId } = rented;
  const { database, clock } = engine.deps;
  let { shopper } = rented;
  const call = { agreementId, deliveryType: kind };
  const wish = (date: string, startTime: string, notes?: string) => ({ ...call, date, startTime, notes });
  const days = (week?: string) => engine.call(getVisitDays, shopper, { body: { ...call, week } });
  return {
    ...rented,
    days,
    customer: () => shopper,
    book: (date: string, startTime: string, notes?: string) =>
      engine.call(bookVisit, shopper, { body: wish(date, startTime, notes) }),
    /** On another of the customer's agreements. */
    bookFor: (id: string, date: string, startTime: string, notes?: string) =>
      engine.call(bookVisit, shopper, { body: { ...wish(date, startTime, notes), agreementId: id } }),
    daysOf: (id: string) => engine.call(getVisitDays, shopper, { body: { ...call, agreementId: id } }),
    tryToBook: (date: string, startTime: string) =>
      engine.request('POST', pathOf(bookVisit), { shopper, body: wish(date, startTime) }),
    cancelVisit: () => engine.call(cancelVisit, shopper, { body: call }),
    tryToCancelVisit: () => engine.request('POST', pathOf(cancelVisit), { shopper, body: call }),
    /** What the store's page reports. */
    report: async (visitId: string | undefined, result: SandboxVisitReport) => {
      if (!(await reportSandboxVisit({ database, clock }, visitId ?? '', result)))
        throw new Error('no such visit');
    },
    /** Days go by, jobs run each day; the customer signs in again. */
    wait: async (count: number, thenMs = 0) => {
      for (let day = 0; day < count; day += 1) await rented.runJobs(DAY_MS);
      await rented.runJobs(thenMs);
      shopper = await logIn(engine, { login: rented.shopper.login });
    },
    nextOpenDay: async () => {
      for (let page = await days(); ; page = await days(page.nextWeek ?? '')) {
        const open = page.days.find(({ state }) => state === 'open');
        if (open) return open.date;
      }
    },
    agreement: async () => {
      const [row] = await database.select().from(agreements).where(eq(agreements.id, agreementId));
      if (!row) throw new Error('no agreement');
      return row;
    },
    dueDates: async () =>
      (await rented.scheduleOf()).filter(({ status }) => status === 'scheduled').map(({ dueOn }) => dueOn),
    mails: async (visitId: string) => {
      const rows = await database
        .select()
        .from(outboxMessages)
        .where(like(outboxMessages.deduplicationKey, `visit:${visitId}:%`))
        .orderBy(asc(outboxMessages.deduplicationKey));
      return rows.map(({ payload }) => payload as { subject: string; text: string });
    },
    readOrder: () => engine.call(getOrder, shopper, { params: { orderNo: rented.order.orderNo } }),
  };
}
