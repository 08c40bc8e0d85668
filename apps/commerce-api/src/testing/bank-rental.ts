import { getPayment } from '@ownpath/contracts/servicing';
import { eq } from '../database/orm.ts';
import { ledgerEntries } from '../database/schema/index.ts';
import type { TestApp } from './create-test-app.ts';
import { signInAgain } from './pass-days.ts';
import { readMail } from './read-mail.ts';
import { rentSofaAsCustomer } from './rented-sofa.ts';

const DAY_MS = 86_400_000;

/** A customer with an agreement, and what becomes of its bank debits. */
export async function rentAndDebit(engine: TestApp) {
  const rental = await rentSofaAsCustomer(engine);
  const { shopper } = rental;
  return {
    ...rental,
    receiptOf: (paymentId: string) => engine.call(getPayment, shopper, { body: { paymentId } }),
    /** Everything that the ledger says about a payment: 0 once all of it is reversed. */
    ledgerCents: async (paymentId: string) => {
      const isOf = eq(ledgerEntries.paymentId, paymentId);
      const entries = await engine.deps.database.select().from(ledgerEntries).where(isOf);
      return entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
    },
    /** What of the schedule is paid, the dates, and what the summary says, without what it says about debits. */
    stateOf: async () => {
      const rows = await rental.scheduleOf();
      const summary = await rental.summaryOf();
      if (!summary) throw new Error('the agreement is gone');
      const { returnedPayment: _returned, provisionalCents: _provisional, ...rest } = summary;
      const shown = rows.map(({ sequence, status, dueOn, coveragePaidCents, feePaidCents }) => ({
        sequence,
        status,
        dueOn,
        coveragePaidCents,
        feePaidCents,
      }));
      return { rows: shown, summary: rest };
    },
    /** The jobs of that time have run, and the customer has signed in again. */
    daysLater: async (days: number) => {
      await rental.runJobs(days * DAY_MS + 60_000);
      Object.assign(shopper, await signInAgain(engine, shopper));
    },
    mailOf: async (subject: string) => {
      await rental.runJobs();
      return (await readMail(engine, shopper.login, subject))?.body ?? '';
    },
  };
}
