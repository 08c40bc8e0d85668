import * as contract from '@ownpath/contracts/basket';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/orm.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey } from '../../testing/shop-journey.ts';

const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
const faults = () => lines.map((line) => JSON.parse(line).err?.message.split(':')[0]);

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({ overrides: () => ({ log }) });
  journey = createJourney(engine);
});
beforeEach(() => void lines.splice(0));
afterEach(() => engine.deps.database.execute(sql`drop trigger if exists broken on baskets`));
afterAll(() => engine.close());

/** Makes the database refuse baskets that match the condition. */
async function refuse(event: 'insert' | 'update', condition: string): Promise<void> {
  const { database } = engine.deps;
  await database.execute(sql`create or replace function break_basket() returns trigger as
    $$ begin raise exception 'the disk is full'; end $$ language plpgsql`);
  await database.execute(
    sql.raw(`create trigger broken before ${event} on baskets for each row when (${condition})
      execute function break_basket()`),
  );
}

const makeTemporary = (shopper: TestShopper) =>
  engine.request('POST', pathOf(contract.createBasket, {}, { temporary: true }), { shopper, body: {} });

test('a failed creation of a temporary basket is logged with its text; the client gets no cause', async () => {
  const shopper = await journey.guestIn();
  await refuse('insert', 'new.is_temporary');
  const response = await makeTemporary(shopper);
  expect([response.status, (await response.json()).detail]).toEqual([500, 'An unexpected error occurred.']);
  expect(faults()).toEqual(['Failed to create a temporary basket']);
});

test('a failed deletion, by a client or before an application creates the next, has its own text', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await (await makeTemporary(shopper)).json();
  await refuse('update', `new.status = 'deleted'`);
  const deleted = await engine.request('DELETE', pathOf(contract.deleteBasket, { basketId }), { shopper });
  expect(deleted.status).toBe(500);
  await expect(journey.apply(shopper, '900001050')).rejects.toThrow('answered 500');
  expect(faults()).toEqual(Array(2).fill('Failed to delete the temporary basket'));
  expect(lines.join('')).not.toContain('Marisol');
});

test('a failure of a normal basket keeps its own error, and a refusal is not logged as a failure', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await engine.call(contract.createBasket, shopper, { body: {} });
  await refuse('update', `new.status = 'deleted'`);
  const deleted = await engine.request('DELETE', pathOf(contract.deleteBasket, { basketId }), { shopper });
  expect(deleted.status).toBe(500);
  expect(faults().join()).not.toContain('temporary');
  const gone = pathOf(contract.deleteBasket, { basketId: 'nowhere' });
  expect((await engine.request('DELETE', gone, { shopper })).status).toBe(404);
  expect(lines).toHaveLength(1);
});
