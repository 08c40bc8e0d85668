import { sendDocuments } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney } from '../../testing/order-journey.ts';
import { SOFA } from '../../testing/shop-journey.ts';
import { getDocuments } from './get-documents.ts';

const HIGH_RISK = '900008001';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

/** The query with something that happens before or after it is run. */
function around(query: object, when: 'before' | 'after', happens: () => Promise<void>): object {
  return new Proxy(query, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'then') return (...given: unknown[]) => around(member.apply(target, given), when, happens);
      return (resolve: (rows: unknown) => void, reject: (reason: unknown) => void) => {
        const run = async () => {
          if (when === 'before') await happens();
          const rows = await (target as PromiseLike<unknown>);
          if (when === 'after') await happens();
          return rows;
        };
        run().then(resolve, reject);
      };
    },
  });
}

// A page that looks again while a document is in review stops when nothing is: a wrong answer would stay on it.
test.each([
  ['before', 'accepted'],
  ['after', 'in-review'],
] as const)(
  'a review that ends just %s the submissions are read shows its document as %s',
  async (when, state) => {
    const journey = createOrderJourney(engine);
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, HIGH_RISK);
    await journey.chooseAndAccept(shopper, basketId);
    const content = Buffer.from('%PDF-1.7 pay stub').toString('base64');
    await engine.call(sendDocuments, shopper, {
      body: { basketId, files: [{ kind: 'INCOME', name: 'stub.pdf', content }] },
    });
    const { database } = engine.deps;
    const select = (fields?: Record<string, never>) => {
      const query = fields ? database.select(fields) : database.select();
      return fields && 'submission' in fields ? around(query, when, () => journey.runJobs(0)) : query;
    };
    const watched = new Proxy(database, {
      get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)),
    });
    const caller = { usid: shopper.tokens.usid, customerId: shopper.tokens.customer_id, siteId: 'rowan' };
    const answer = await getDocuments(
      { ...engine.deps, database: watched },
      { caller, locale: 'en-US', basketId },
    );
    const income = answer.documents.find(({ kind }) => kind === 'INCOME');
    expect(income?.state).toBe(state);
  },
);
