import { getCustomerBaskets } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/phone-match';
import { pino } from 'pino';
import { desc, eq } from '../database/orm.ts';
import { phoneMatches } from '../database/schema/index.ts';
import { createTestApp, type TestShopper } from './create-test-app.ts';
import { createJourney } from './shop-journey.ts';

const CODE = '123456';

export const consent = {
  consentsToCode: true,
  consentsToLookUp: true,
  consentVersion: 'phone-2026-11',
} as const;

/** An engine whose phone match is observed, and the calls of a shopper who uses it. */
export async function createPhoneMatchApp() {
  const logged: string[] = [];
  /** Calls of the provider, and the one that fails next. */
  const calls: string[] = [];
  const provider: { fault: { readonly call: string; readonly error: Error } | null } = { fault: null };
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const engine = await createTestApp({
    overrides: ({ ports }) => {
      const observed = Object.entries(ports.phoneMatch).map(([name, call]) => [
        name,
        async (request: never) => {
          calls.push(name);
          if (provider.fault?.call === name) throw provider.fault.error;
          return call(request);
        },
      ]);
      return { log, ports: { ...ports, phoneMatch: Object.fromEntries(observed) } };
    },
  });
  const journey = createJourney(engine);
  const start = (shopper: TestShopper, phone: string, query: object = {}) =>
    engine.call(contract.startPhoneMatch, shopper, { query, body: { phone, ...consent } });
  const verify = (shopper: TestShopper, code = CODE) =>
    engine.call(contract.verifyPhoneCode, shopper, { body: { code } });
  return {
    engine,
    journey,
    logged,
    calls,
    provider,
    start,
    verify,
    answer: (shopper: TestShopper, isMine: boolean) =>
      engine.call(contract.answerPhoneMatch, shopper, { body: { isMine } }),
    resend: (shopper: TestShopper) => engine.call(contract.resendPhoneCode, shopper, { body: {} }),
    state: (shopper: TestShopper) => engine.call(contract.getPhoneMatch, shopper, { body: {} }),
    rowsOf: (shopper: TestShopper) =>
      engine.deps.database
        .select()
        .from(phoneMatches)
        .where(eq(phoneMatches.customerId, shopper.tokens.customer_id))
        .orderBy(desc(phoneMatches.createdAt)),
    async temporaryBasketOf(shopper: TestShopper) {
      const params = { customerId: shopper.tokens.customer_id };
      const { baskets = [] } = await engine.call(getCustomerBaskets, shopper, { params });
      return baskets.find(({ isTemporary }) => isTemporary);
    },
    /** A shopper who typed the code that came to this phone. */
    async afterCode(phone: string) {
      const shopper = await journey.guestIn();
      await start(shopper, phone);
      return { shopper, found: await verify(shopper) };
    },
  };
}
