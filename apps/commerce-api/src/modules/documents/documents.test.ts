import { getExistingApproval } from '@ownpath/contracts/approval';
import {
  type DocumentsState,
  getCheckoutState,
  getDocuments,
  sendDocuments,
} from '@ownpath/contracts/checkout';
import type { DocumentKind } from '@ownpath/domain/approval';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import {
  outboxMessages,
  storedFileParts,
  stores,
  verificationSubmissions,
} from '../../database/schema/index.ts';
import { purges } from '../../jobs/purge-queries.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney, outcomeOf } from '../../testing/order-journey.ts';
import { PLANO, SOFA } from '../../testing/shop-journey.ts';

const BANK_ASKED = '900002005';
const HIGH_RISK = '900008001';
const APPROVED = '900001099';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CANARY = 'Ortega, Marisol: balance 4711.00';

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

async function bankDue(ssn = BANK_ASKED, applicant = {}) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, ssn, applicant);
  await journey.chooseAndAccept(shopper, basketId);
  return { shopper, basketId };
}

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
/** A PDF of some length. */
const pdf = (byteCount = 100) =>
  base64(Buffer.concat([Buffer.from(`%PDF-1.7 ${CANARY}`), Buffer.alloc(byteCount)]));
const file = (kind: DocumentKind, name: string, content = pdf()) => ({ kind, name, content });
type Files = ReturnType<typeof file>[];

const send = (shopper: TestShopper, basketId: string, files: Files) => {
  engine.clock.advance(1000);
  return engine.call(sendDocuments, shopper, { body: { basketId, files } });
};
const read = (shopper: TestShopper, basketId?: string) =>
  engine.call(getDocuments, shopper, { body: { basketId } });
const stateOf = (shopper: TestShopper, basketId: string) =>
  engine.call(getCheckoutState, shopper, { body: { basketId } });
const states = ({ documents }: DocumentsState) => documents.map(({ kind, state }) => `${kind} ${state}`);
const submissions = () => engine.deps.database.select().from(verificationSubmissions);
const partsLeft = async () => (await engine.deps.database.select().from(storedFileParts)).length;
async function lastMail(): Promise<string> {
  const rows = await engine.deps.database.select().from(outboxMessages).orderBy(outboxMessages.createdAt);
  return JSON.stringify(rows.findLast(({ payload }) => 'subject' in (payload as object))?.payload);
}

test('a statement instead of a sign-in: in review, accepted, and the checkout goes on to payment', async () => {
  const { shopper, basketId } = await bankDue(HIGH_RISK);
  expect(states(await read(shopper, basketId))).toEqual(['INCOME needed', 'BANK needed']);
  const name = 'ortega-statement-november.pdf';
  const sent = [file('BANK', name, pdf(600_000)), file('BANK', 'second.pdf'), file('INCOME', 'stub.pdf')];
  expect(states(await send(shopper, basketId, sent))).toEqual(['INCOME in-review', 'BANK in-review']);
  expect((await read(shopper, basketId)).documents[1]).toMatchObject({ fileCount: 2, triesLeft: 3 });
  expect(await stateOf(shopper, basketId)).toMatchObject({
    step: 'bank-verification',
    documentsNeeded: ['INCOME', 'BANK'],
    documentsInReview: ['INCOME', 'BANK'],
  });
  const { rows } = await engine.deps.database.execute(
    sql`select (select json_agg(v) from sensitive_values v)::text || (select json_agg(f) from verification_files f)::text
      || (select json_agg(j.payload) from jobs j)::text as line`,
  );
  const line = String(rows[0]?.line);
  for (const secret of [CANARY, base64(`%PDF-1.7 ${CANARY}`).slice(0, 20), name])
    expect(line).not.toContain(secret);

  await journey.runJobs(0);
  expect(await stateOf(shopper, basketId)).toMatchObject({
    step: 'payment',
    documentsNeeded: [],
    documentsInReview: [],
  });
  expect(states(await read(shopper, basketId))).toEqual(['INCOME accepted', 'BANK accepted']);
  const { DEResponse } = await engine.call(getExistingApproval, shopper, { body: {} });
  expect(DEResponse?.response).toBe(1);
  expect(await lastMail()).toMatch(/We accepted your (bank statement|proof of income)/);
  // The form of another tab, sent late.
  const before = (await submissions()).length;
  expect(states(await send(shopper, basketId, sent))).toEqual(['INCOME accepted', 'BANK accepted']);
  expect(await submissions()).toHaveLength(before);
});

test('a refused statement says why and can be sent again, three times in all; the bank stays open', async () => {
  const { shopper, basketId } = await bankDue();
  const reasons = [];
  for (const name of ['statement-blurry.jpg', 'page-1.pdf', 'reject.pdf']) {
    expect(states(await send(shopper, basketId, [file('BANK', name)]))).toEqual(['BANK in-review']);
    await journey.runJobs(0);
    reasons.push((await read(shopper, basketId)).documents[0]);
  }
  expect(reasons).toMatchObject([
    { state: 'refused', reason: 'unreadable', triesLeft: 2 },
    { state: 'refused', reason: 'page-missing', triesLeft: 1 },
    { state: 'refused', reason: 'wrong-document', triesLeft: 0 },
  ]);
  expect(await lastMail()).toContain('is not the bank statement we asked for');
  expect(states(await send(shopper, basketId, [file('BANK', 'good.pdf')]))).toEqual(['BANK refused']);
  expect(await stateOf(shopper, basketId)).toMatchObject({
    step: 'bank-verification',
    documentsInReview: [],
  });
  await journey.linkBank(shopper, basketId);
  expect((await stateOf(shopper, basketId)).step).toBe('payment');
});

describe('a review', () => {
  test('that is slow is asked for again until it has a result', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId, [file('BANK', 'slow.pdf')]);
    for (const later of [0, 10_000]) {
      engine.clock.advance(later);
      await journey.runJobs(0);
      expect(states(await read(shopper, basketId))).toEqual(['BANK in-review']);
    }
    engine.clock.advance(20_000);
    await journey.runJobs(0);
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
  });

  test('without an answer ends after the last attempt, and the document can be sent again', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId, [file('BANK', 'down.pdf')]);
    for (let hour = 0; hour < 8; hour += 1) {
      expect(states(await read(shopper, basketId))).toEqual(['BANK in-review']);
      await journey.runJobs(hour * 60 * MINUTE_MS);
    }
    expect((await read(shopper, basketId)).documents).toMatchObject([{ state: 'unreviewed', triesLeft: 3 }]);
    expect(await lastMail()).toContain('we could not check your bank statement within a day');
    await send(shopper, basketId, [file('BANK', 'again.pdf')]);
    await journey.runJobs(0);
    expect(states(await read(shopper, basketId))).toEqual(['BANK accepted']);
  });

  test('whose job was lost ends after a day', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId, [file('BANK', 'lost.pdf')]);
    const late = new Date(engine.clock.now().getTime() - DAY_MS);
    const set = { createdAt: late, submittedAt: late };
    const isOpen = eq(verificationSubmissions.status, 'submitted');
    await engine.deps.database.update(verificationSubmissions).set(set).where(isOpen);
    expect(states(await read(shopper, basketId))).toEqual(['BANK unreviewed']);
    expect((await stateOf(shopper, basketId)).documentsInReview).toEqual([]);
    expect(states(await send(shopper, basketId, [file('BANK', 'again.pdf')]))).toEqual(['BANK in-review']);
  });

  test('that a killed worker repeats has one result and one mail', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId, [file('BANK', 'statement.pdf')]);
    vi.spyOn(engine.deps.ports.fileStore, 'keepUntil').mockRejectedValueOnce(
      new Error('the process was killed'),
    );
    await journey.runJobs(0);
    expect(states(await read(shopper, basketId))).toEqual(['BANK accepted']);
    const mails = async () => (await engine.deps.database.select().from(outboxMessages)).length;
    const count = await mails();
    await journey.runJobs(60 * MINUTE_MS);
    expect(await mails()).toBe(count);
  });
});

test('a double click hands in a document once; files that are not used are deleted', async () => {
  const { shopper, basketId } = await bankDue();
  const files = [file('BANK', 'statement.pdf')];
  const count = (await submissions()).length;
  const [one, two] = await Promise.all([send(shopper, basketId, files), send(shopper, basketId, files)]);
  expect([states(one), states(two)]).toEqual([['BANK in-review'], ['BANK in-review']]);
  expect(await submissions()).toHaveLength(count + 1);
  await journey.runJobs(0);
  const { database, clock } = engine.deps;
  const purgeAt = (days: number) =>
    purges.sensitiveValues?.(database, new Date(clock.now().getTime() + days * DAY_MS), 1000);
  await purgeAt(89.9);
  expect(await partsLeft()).toBeGreaterThan(0);
  await purgeAt(91);
  expect(await partsLeft()).toBe(0);
  expect(states(await read(shopper, basketId))).toEqual(['BANK accepted']);
});

describe('refused are', () => {
  const post = (shopper: TestShopper, basketId: string, files: Files) =>
    engine.request('POST', pathOf(sendDocuments), { shopper, body: { basketId, files } });

  test('files that are too large, too many or of another type', async () => {
    const { shopper, basketId } = await bankDue();
    const tooLarge = await post(shopper, basketId, [file('BANK', 'a.pdf', pdf(5 * 1024 * 1024))]);
    expect(await outcomeOf(tooLarge)).toEqual([413, 'PayloadTooLarge']);
    const five = Array.from({ length: 5 }, (_, page) => file('BANK', `${page}.pdf`));
    expect(await outcomeOf(await post(shopper, basketId, five))).toEqual([413, 'PayloadTooLarge']);
    const page = file('BANK', 'statement.pdf', base64('<html><script>'));
    expect(await outcomeOf(await post(shopper, basketId, [page]))).toEqual([415, 'UnsupportedMediaType']);
    expect(states(await read(shopper, basketId))).toEqual(['BANK needed']);
  });

  test('a document that nobody asked for is dropped, and another shopper’s cart is not found', async () => {
    const { shopper, basketId } = await bankDue(APPROVED);
    expect(await send(shopper, basketId, [file('BANK', 'a.pdf')])).toMatchObject({ documents: [] });
    const other = await bankDue();
    await send(other.shopper, other.basketId, [file('BANK', 'a.pdf')]);
    expect((await read(shopper)).documents).toEqual([]);
    expect(await outcomeOf(await post(shopper, other.basketId, [file('BANK', 'a.pdf')]))).toEqual([
      404,
      'BasketNotFound',
    ]);
  });
});

test('a store that verifies every bank account takes a statement too', async () => {
  const setStore = (isBankVerificationEnabled: boolean) =>
    engine.deps.database.update(stores).set({ isBankVerificationEnabled }).where(eq(stores.id, PLANO));
  await setStore(true);
  const { shopper, basketId } = await bankDue(APPROVED);
  await send(shopper, basketId, [file('BANK', 'statement.heic', base64('\0\0\0\u0018ftypheic and more'))]);
  await journey.runJobs(0);
  expect((await stateOf(shopper, basketId)).step).toBe('payment');
  await setStore(false);
});

test('what a guest handed in comes along when they sign in', async () => {
  const { shopper, basketId } = await bankDue(BANK_ASKED, { firstName: 'Ana', lastName: 'Ruiz' });
  await send(shopper, basketId, [file('BANK', 'slow.pdf')]);
  const owner = await createRegisteredShopper(engine, shopper);
  expect(states(await read(owner))).toEqual(['BANK in-review']);
  await journey.runJobs(0);
  engine.clock.advance(20_000);
  await journey.runJobs(0);
  expect(states(await read(owner))).toEqual(['BANK accepted']);
});
