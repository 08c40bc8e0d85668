import { getInstantApproval } from '@ownpath/contracts/approval';
import type { Locale } from '@ownpath/domain/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { listMails } from '../../testing/pass-days.ts';
import { applicationForm, createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

/** Sends an application twice with the same key, and returns the mails about it. */
async function apply(ssn: string, locale: Locale = 'en-US', productId?: string) {
  const shopper = await journey.guestIn();
  if (productId) await journey.basketWith(shopper, [{ productId, quantity: 1 }]);
  const email = `applicant-${crypto.randomUUID()}@example.com`;
  const body = { application: { ...applicationForm(ssn), email }, idempotencyKey: crypto.randomUUID() };
  const path = pathOf(getInstantApproval, {}, { locale });
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await engine.request('POST', path, { shopper, body })).status).toBe(200);
  }
  return (await listMails(engine, 'decision:')).filter(({ to }) => to === email);
}

test('a declined applicant gets one copy: reasons, the agency, the rights, when to apply again', async () => {
  const [mail, ...others] = await apply('900003001');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Our decision on your application');
  for (const text of [
    'we can’t approve your application of November 21, 2026.',
    '• We could not confirm your identity with what you entered.',
    'a consumer report from:',
    'Meridian',
    'free copy of your report from the agency if you ask within 60 days',
    'you may dispute it',
    'did not make this decision',
    'You can apply again from December 21, 2026.',
    'call your store: (214) 555-0142.',
    '/declined?language=en-US',
  ]) {
    expect(mail?.text).toContain(text);
  }
});

test('in the language of the application; no agency without a report', async () => {
  const [mail] = await apply('900003002', 'es-US');
  expect(mail).toMatchObject({ locale: 'es-US', subject: 'Nuestra decisión sobre su solicitud' });
  expect(mail?.text).toContain('• Su ingreso mensual es menor de lo que necesitamos para un contrato.');
  expect(mail?.text).toContain('a partir del 21 de diciembre de 2026');
  expect(mail?.text).not.toContain('informe del consumidor');
});

test('where a month changes nothing, no day is named', async () => {
  const [mail] = await apply('900003005');
  expect(mail?.text).toContain('outside the area');
  expect(mail?.text).not.toContain('apply again from');
});

test('less than was asked for is such a decision too, all of it is not', async () => {
  const [mail] = await apply('900001010', 'en-US', SOFA);
  expect(mail?.text).toContain('for less than your cart needs.');
  expect(mail?.text).toContain('• Your income supports this weekly limit, but not the whole cart.');
  expect(await apply('900001099', 'en-US', SOFA)).toEqual([]);
});
