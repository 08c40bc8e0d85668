import { bookVisit } from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, sandboxVisits, storedFileParts, visitPhotos } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { openStoreDesk } from '../../testing/store-desk-page.ts';
import { rentToBeVisited } from '../../testing/visited-rental.ts';

// It is Saturday, November 21 in Plano.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine, 'service');
  await engine.deps.database
    .update(agreements)
    .set({ deliveredOn: '2026-11-21' })
    .where(eq(agreements.id, rental.agreementId));
});
afterEach(() => engine.close());

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const jpeg = (name: string, inside = '') => ({ name, content: base64(`\xff\xd8\xff\xe0 ${name} ${inside}`) });
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const book = (photos: readonly object[]) =>
  engine.request('POST', pathOf(bookVisit), {
    shopper: rental.customer(),
    body: {
      agreementId: rental.agreementId,
      deliveryType: 'service',
      date: '2026-11-24',
      startTime: '10:00',
      notes: 'It hums',
      photos,
    },
  });

test('photos go with a service visit: scanned, counted in its status, and seen at the store’s desk', async () => {
  const { database } = engine.deps;
  expect((await book([jpeg('one.jpg'), jpeg('two.jpg')])).status).toBe(200);
  expect((await rental.days()).visit).toMatchObject({ status: 'scheduled', notes: 'It hums', photoCount: 2 });
  // The same form again, and one more photo.
  expect((await book([jpeg('two.jpg'), jpeg('three.jpg')])).status).toBe(200);
  expect((await rental.days()).visit).toMatchObject({ photoCount: 3 });
  await rental.runJobs();
  const [told] = await database.select().from(sandboxVisits);
  expect(told?.photoKeys).toHaveLength(3);
  const page = await (await openStoreDesk(engine)).text();
  expect(page).toContain(`/store-desk/${told?.id}/photos/2`);
  const photo = await openStoreDesk(engine, `/${told?.id}/photos/0`);
  expect(photo.headers.get('Content-Type')).toBe('image/jpeg');
  expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).toMatch(/(one|two|three)\.jpg/);
  expect((await openStoreDesk(engine, `/${told?.id}/photos/9`)).status).toBe(404);
});

test.each([
  ['malware', [jpeg('good.jpg'), jpeg('bad.jpg', EICAR)], [400, 'InfectedFile']],
  ['a document', [{ name: 'bill.pdf', content: base64('%PDF-1.7 ') }], [415, 'UnsupportedMediaType']],
  ['a program', [{ name: 'photo.jpg', content: base64('MZ\x90') }], [415, 'UnsupportedMediaType']],
  ['a scanner that is down', [jpeg('unscannable.jpg')], [503, 'ServiceUnavailable']],
])('with %s nothing is booked and nothing is stored', async (_, photos, outcome) => {
  expect(await outcomeOf(await book(photos))).toEqual(outcome);
  const { database } = engine.deps;
  expect((await rental.days()).visit).toBeNull();
  expect(await database.select().from(storedFileParts)).toEqual([]);
});

test('five photos together are too many, and a time that was taken gives them up', async () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => jpeg(`${name}.jpg`));
  expect((await book(four)).status).toBe(200);
  expect(await outcomeOf(await book([jpeg('e.jpg')]))).toEqual([413, 'PayloadTooLarge']);
  expect(await engine.deps.database.select().from(visitPhotos)).toHaveLength(4);
});
