import { enrollAutopay, getAutopay } from '@ownpath/contracts/servicing';
import { type CalendarDate, instantAt } from '@ownpath/domain/dates';
import { bankBehaviorOf } from '../adapters/payment-gateway/account-rules.ts';
import { createAccountToken, createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { and, eq } from '../database/orm.ts';
import { autopayEnrollments, payments, sandboxMessages, sandboxPayments } from '../database/schema/index.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { saveCard } from '../modules/customers/index.ts';
import { planServicing } from '../modules/servicing/index.ts';
import type { TestApp } from './create-test-app.ts';
import { deliverAll } from './pass-days.ts';
import { rentSofaAsCustomer } from './rented-sofa.ts';
import { cards } from './shop-journey.ts';

/** Of the store in Plano. */
const TIME_ZONE = 'America/Chicago';
const CHARGE_MINUTE = 20 * 60 + 1;

/** A token of an account with these last four digits, from the gateway’s fields. */
export async function bankTokenOf({ deps }: TestApp, last4: string): Promise<string> {
  return (await createAccountToken(deps, bankAccount(last4))).token;
}

const bankAccount = (last4: string) =>
  ({ method: 'ACH', last4, behavior: bankBehaviorOf(last4), fingerprint: last4 }) as const;

/** Saves a card, or with `isBank` an account with these last four digits. @returns its id */
export async function saveMethod(
  engine: TestApp,
  customerId: string,
  number: string = cards.good,
  { expiry = '12/30', isBank = false } = {},
): Promise<string> {
  const { deps } = engine;
  const card = { number, expiry, securityCode: '123', postalCode: '75024', nameOnCard: 'Ana Ruiz' };
  const made = isBank
    ? { token: await createAccountToken(deps, bankAccount(number)) }
    : await createSandboxToken(deps, card);
  if (!('token' in made)) throw new Error('the card was not taken');
  const { token } = made.token;
  return (await saveCard(deps, { customerId, token, holder: null, isForAutopay: isBank })).id;
}

/** A customer with an agreement on autopay, turned on in the account. */
export async function rentWithAutopay(
  engine: TestApp,
  number: string = cards.good,
  options: { readonly expiry?: string; readonly isBank?: boolean } = {},
) {
  const rental = await rentSofaAsCustomer(engine);
  const { shopper, agreementId } = rental;
  const { database, clock, log } = engine.deps;
  const customerId = shopper.tokens.customer_id;
  const paymentMethodId = await saveMethod(engine, customerId, number, options);
  const [shown] = (await engine.call(getAutopay, shopper, { body: {} })).agreements;
  if (!shown?.authorization) throw new Error('autopay cannot be turned on');
  const { version, authorization } = shown;
  const wish = { agreementId, version, paymentMethodId, textVersion: authorization.textVersion };
  const on = await engine.call(enrollAutopay, shopper, { body: wish });
  await deliverAll(engine);
  const worker = () => new JobWorker({ database, clock, log, handlers: jobHandlers(engine.deps) });
  const goTo = (day: CalendarDate, minute = CHARGE_MINUTE) => {
    const at = instantAt(day, minute, TIME_ZONE).getTime();
    engine.clock.advance(Math.max(0, at - engine.clock.now().getTime()));
  };
  return {
    ...rental,
    customerId,
    wish,
    on,
    goTo,
    /** What the jobs of that evening do, by so many workers at once. */
    async runOn(day: CalendarDate, workers = 1) {
      goTo(day);
      await planServicing(engine.deps, engine.clock.now());
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(Array.from({ length: workers }, () => worker().runDue()));
      }
    },
    /** Autopay's payments by receipt. */
    payments: () =>
      database
        .select({
          receiptNumber: payments.receiptNumber,
          status: payments.status,
          cents: payments.amountCents,
        })
        .from(payments)
        .where(and(eq(payments.customerId, customerId), eq(payments.source, 'autopay')))
        .orderBy(payments.receiptNumber),
    /** What the gateway captured on the customer's saved methods, in order. */
    capturedCents: async () => {
      const receipts = await database
        .select({ receiptNumber: payments.receiptNumber })
        .from(payments)
        .where(and(eq(payments.customerId, customerId), eq(payments.source, 'autopay')));
      const rows = await database.select().from(sandboxPayments).orderBy(sandboxPayments.createdAt);
      const own = new Set(receipts.map(({ receiptNumber }) => receiptNumber));
      return rows.filter(({ reference }) => own.has(reference)).map(({ capturedCents }) => capturedCents);
    },
    enrollments: () =>
      database.select().from(autopayEnrollments).where(eq(autopayEnrollments.agreementId, agreementId)),
    /** Mails to the customer whose subject contains the text. */
    mails: async (subject: string) => {
      const all = await database
        .select()
        .from(sandboxMessages)
        .where(eq(sandboxMessages.recipient, shopper.login))
        .orderBy(sandboxMessages.createdAt);
      return all.filter((mail) => mail.subject?.includes(subject)).map(({ body }) => body);
    },
  };
}
