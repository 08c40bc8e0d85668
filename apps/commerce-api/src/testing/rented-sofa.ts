import type { PayScheduleChoice } from '@ownpath/contracts/checkout';
import { getAgreementSummary, getBankDebits, makePayment, quotePayments } from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import { bankBehaviorOf } from '../adapters/payment-gateway/account-rules.ts';
import { createAccountToken, createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { asc, eq } from '../database/orm.ts';
import { ledgerEntries, sandboxPayments, scheduledPayments } from '../database/schema/index.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { createRegisteredShopper, type RegisteredShopper } from './create-registered-shopper.ts';
import { pathOf, type TestApp } from './create-test-app.ts';
import { cards, createJourney, PLANO } from './shop-journey.ts';

/** A registered customer with a signed and paid agreement for a sofa, and what they do with it. */
export async function rentSofaAsCustomer(
  engine: TestApp,
  /** What the customer does before they rent. */
  before: (shopper: RegisteredShopper) => Promise<void> = async () => {},
  wishes: Partial<PayScheduleChoice> = {},
) {
  const journey = createJourney(engine);
  const shopper: RegisteredShopper = await createRegisteredShopper(engine);
  await before(shopper);
  const params = { usid: shopper.tokens.usid };
  await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId: PLANO } } });
  const basketId = await journey.readyToOrder(shopper, undefined, undefined, wishes);
  const order = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, order.orderNo, envelopeId);
  const { database, clock, log, ids } = engine.deps;
  const [summary] = (await engine.call(getAgreementSummary, shopper, { body: {} })).agreement;
  if (!summary) throw new Error('the order made no agreement');
  const { agreementId } = summary;

  const tokenOf = async (number: string) => {
    const typed = {
      number,
      expiry: '12/30',
      securityCode: '123',
      postalCode: '75024',
      nameOnCard: 'Ana Ruiz',
    };
    const made = await createSandboxToken({ database, clock, ids }, typed);
    if (!('token' in made)) throw new Error('the card was not taken');
    return made.token.token;
  };
  const quote = async (choice: PaymentChoice) => {
    const answer = await engine.call(quotePayments, shopper, {
      body: { payments: [{ agreementId, choice }] },
    });
    const [payment] = answer.payments;
    if (!payment) throw new Error('nothing was quoted');
    return payment;
  };
  /** The payment as the page would send it. */
  const requestOf = async (choice: PaymentChoice, number: string = cards.good, saveToAccount = false) => {
    const { version, quote: quoted } = await quote(choice);
    return {
      requestKey: crypto.randomUUID(),
      totalCents: quoted?.chargeCents ?? 0,
      payments: [{ agreementId, version, choice }],
      method: { token: await tokenOf(number), saveToAccount, holder: 'Ana Ruiz' },
    };
  };
  const bankTokenOf = async (number: string) => {
    const last4 = number.slice(-4);
    const account = { method: 'ACH', last4, behavior: bankBehaviorOf(last4), fingerprint: number } as const;
    return (await createAccountToken({ database, clock, ids }, account)).token;
  };
  /** As the page would send it, with a bank account that is typed, or a kept one by its id. */
  const bankRequestOf = async (
    choice: PaymentChoice,
    account: { readonly number: string; readonly isKept?: boolean } | { readonly paymentMethodId: string } = {
      number: '000123456789',
    },
  ) => {
    const { version, quote: quoted } = await quote(choice);
    const totalCents = quoted?.chargeCents ?? 0;
    const { accounts } = await engine.call(getBankDebits, shopper, { body: { storeId: PLANO, totalCents } });
    const id = 'paymentMethodId' in account ? account.paymentMethodId : null;
    const shown = accounts.find(({ paymentMethodId }) => paymentMethodId === id);
    const debitTextVersion = shown?.authorization.textVersion ?? 'none';
    return {
      requestKey: crypto.randomUUID(),
      totalCents,
      payments: [{ agreementId, version, choice }],
      method:
        'paymentMethodId' in account
          ? { paymentMethodId: account.paymentMethodId, debitTextVersion }
          : {
              token: await bankTokenOf(account.number),
              saveToAccount: account.isKept ?? false,
              holder: null,
              debitTextVersion,
            },
    };
  };
  const paymentsFor = (receiptNumber: string) =>
    database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, receiptNumber));
  type Request = Awaited<ReturnType<typeof requestOf>> | Awaited<ReturnType<typeof bankRequestOf>>;
  return {
    shopper,
    order,
    agreementId,
    summaryOf: async () => (await engine.call(getAgreementSummary, shopper, { body: {} })).agreement[0],
    quote,
    tokenOf,
    requestOf,
    bankTokenOf,
    bankRequestOf,
    pay: (body: Request) => engine.call(makePayment, shopper, { body }),
    /** The raw answer, also of a refusal. `body` as on the wire. */
    send: (body: unknown) => engine.request('POST', pathOf(makePayment), { shopper, body }),
    scheduleOf: () =>
      database
        .select()
        .from(scheduledPayments)
        .where(eq(scheduledPayments.agreementId, agreementId))
        .orderBy(asc(scheduledPayments.sequence)),
    /** Money received and given back less what it settled and what is in suspense: 0 when the books agree. */
    imbalanceCents: async () => {
      const rows = await database
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.agreementId, agreementId));
      const sum = (kinds: readonly string[]) =>
        rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, row) => total + row.amountCents, 0);
      return [
        sum(['payment', 'refund']) + sum(['allocation']) - sum(['suspense']),
        sum(['charge']) + sum(['allocation']),
      ];
    },
    /** What the gateway captured for a receipt, and gave back, in cents. */
    capturedFor: async (receiptNumber: string) =>
      (await paymentsFor(receiptNumber)).map(({ capturedCents }) => capturedCents),
    refundedFor: async (receiptNumber: string) =>
      (await paymentsFor(receiptNumber)).map(({ refundedCents }) => refundedCents),
    runJobs: async (afterMs = 0) => {
      engine.clock.advance(afterMs);
      const worker = new JobWorker({ database, clock, log, handlers: jobHandlers(engine.deps) });
      for (let round = 0; round < 3; round += 1) await worker.runDue();
    },
  };
}
