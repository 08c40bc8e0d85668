import { getInstantApproval } from '@ownpath/contracts/approval';
import { createBasket } from '@ownpath/contracts/basket';
import { getCheckoutState } from '@ownpath/contracts/checkout';
import * as contract from '@ownpath/contracts/phone-match';
import { afterAll, describe, expect, test } from 'vitest';
import { eq, isNotNull } from '../../database/orm.ts';
import { approvalApplications, sensitiveValues, stores } from '../../database/schema/index.ts';
import { purgeJobs } from '../../jobs/purge-expired.ts';
import { pathOf, type TestShopper } from '../../testing/create-test-app.ts';
import { createPhoneMatchApp } from '../../testing/phone-match.ts';
import { applicationForm, PLANO } from '../../testing/shop-journey.ts';

const MINUTE = 60_000;
const { engine, journey, calls, start, answer, state, rowsOf, afterCode } = await createPhoneMatchApp();
afterAll(() => engine.close());

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
