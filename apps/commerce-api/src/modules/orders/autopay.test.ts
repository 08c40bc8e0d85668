import {
  choosePaySchedule,
  createPaymentSession,
  getRenewalTerms,
  previewPaySchedule,
} from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { getAgreementDetails, getAgreementSummary } from '@ownpath/contracts/servicing';
import { formatCents } from '@ownpath/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desc, eq } from '../../database/orm.ts';
import {
  agreements,
  autopayEnrollments,
  checkoutSessions,
  documents,
  sandboxMessages,
  sandboxPaymentTokens,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { cards, RETURN_URL, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createEndedOrderJourney(engine);
});
afterAll(() => engine.close());

/** An order with or without autopay, until the signature. */
async function order(isAutopay: boolean, { card = cards.good as string, locale = 'en-US' } = {}) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId, locale, { isAutopay });
  await journey.payWith(shopper, basketId, card);
  const { orderNo } = await journey.order(shopper, basketId, {}, locale);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  return { shopper, basketId, orderNo, envelopeId };
}
async function sign({ shopper, orderNo, envelopeId }: Awaited<ReturnType<typeof order>>) {
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
}
async function recordsOf(orderNo: string) {
  const { database } = engine.deps;
  const [agreement] = await database
    .select()
    .from(agreements)
    .where(eq(agreements.orderNo, orderNo))
    .orderBy(desc(agreements.createdAt));
  if (!agreement) throw new Error('no agreement');
  const enrollments = await database
    .select()
    .from(autopayEnrollments)
    .where(eq(autopayEnrollments.agreementId, agreement.id));
  const papers = await database.select().from(documents).where(eq(documents.agreementId, agreement.id));
  return { agreement, enrollments, text: papers.map(({ html }) => html).join('\n') };
}
const servicing = async (shopper: TestShopper) => {
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  const [summary] = agreement;
  if (!summary) throw new Error('no agreement');
  const details = await engine.call(getAgreementDetails, shopper, {
    body: { agreementId: summary.agreementId },
  });
  return [summary.isAutopay, details.workflow.isAutopayEnabled];
};

describe('autopay that was chosen', () => {
  test('is shown as a dated authorisation, and its evidence is kept', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    const query = { locale: 'es-US' };
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: true } as const;
    const body = { basketId, choice };
    const { autopayAuthorization, payments } = await engine.call(previewPaySchedule, shopper, {
      query,
      body,
    });
    const text = autopayAuthorization?.paragraphs.join(' ') ?? '';
    expect(text).toContain('El 21 de noviembre de 2026 autorizo a Rowan & Co.');
    expect(text).toContain(`${payments.length - 1} pagos de entre $`);
    // Delivery is a Tuesday: a short payment reaches the first Friday.
    expect(text).toMatch(/, uno el \d+ de diciembre de 2026 y después cada viernes del \d+ de diciembre/);
    expect(text).toContain('3 días hábiles antes');
    const headers = { 'x-forwarded-for': '198.51.100.4, 203.0.113.9' };
    await engine.call(choosePaySchedule, shopper, { query, body, headers });
    const [session] = await engine.deps.database
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.basketId, basketId));
    expect(session).toMatchObject({
      autopayTextVersion: expect.stringMatching(/^autopay-/),
      autopayLocale: 'es-US',
      autopayAuthorizedIp: '203.0.113.9',
      autopayAuthorizedAt: engine.clock.now(),
    });
    const { sections } = await engine.call(getRenewalTerms, shopper, { query, body: { basketId } });
    expect(sections.at(-1)).toEqual(autopayAuthorization);
  });

  test('is in the agreement with the card, and starts with it', async () => {
    const placed = await order(true);
    const { shopper, orderNo } = placed;
    const before = await recordsOf(orderNo);
    expect(before.text).toContain('Autopay authorization');
    expect(before.text).toContain('my Visa card ending in 4242');
    expect(before.enrollments).toMatchObject([{ startedAt: null, cancelledAt: null }]);
    expect(await servicing(shopper)).toEqual([false, false]);
    expect((await engine.call(getOrder, shopper, { params: { orderNo } })).autopay).toBeNull();

    await sign(placed);
    const { payments, autopay } = await engine.call(getOrder, shopper, { params: { orderNo } });
    const [, next] = payments;
    expect(autopay).toEqual({
      nextDate: next?.dueDate,
      nextCents: next?.totalCents,
      paymentMethod: 'CREDIT_CARD',
      cardBrand: 'Visa',
      cardLast4: '4242',
    });
    expect(await servicing(shopper)).toEqual([true, true]);
    await journey.runJobs(0);
    const { enrollments } = await recordsOf(orderNo);
    expect(enrollments).toMatchObject([
      {
        savedPaymentMethodId: expect.any(String),
        authorizationLocale: 'en-US',
        nextChargeOn: next?.dueDate,
        nextChargeCents: next?.totalCents,
        cancelledAt: null,
      },
    ]);
  });

  test('ends when the gateway does not keep the card, and the customer is told', async () => {
    const placed = await order(true, { locale: 'es-US' });
    const { shopper, orderNo } = placed;
    await sign(placed);
    await engine.deps.database.update(sandboxPaymentTokens).set({ expiresAt: new Date(0) });
    await journey.runJobs(0);
    const { agreement, enrollments } = await recordsOf(orderNo);
    expect(enrollments).toMatchObject([{ savedPaymentMethodId: null, cancelledAt: expect.any(Date) }]);
    const { autopay, payments } = await engine.call(getOrder, shopper, { params: { orderNo } });
    expect(autopay).toBeNull();
    expect(await servicing(shopper)).toEqual([false, false]);
    const mails = await engine.deps.database.select().from(sandboxMessages);
    const told = mails.find(({ subject }) =>
      subject?.includes(`desactivado en el contrato ${agreement.agreementNumber}`),
    );
    expect(told?.body).toContain('no nos permitió guardar su tarjeta Visa terminada en 4242');
    expect(told?.body).toContain(formatCents(payments[1]?.totalCents ?? 0, 'es-US'));
  });

  test('charges the card that paid when the one in the authorisation was declined', async () => {
    const placed = await order(true, { card: cards.captureDeclines });
    const { shopper, basketId, orderNo } = placed;
    await journey.signAt(placed.envelopeId);
    await expect(journey.complete(shopper, orderNo, placed.envelopeId)).rejects.toThrow('402');
    const session = await engine.call(createPaymentSession, shopper, {
      body: { basketId, parentOrigin: new URL(RETURN_URL).origin },
    });
    expect(session.isAutopay).toBe(true);
    await journey.payWith(shopper, basketId);
    await journey.order(shopper, basketId);
    expect((await recordsOf(orderNo)).enrollments).toMatchObject([{ cardLast4: '4242' }]);
  });

  test('ends with an agreement that never starts', async () => {
    const { shopper, orderNo } = await order(true);
    await journey.cancel(shopper, orderNo);
    expect((await recordsOf(orderNo)).enrollments).toMatchObject([
      { startedAt: null, cancelledAt: expect.any(Date) },
    ]);
  });

  test('does not count without the evidence of its authorisation', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: true } as const;
    await engine.call(choosePaySchedule, shopper, { body: { basketId, choice } });
    await engine.deps.database
      .update(checkoutSessions)
      .set({ autopayAuthorizedAt: null })
      .where(eq(checkoutSessions.basketId, basketId));
    const saved = await engine.call(previewPaySchedule, shopper, { body: { basketId } });
    expect(saved.choice.isAutopay).toBe(false);
  });
});

test('without autopay no page, document or e-mail mentions it', async () => {
  for (const locale of ['en-US', 'es-US']) {
    const placed = await order(false, { locale });
    const { shopper, basketId, orderNo } = placed;
    await sign(placed);
    await journey.runJobs(0);
    const { enrollments, text } = await recordsOf(orderNo);
    expect(enrollments).toEqual([]);
    const read = await engine.call(getOrder, shopper, { params: { orderNo } });
    expect(read.autopay).toBeNull();
    expect(await servicing(shopper)).toEqual([false, false]);
    const mails = await engine.deps.database.select().from(sandboxMessages);
    expect(mails.length).toBeGreaterThan(0);
    const mail = mails.map(({ body }) => body).filter((body) => body.includes(orderNo));
    expect(`${text} ${mail.join(' ')}`).not.toMatch(/autopay|pago automático/i);
    expect(basketId).not.toBe('');
  }
});
