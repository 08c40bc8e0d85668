import * as contract from '@ownpath/contracts/phone-match';
import { afterAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';
import { pathOf } from '../../testing/create-test-app.ts';
import { consent, createPhoneMatchApp } from '../../testing/phone-match.ts';

const MINUTE = 60_000;
const CODE = '123456';
const {
  engine,
  journey,
  logged,
  calls,
  provider,
  start,
  verify,
  answer,
  resend,
  state,
  rowsOf,
  temporaryBasketOf,
  afterCode,
} = await createPhoneMatchApp();
afterAll(() => engine.close());

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
    provider.fault = { call: 'verifyCode', error: new PortError('phone-match', 'timeout', 'late') };
    const failed = await engine.request('POST', pathOf(contract.verifyPhoneCode), {
      shopper,
      body: { code: CODE },
    });
    expect(failed.status).toBe(503);
    expect(await state(shopper)).toMatchObject({ view: 'code', triesLeft: 3 });
    provider.fault = { call: 'lookUp', error: new PortError('phone-match', 'timeout', 'late') };
    expect(await verify(shopper)).toMatchObject({ view: 'done', result: 'failed' });
    provider.fault = null;
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
