import { createHash } from 'node:crypto';
import { completeSigning } from '@ownpath/contracts/checkout';
import { getAgreementFile, getOrder, getOrderAgreement } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, documentFiles, documents, sandboxMessages } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { cards, SOFA } from '../../testing/shop-journey.ts';

const HOUR_MS = 3_600_000;
let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

const agreementOf = (shopper: TestShopper, orderNo: string, copy?: 'en-US' | 'es-US') =>
  engine.call(getOrderAgreement, shopper, { body: { orderNo, copy } });
const fileOf = (shopper: TestShopper, orderNo: string, copy?: 'en-US' | 'es-US') =>
  engine.call(getAgreementFile, shopper, { body: { orderNo, copy } });
const refused = async (
  endpoint: typeof getAgreementFile | typeof getOrderAgreement,
  shopper: TestShopper,
  orderNo: string,
) => outcomeOf(await engine.request('POST', pathOf(endpoint), { shopper, body: { orderNo } }));
const documentsOf = (orderNo: string) =>
  engine.deps.database
    .select({ document: documents })
    .from(documents)
    .innerJoin(agreements, eq(agreements.id, documents.agreementId))
    .where(eq(agreements.orderNo, orderNo));

async function confirmed(shopper: TestShopper, locale: 'en-US' | 'es-US' = 'en-US') {
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId, locale);
  await journey.payWith(shopper, basketId);
  const { orderNo } = await journey.order(shopper, basketId, {}, locale);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  return orderNo;
}

describe('the document of an order', () => {
  test.each([
    ['en-US', 'es-US'],
    ['es-US', 'en-US'],
  ] as const)('accepted in %s is signed in it, with a copy in %s', async (signed, copied) => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper, signed);
    const { state, document, signature, copies } = await agreementOf(shopper, orderNo);
    expect(state).toBe('in-force');
    expect(copies).toMatchObject([
      { locale: signed, isSigned: true, hasFile: true },
      { locale: copied, isSigned: false, hasFile: true },
    ]);
    expect(document?.locale).toBe(signed);
    expect(document?.sha256).toBe(
      createHash('sha256')
        .update(document?.html ?? '')
        .digest('hex'),
    );
    expect(signature).toMatchObject({
      signerName: 'Marisol Ortega',
      signerIp: '203.0.113.7',
      documentSha256: document?.sha256,
    });
    for (const part of ['Wrenfield', '$24.99', '$974.61', 'Marisol Ortega', 'Rowan &amp; Co.', 'CST']) {
      expect(document?.html).toContain(part);
    }
    expect((await agreementOf(shopper, orderNo, copied)).document?.locale).toBe(copied);
  });

  test('says brand, model, color and inventory number of what was ordered', async () => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper);
    const text = (await agreementOf(shopper, orderNo)).document?.html.replace(/<[^>]+>/g, ' ') ?? '';
    expect(text).toMatch(/Brand: Wrenfield +Model: \S+ +Color: \w+ +Item number: \S+ +Inventory number: \S+/);
  });
});

describe('the file', () => {
  test('is made once after the signature, and is the same on every download', async () => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper);
    await journey.runJobs(0);
    const [first, again] = [await fileOf(shopper, orderNo), await fileOf(shopper, orderNo)];
    expect(again).toEqual(first);
    const bytes = Buffer.from(first.pdf, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256);
    expect(first.fileName).toMatch(/^Agreement-\d{5}-\d+\.pdf$/);
    expect((await fileOf(shopper, orderNo, 'es-US')).fileName).toMatch(/^Contrato-\d{5}-\d+\.pdf$/);
    const [signed] = (await agreementOf(shopper, orderNo)).copies;
    expect(signed?.pageCount).toBe(first.pageCount);
  });

  test('is made by the first of two downloads at once, before the job', async () => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper);
    const [one, two] = await Promise.all([fileOf(shopper, orderNo), fileOf(shopper, orderNo)]);
    expect(two).toEqual(one);
    await journey.runJobs(0);
    expect(await fileOf(shopper, orderNo)).toEqual(one);
    const ids = (await documentsOf(orderNo)).map(({ document }) => document.id);
    const files = await engine.deps.database.select({ id: documentFiles.documentId }).from(documentFiles);
    expect(files.filter(({ id }) => ids.includes(id))).toHaveLength(2);
  });

  test('of a document from before contents were kept: the text only', async () => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper);
    for (const { document } of await documentsOf(orderNo)) {
      await engine.deps.database
        .update(documents)
        .set({ content: null })
        .where(eq(documents.id, document.id));
    }
    expect(await refused(getAgreementFile, shopper, orderNo)).toEqual([404, 'OrderNotFound']);
    const { copies, document } = await agreementOf(shopper, orderNo);
    expect(copies.map(({ hasFile }) => hasFile)).toEqual([false, false]);
    expect(document?.html).toContain('Marisol Ortega');
  });

  test('and the text are the owner’s alone', async () => {
    const shopper = await journey.guestIn();
    const orderNo = await confirmed(shopper);
    const stranger = await engine.createGuest();
    for (const endpoint of [getAgreementFile, getOrderAgreement]) {
      expect(await refused(endpoint, stranger, orderNo)).toEqual([404, 'OrderNotFound']);
      expect(await refused(endpoint, shopper, '99999999')).toEqual([404, 'OrderNotFound']);
    }
  });
});

describe('an order that is not confirmed', () => {
  test('has a text to read and no file; after it ended it has neither', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    expect(await agreementOf(shopper, orderNo)).toMatchObject({ state: 'unsigned', signature: null });
    expect(await refused(getAgreementFile, shopper, orderNo)).toEqual([404, 'OrderNotFound']);
    await journey.runJobs(25 * HOUR_MS);
    expect(await agreementOf(shopper, orderNo)).toMatchObject({ state: 'ended', document: null });
    expect(await refused(getAgreementFile, shopper, orderNo)).toEqual([404, 'OrderNotFound']);
  });

  test('signed and unpaid: the text with its signature, no file', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await journey.signedOrder(shopper, cards.captureDeclines);
    await engine.request('POST', pathOf(completeSigning), { shopper, body: { orderNo, envelopeId } });
    expect(await agreementOf(shopper, orderNo)).toMatchObject({
      state: 'signed-unpaid',
      signature: { signerName: 'Marisol Ortega' },
    });
    expect(await refused(getAgreementFile, shopper, orderNo)).toEqual([404, 'OrderNotFound']);
  });
});

test.each([
  ['en-US', 'Your signed agreement:', 'The same in Spanish:'],
  ['es-US', 'Su contrato firmado:', 'El mismo contrato en inglés:'],
] as const)('the e-mail in %s links both languages', async (locale, own, other) => {
  const shopper = await journey.guestIn();
  const orderNo = await confirmed(shopper, locale);
  await journey.runJobs(0);
  const mail = await engine.deps.database.select().from(sandboxMessages);
  const body = mail.find((message) => message.body.includes(orderNo))?.body ?? '';
  const copy = locale === 'en-US' ? 'es-US' : 'en-US';
  const link = (of: string) =>
    `${engine.deps.config.publicUrl}/checkout/agreement/${orderNo}?copy=${of}&language=${locale}`;
  expect(body).toContain(`${own}\n${link(locale)}`);
  expect(body).toContain(`${other}\n${link(copy)}`);
  const order = await engine.call(getOrder, shopper, { params: { orderNo } });
  expect(order.agreementCopies).toHaveLength(2);
  // The receipt of the first payment: all later payments, and cash price less the rent paid, with tax.
  const [first, ...later] = order.payments;
  const dueCents = later.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const buyOutCents = order.quote.cashPriceCents - (first?.rentCents ?? 0);
  const taxCents = Math.round((buyOutCents * order.quote.taxRatePpm) / 1_000_000);
  const money = (cents: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
  const [still, now] =
    locale === 'en-US'
      ? ['Still to pay on schedule: ', 'To own it now instead, you would pay ']
      : ['Le falta pagar según su plan de pagos: ', 'Para ser dueño ahora, pagaría '];
  expect(body).toContain(`${still}${money(dueCents)}`);
  expect(body).toContain(`${now}${money(buyOutCents + taxCents)}`);
});
