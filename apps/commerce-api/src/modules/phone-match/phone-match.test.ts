import { getInstantApproval } from '@ownpath/contracts/approval';
import { createBasket, getCustomerBaskets } from '@ownpath/contracts/basket';
import { getCheckoutState } from '@ownpath/contracts/checkout';
import * as contract from '@ownpath/contracts/phone-match';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approvalApplications,
  phoneMatches,
  rateLimits,
  sensitiveValues,
  stores,
} from '../../database/schema/index.ts';
import { purgeJobs } from '../../jobs/purge-expired.ts';
import { PortError } from '../../ports/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, type Journey, PLANO } from '../../testing/shop-journey.ts';

const CODE = '123456';
const MINUTE = 60_000;
const logged: string[] = [];
/** Calls of the provider, and the one that fails next. */
const calls: string[] = [];
let fault: { readonly call: string; readonly error: Error } | null = null;

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  engine = await createTestApp({
    overrides: ({ ports }) => {
      const observed = Object.entries(ports.phoneMatch).map(([name, call]) => [
        name,
        async (request: never) => {
          calls.push(name);
          if (fault?.call === name) throw fault.error;
          return call(request);
        },
      ]);
      return { log, ports: { ...ports, phoneMatch: Object.fromEntries(observed) } };
    },
  });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const consent = { consentsToCode: true, consentsToLookUp: true, consentVersion: 'phone-2026-11' } as const;
const start = (shopper: TestShopper, phone: string, query: object = {}) =>
  engine.call(contract.startPhoneMatch, shopper, { query, body: { phone, ...consent } });
const verify = (shopper: TestShopper, code = CODE) =>
  engine.call(contract.verifyPhoneCode, shopper, { body: { code } });
const answer = (shopper: TestShopper, isMine: boolean) =>
  engine.call(contract.answerPhoneMatch, shopper, { body: { isMine } });
const resend = (shopper: TestShopper) => engine.call(contract.resendPhoneCode, shopper, { body: {} });
const state = (shopper: TestShopper) => engine.call(contract.getPhoneMatch, shopper, { body: {} });
const rowsOf = (shopper: TestShopper) =>
  engine.deps.database
    .select()
    .from(phoneMatches)
    .where(eq(phoneMatches.customerId, shopper.tokens.customer_id))
    .orderBy(desc(phoneMatches.createdAt));
const temporaryBasketOf = async (shopper: TestShopper) => {
  const params = { customerId: shopper.tokens.customer_id };
  const { baskets = [] } = await engine.call(getCustomerBaskets, shopper, { params });
  return baskets.find(({ isTemporary }) => isTemporary);
};

/** A shopper who typed the code that came to this phone. */
async function afterCode(phone: string) {
  const shopper = await journey.guestIn();
  await start(shopper, phone);
  return { shopper, found: await verify(shopper) };
}

describe('grades of the prefill', () => {
  test('full: masked parts only; confirmed, name and address are on a temporary basket', async () => {
    const shopper = await journey.guestIn();
    expect(await state(shopper)).toMatchObject({ view: 'number', result: null, person: null });
    expect(await start(shopper, '2145550101')).toMatchObject({ view: 'code', triesLeft: 3, person: null });
    expect(await verify(shopper)).toEqual({
      view: 'confirm',
      result: null,
      phone: '2145550101',
      triesLeft: 0,
      isCodeWrong: false,
      mayResendAt: null,
      expiresAt: null,
      person: {
        name: ['Marisol O', null],
        home: ['22', null, ' C', null, ' Road, Dallas 75201'],
        born: [null, null, '1991'],
        ssn: [null, null, '1099'],
      },
      isExistingCustomer: false,
    });
    expect(await temporaryBasketOf(shopper)).toBeUndefined();
    expect(await answer(shopper, true)).toMatchObject({ view: 'done', result: 'matched' });
    expect(await temporaryBasketOf(shopper)).toMatchObject({
      isPrefilled: true,
      email: 'marisol.ortega@example.com',
      phoneMatch: { status: 'matched', phoneLast4: '0101' },
      shippingAddress: {
        firstName: 'Marisol',
        lastName: 'Ortega',
        address1: '2214 Cedar Springs Road',
        city: 'Dallas',
        postalCode: '75201',
        phone: '2145550101',
      },
    });
  });

  test('partial: no street, ZIP code, birth date or SSN', async () => {
    const { shopper, found } = await afterCode('2145550121');
    expect(found.person).toEqual({ name: ['Marisol O', null], home: ['Dallas'], born: null, ssn: null });
    expect(await answer(shopper, true)).toMatchObject({ view: 'done', result: 'partly-matched' });
    const basket = await temporaryBasketOf(shopper);
    expect(basket?.shippingAddress).toMatchObject({ firstName: 'Marisol', city: 'Dallas' });
    expect(basket?.shippingAddress).not.toHaveProperty('address1');
  });

  test.each([
    ['none', '2145550141', 'no-match'],
    ['low trust', '2145550171', 'low-trust'],
  ])('%s: straight to the form, nothing is filled in', async (_, phone, result) => {
    const { shopper, found } = await afterCode(phone);
    expect(found).toMatchObject({ view: 'done', result, person: null });
    expect(await temporaryBasketOf(shopper)).toBeUndefined();
  });

  test('an existing customer is told so, and has the customer number after the confirmation', async () => {
    const { shopper, found } = await afterCode('2145550181');
    expect(found).toMatchObject({ view: 'confirm', isExistingCustomer: true });
    await answer(shopper, true);
    expect(await temporaryBasketOf(shopper)).toMatchObject({ rentalCustomerId: 'RC900081' });
  });

  test('the provider is down: no code, straight to the form', async () => {
    const shopper = await journey.guestIn();
    expect(await start(shopper, '2145550191')).toMatchObject({ view: 'done', result: 'failed' });
  });

  test('details of somebody else are deleted', async () => {
    const { shopper } = await afterCode('2145550102');
    expect(await answer(shopper, false)).toMatchObject({ view: 'done', result: 'typed', person: null });
    expect((await rowsOf(shopper))[0]).toMatchObject({
      status: 'verified',
      prefill: null,
      ssnSensitiveId: null,
      dateOfBirthSensitiveId: null,
      ssnLast4: null,
      birthYear: null,
    });
    expect(await answer(shopper, true)).toMatchObject({ result: 'typed', person: null });
  });
});

describe('the code', () => {
  test('three tries, then the form', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550161');
    expect(await verify(shopper)).toMatchObject({ view: 'code', isCodeWrong: true, triesLeft: 2 });
    expect(await verify(shopper)).toMatchObject({ view: 'code', isCodeWrong: true, triesLeft: 1 });
    expect(await verify(shopper)).toMatchObject({ view: 'done', result: 'failed' });
  });

  test('parallel guesses share the tries', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550103');
    calls.length = 0;
    await Promise.all(Array.from({ length: 8 }, () => verify(shopper, '000000')));
    expect(calls.filter((name) => name === 'verifyCode')).toHaveLength(3);
  });

  test('expires after ten minutes', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550104');
    engine.clock.advance(10 * MINUTE);
    expect(await verify(shopper)).toMatchObject({ view: 'number' });
  });

  test('a double click and a repeat after a lost answer give the same match', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550105');
    const [first, second] = await Promise.all([verify(shopper), verify(shopper)]);
    expect([first.view, second.view]).toEqual(['confirm', 'confirm']);
    expect(await verify(shopper)).toMatchObject({ view: 'confirm' });
    expect(await rowsOf(shopper)).toHaveLength(1);
    const answers = await Promise.all([answer(shopper, true), answer(shopper, true)]);
    expect(answers.map(({ result }) => result)).toEqual(['matched', 'matched']);
  });

  test('is sent again after 30 seconds, not before, with tries of its own', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550106');
    await verify(shopper, '000000');
    calls.length = 0;
    await start(shopper, '2145550106');
    await resend(shopper);
    expect(calls).toEqual([]);
    engine.clock.advance(30_000);
    expect(await resend(shopper)).toMatchObject({ view: 'code', triesLeft: 3 });
    expect(calls).toEqual(['startChallenge']);
  });

  test('a phone gets at most five in ten minutes, whoever asks', async () => {
    await engine.deps.database.delete(rateLimits);
    for (let count = 0; count < 5; count += 1) await start(await journey.guestIn(), '2145550107');
    const body = { phone: '2145550107', ...consent };
    const shopper = await journey.guestIn();
    const refused = await engine.request('POST', pathOf(contract.startPhoneMatch), { shopper, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  });

  test('a provider that fails while checking costs no try; one that fails at the lookup leads to the form', async () => {
    const shopper = await journey.guestIn();
    await start(shopper, '2145550108');
    fault = { call: 'verifyCode', error: new PortError('phone-match', 'timeout', 'late') };
    const failed = await engine.request('POST', pathOf(contract.verifyPhoneCode), {
      shopper,
      body: { code: CODE },
    });
    expect(failed.status).toBe(503);
    expect(await state(shopper)).toMatchObject({ view: 'code', triesLeft: 3 });
    fault = { call: 'lookUp', error: new PortError('phone-match', 'timeout', 'late') };
    expect(await verify(shopper)).toMatchObject({ view: 'done', result: 'failed' });
    fault = null;
  });
});

test('both consents are needed, and stored with text version, language, time and address', async () => {
  const shopper = await journey.guestIn();
  const body = { phone: '2145550109', ...consent, consentsToLookUp: false };
  const refused = await engine.request('POST', pathOf(contract.startPhoneMatch), { shopper, body });
  expect(refused.status).toBe(400);
  expect(await rowsOf(shopper)).toEqual([]);
  await start(shopper, '2145550109', { locale: 'es-US' });
  expect(await rowsOf(shopper)).toMatchObject([
    {
      consentTextVersion: 'phone-2026-11',
      consentLocale: 'es-US',
      consentedAt: engine.clock.now(),
      consentIp: expect.any(String),
    },
  ]);
});

test('birth date and SSN are in the vault only: in no answer, no other column, no log', async () => {
  const { shopper, found } = await afterCode('2145550110');
  const [row] = await rowsOf(shopper);
  const seen = [JSON.stringify(found), JSON.stringify(row), logged.join('')];
  for (const text of seen) {
    expect(text).not.toContain('900001099');
    expect(text).not.toContain('1991-05-17');
  }
  expect(row).toMatchObject({ ssnLast4: '1099', birthYear: '1991' });
});

describe('the application', () => {
  const { ssn: _ssn, dateOfBirth: _born, ...typed } = applicationForm('900001050');
  const apply = (shopper: TestShopper, change: object = {}) =>
    engine.request('POST', pathOf(getInstantApproval), {
      shopper,
      body: { application: { ...typed, ...change }, idempotencyKey: crypto.randomUUID() },
    });

  test('takes birth date and SSN from the confirmed match; typed ones come first', async () => {
    const { shopper } = await afterCode('2145550111');
    await answer(shopper, true);
    const decided = await (await apply(shopper, { ssn: '900001050' })).json();
    expect(decided).toMatchObject({ pageName: 'Approved', approval: { weeklyApprovalAmount: 50 } });
    const again = await (await apply(shopper, { phone: '2145550111' })).json();
    expect(again).toMatchObject({ approval: { weeklyApprovalAmount: 99 } });
  });

  test('without a confirmed match they are required', async () => {
    const { shopper } = await afterCode('2145550112');
    const refused = await apply(shopper);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: [
          { path: 'body.application.dateOfBirth', code: 'required' },
          { path: 'body.application.ssn', code: 'required' },
        ],
      }),
    ]);
  });

  test('the match’s values are deleted after seven days, the application’s stay', async () => {
    const { shopper } = await afterCode('2145550113');
    await answer(shopper, true);
    engine.clock.advance(8 * 24 * 60 * MINUTE);
    await purgeJobs(engine.deps)['purge-expired']();
    expect((await rowsOf(shopper))[0]).toMatchObject({ ssnSensitiveId: null, dateOfBirthSensitiveId: null });
    expect(
      await engine.deps.database.select().from(sensitiveValues).where(isNotNull(sensitiveValues.purgeAfter)),
    ).toEqual([]);
    const sent = await engine.deps.database.select().from(approvalApplications);
    expect(sent.every(({ ssnSensitiveId }) => ssnSensitiveId !== null)).toBe(true);
  });
});

describe('the store decides', () => {
  const set = (isPhoneMatchEnabled: boolean) =>
    engine.deps.database.update(stores).set({ isPhoneMatchEnabled }).where(eq(stores.id, PLANO));
  const positionOf = async (shopper: TestShopper) => {
    const { basketId } = await engine.call(createBasket, shopper, { body: {} });
    const { step, outcome } = await engine.call(getCheckoutState, shopper, { body: { basketId } });
    return { step, outcome };
  };

  test('on: the checkout begins with it, until it is done or skipped', async () => {
    const shopper = await journey.guestIn();
    expect(await positionOf(shopper)).toEqual({ step: 'wof', outcome: 'phone-match' });
    const other = await journey.guestIn();
    expect(await engine.call(contract.skipPhoneMatch, other, { body: {} })).toMatchObject({
      result: 'typed',
    });
    expect(await positionOf(other)).toEqual({ step: 'wof', outcome: null });
  });

  test('off: straight to the form, nothing is sent', async () => {
    await set(false);
    const shopper = await journey.guestIn();
    expect(await positionOf(shopper)).toEqual({ step: 'wof', outcome: null });
    expect(await state(shopper)).toMatchObject({ view: 'off' });
    calls.length = 0;
    expect(await start(shopper, '2145550114')).toMatchObject({ view: 'off' });
    expect(calls).toEqual([]);
    await set(true);
  });
});
