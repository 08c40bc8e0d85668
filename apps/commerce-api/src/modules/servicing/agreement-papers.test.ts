import { getAgreementDetails, getAgreementPaper, getPaymentHistory } from '@ownpath/contracts/servicing';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
let rented: Awaited<ReturnType<typeof rentSofaAsCustomer>>;
beforeAll(async () => {
  engine = await createTestApp();
  rented = await rentSofaAsCustomer(engine);
});
afterAll(() => engine.close());

const historyOf = async () =>
  (await engine.call(getPaymentHistory, rented.shopper, { body: { agreementId: rented.agreementId } }))
    .payments;
const ask = (body: object, shopper = rented.shopper) =>
  engine.request('POST', pathOf(getAgreementPaper), { shopper, body });

async function textOf(
  body: { paper: 'receipt' | 'statement' | 'ownership-letter'; paymentId?: string },
  locale?: 'es-US',
) {
  const answer = await engine.call(getAgreementPaper, rented.shopper, {
    body: { agreementId: rented.agreementId, ...body },
    ...(locale && { query: { locale } }),
  });
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(answer.pdf, 'base64')));
  const { text } = await extractText(pdf);
  return { fileName: answer.fileName, text: text.join(' ').replaceAll(/\s+/g, ' ') };
}

const dollars = (cents: number) =>
  `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;

test('the history says which payments each one paid and what was left; details add up to the same', async () => {
  const [first] = await historyOf();
  const left = rented.order.payments.slice(1).reduce((sum, { totalCents }) => sum + totalCents, 0);
  expect(first).toMatchObject({ source: 'checkout', paidNumbers: [1], leftCents: left });
  const details = await engine.call(getAgreementDetails, rented.shopper, {
    body: { agreementId: rented.agreementId },
  });
  expect(details.payments.map(({ leftCents }) => leftCents)).toEqual(
    rented.order.payments.map(({ totalCents }, index) => (index === 0 ? 0 : totalCents)),
  );
  expect(details).toMatchObject({
    customerName: 'Ana Ruiz',
    terms: { totalRentCents: rented.order.quote.totalCents, taxRatePpm: 82_500 },
    items: [{ name: 'Alder 3-Seat Sofa', condition: 'NEW', quantity: 1 }],
  });
});

test('there is no letter while something is owed, and no paper of another customer’s agreement', async () => {
  const { agreementId } = rented;
  expect((await ask({ agreementId, paper: 'ownership-letter' })).status).toBe(404);
  expect((await ask({ agreementId, paper: 'receipt' })).status).toBe(404);
  expect((await ask({ agreementId, paper: 'receipt', paymentId: 'unknown' })).status).toBe(404);
  const other = await createRegisteredShopper(engine);
  for (const paper of ['statement', 'receipt', 'ownership-letter']) {
    expect((await ask({ agreementId, paper, paymentId: 'any' }, other)).status).toBe(404);
  }
});

test('bought: receipt, statement and letter name the amounts, in both languages', async () => {
  await rented.pay(await rented.requestOf({ kind: 'EXTRA', extraRentCents: 50_00 }));
  await rented.pay(await rented.requestOf({ kind: 'BUY_OUT' }));
  const history = await historyOf();
  const total = history.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [last] = history.filter(({ parts }) => parts.buyOutCents > 0);
  const receipt = await textOf({ paper: 'receipt', paymentId: last?.paymentId ?? '' });
  expect(receipt.fileName).toBe(`receipt-${last?.receiptNumber}.pdf`);
  expect(receipt.text).toContain(`${dollars(last?.amountCents ?? 0)} was paid on November 21, 2026`);
  expect(receipt.text).toContain('Nothing more is due on this agreement.');
  const statement = await textOf({ paper: 'statement' });
  expect(statement.text).toContain(dollars(total));
  expect(statement.text).toContain('Bought early');
  const letter = await textOf({ paper: 'ownership-letter' });
  expect(letter.text).toContain('Ana Ruiz');
  expect(letter.text).toContain('was paid in full on November 21, 2026.');
  expect(letter.text).toContain('Alder 3-Seat Sofa');
  expect(letter.text).toContain(dollars(total));
  expect((await textOf({ paper: 'ownership-letter' }, 'es-US')).text).toContain(
    'Desde ese día usted es dueño',
  );
});
