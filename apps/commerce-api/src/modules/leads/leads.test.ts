import { submitWebLead } from '@ownpath/contracts/leads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { leads, stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const lead = (id: string, more: object = {}) => ({
  formType: '5',
  storeNumber: '04217',
  optIn: '1',
  formGUID: `form-${id}`,
  messageId: id,
  customerloggedIn: '1',
  lead: {
    contactInfo: { primaryPhone: '(214) 555-0142', email: 'dana@example.com' },
    description: 'Alder sofa',
    authFlag: '0',
    languagePreference: '1',
    activityDate: '2026-11-21T14:00:00Z',
    customerloggedIn: '1',
    messageId: id,
  },
  ...more,
});
const submit = (body: unknown, as = guest) => as.callCustom('submit-weblead', 'submitweblead', body);
const stored = (id: string) => engine.deps.database.select().from(leads).where(eq(leads.leadId, id));

describe('a lead', () => {
  test('is stored once per message id, with the sender of the token', async () => {
    const product = { id: 'alder-3-seat-sofa', name: 'Alder', type: 'sofa' };
    expect(await submit(lead('m-1', { product }))).toEqual({ success: true, leadId: 'm-1' });
    const again = lead('m-1', { storeNumber: '04221' });
    expect(await submit(again)).toEqual({ success: true, leadId: 'm-1' });
    const rows = await stored('m-1');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      formType: '5',
      storeNumber: '04217',
      phone: '2145550142',
      email: 'dana@example.com',
      description: 'Alder sofa',
      isCustomerLoggedIn: false,
      isAuthorized: false,
      sentOptIn: true,
      messageId: 'm-1',
      product,
      activityDate: new Date('2026-11-21T14:00:00Z'),
    });
  });

  test('has the specification’s defaults and needs no product', async () => {
    await submit({ messageId: 'm-2', lead: { contactInfo: { email: 'dana@example.com' } } });
    expect((await stored('m-2'))[0]).toMatchObject({
      formType: '5',
      storeNumber: '00000',
      sentOptIn: true,
      isAuthorized: false,
      languagePreference: '1',
      phone: null,
      product: null,
    });
  });

  test('the form’s id replaces a missing message id; ten concurrent calls create one lead', async () => {
    const body = { formGUID: 'f-3', lead: { contactInfo: { primaryPhone: '2145550142' } } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
    expect(answers).toEqual(Array(10).fill({ success: true, leadId: 'f-3' }));
    expect(await stored('f-3')).toHaveLength(1);
  });
});

describe('refused', () => {
  const contact = (contactInfo: object) => lead('m-bad', { lead: { contactInfo } });
  test.each([
    ['no contact', contact({}), 'body.lead.contactInfo'],
    ['a broken email', contact({ email: 'dana@' }), 'body.lead.contactInfo.email'],
    ['a phone that is none', contact({ primaryPhone: '123' }), 'body.lead.contactInfo.primaryPhone'],
    ['no id', { lead: { contactInfo: { email: 'dana@example.com' } } }, 'body.messageId'],
    [
      'a date that is none',
      lead('m-bad', { lead: { contactInfo: { email: 'a@b.co' }, activityDate: 'x' } }),
      'body.lead.activityDate',
    ],
    ['a store number that is none', lead('m-bad', { storeNumber: '1' }), 'body.storeNumber'],
    ['an opt-in that is neither', lead('m-bad', { optIn: 'yes' }), 'body.optIn'],
  ])('%s: 400', async (_, body, path) => {
    expect(await refusalOf(submit(body))).toMatchObject({ status: 400, problem: { fields: [{ path }] } });
    expect(await stored('m-bad')).toEqual([]);
  });

  test('a store where nothing is rented 403, an unknown one 404, no token 401', async () => {
    const { database } = engine.deps;
    await database.update(stores).set({ stateCode: 'MN' }).where(eq(stores.id, '04234'));
    expect(await refusalOf(submit(lead('m-bad', { storeNumber: '04234' })))).toMatchObject({
      status: 403,
      problem: { code: 'StateNotServed' },
    });
    await database.update(stores).set({ stateCode: 'TX' }).where(eq(stores.id, '04234'));
    expect(await refusalOf(submit(lead('m-bad', { storeNumber: '99999' })))).toMatchObject({ status: 404 });
    expect(await refusalOf(submit(lead('m-bad'), shop.anonymous))).toMatchObject({ status: 401 });
    expect(await stored('m-bad')).toEqual([]);
  });

  test('the verbose variant returns data and status, and refusals unchanged', async () => {
    const { tokens } = await engine.createGuest();
    const send = (body: object, verbose: string) =>
      engine.request('POST', pathOf(submitWebLead), { shopper: { tokens }, body, headers: { verbose } });
    const answer = await send(lead('m-4'), 'true');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { success: true, leadId: 'm-4' }, status: 200 },
    ]);
    expect(await (await send(lead('m-4'), 'false')).json()).toEqual({ success: true, leadId: 'm-4' });
    const refused = await send({}, 'true');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ title: 'Invalid Parameters' }),
    ]);
  });
});
