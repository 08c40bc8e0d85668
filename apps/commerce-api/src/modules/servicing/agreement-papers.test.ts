import {
  calculatePayment,
  getAgreementDetails,
  getAgreementPaper,
  getPaymentHistory,
} from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { readPdf } from '../../testing/read-pdf.ts';
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
  return { fileName: answer.fileName, text: await readPdf(answer.pdf) };
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

test('renewal, coverage and the number of the unit are the same in the calls and on the statement', async () => {
  const [due] = (await engine.call(calculatePayment, rented.shopper, { body: {} })).paymentDetails;
  const { items, terms } = await engine.call(getAgreementDetails, rented.shopper, {
    body: { agreementId: rented.agreementId },
  });
  const [, next, third] = rented.order.payments;
  if (!next || !third) throw new Error('the sofa has no second payment');
  const renewal = {
    dueDate: next.dueDate,
    totalCents: next.totalCents,
    coverageCents: 0,
    paidThrough: '2026-11-30',
  };
  expect(next.dueDate).toBe('2026-12-01');
  expect(due?.renewal).toMatchObject(renewal);
  expect(terms).toMatchObject({ waiverCents: 0, clubCents: 0 });
  const { text } = await textOf({ paper: 'statement' });
  expect(text).toContain(`Renewal rate, before tax ${dollars(due?.rateCents ?? 0)} a week`);
  expect(text).toContain(`Next renewal ${dollars(next.totalCents)} on December 1, 2026, tax included`);
  expect(text).toContain('Optional coverage None');
  const number = items[0]?.inventoryNumber;
  expect(text).toContain(
    number === undefined ? 'The serial number is on your delivery receipt' : `Inventory number ${number}`,
  );
  const spanish = await textOf({ paper: 'statement' }, 'es-US');
  expect(spanish.text).toContain(`Próxima renovación ${dollars(next.totalCents)} el 1 de diciembre de 2026`);
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
