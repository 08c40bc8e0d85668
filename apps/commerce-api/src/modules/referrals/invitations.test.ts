import { getReferrals, sendInvitation, stopInvitations } from '@ownpath/contracts/referrals';
import { getShopperContext, putShopperContext } from '@ownpath/contracts/shopper-context';
import type { Endpoint } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessages, referrals } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { readMail } from '../../testing/read-mail.ts';
import { PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const programmeOf = (shopper: TestShopper) => engine.call(getReferrals, shopper, { body: {} });
async function refusalOf(endpoint: Endpoint, shopper: TestShopper, body: object) {
  const answer = await engine.request('POST', pathOf(endpoint), { shopper, body });
  const problem = (await answer.json()) as { code?: string; fields?: { code: string }[] };
  return [answer.status, problem.code, ...(problem.fields ?? []).map(({ code }) => code)];
}

test('a friend gets one mail, whose address is kept nowhere; one who stopped it gets none, and nobody learns that', async () => {
  const advocate = await createRegisteredShopper(engine);
  const other = await createRegisteredShopper(engine);
  const invite = (shopper: TestShopper, email: string) =>
    engine.call(sendInvitation, shopper, { body: { email, friendName: 'Dwayne' } });
  expect(await invite(advocate, 'Dwayne.R@example.com')).toEqual({ sendGridResponse: '202' });
  expect(await refusalOf(sendInvitation, advocate, { email: 'dwayne.r@example.com' })).toEqual([
    400,
    'InvalidCustomer',
    'invited',
  ]);
  expect(await refusalOf(sendInvitation, advocate, { email: advocate.login })).toEqual([
    400,
    'InvalidCustomer',
    'own',
  ]);
  const mail = await readMail(engine, 'dwayne.r@example.com');
  expect(mail?.subject).toBe('Ana sent you $25 at Rowan & Co.');
  expect(await programmeOf(advocate)).toMatchObject({
    invitations: [{ name: 'Dwayne', hint: 'd…@example.com', state: 'invited' }],
  });
  const stored = [
    await engine.deps.database.select().from(outboxMessages),
    await engine.deps.database.select().from(referrals),
  ];
  expect(JSON.stringify(stored)).not.toMatch(/dwayne\.r/i);
  const token = new URL(/https?:\S+unsubscribe\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get(
    'invitations',
  );
  const guest = await engine.createGuest();
  await engine.call(stopInvitations, guest, { body: { token: token ?? '' } });
  expect(await refusalOf(stopInvitations, guest, { token: 'invented' })).toEqual([400, 'InvalidProof']);
  expect(await invite(other, 'dwayne.r@example.com')).toEqual({ sendGridResponse: '202' });
  const again = await readMail(engine, 'dwayne.r@example.com');
  expect(again?.id).toBe(mail?.id);
});

test('the answer to an invitation is a qualifier of the shopper context, beside those of the store', async () => {
  const advocate = await createRegisteredShopper(engine);
  const contextOf = async () => {
    const params = { usid: advocate.tokens.usid };
    return (await engine.call(getShopperContext, advocate, { params })).customQualifiers;
  };
  const invite = (email: string) => engine.call(sendInvitation, advocate, { body: { email } });
  await invite('first.friend@example.com');
  expect(await contextOf()).toEqual({ sendGridResponse: '202' });
  const params = { usid: advocate.tokens.usid };
  await engine.call(putShopperContext, advocate, { params, body: { customQualifiers: { storeId: PLANO } } });
  expect(await contextOf()).not.toHaveProperty('sendGridResponse');
  await invite('second.friend@example.com');
  expect(await contextOf()).toMatchObject({
    sendGridResponse: '202',
    storeId: PLANO,
    isRAFPromoAvailable: expect.stringMatching(/^(true|false)$/),
    isRAFPromoEligible: expect.stringMatching(/^(true|false)$/),
  });
});

test('a flood of invitations ends after ten an hour', async () => {
  const advocate = await createRegisteredShopper(engine);
  const invite = (email: string) => refusalOf(sendInvitation, advocate, { email });
  for (let count = 1; count <= 10; count += 1) expect((await invite(`f${count}@example.com`))[0]).toBe(200);
  expect(await invite('f11@example.com')).toEqual([429, 'TooManyRequests']);
});
