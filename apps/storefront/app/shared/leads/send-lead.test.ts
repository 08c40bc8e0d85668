import type { Basket } from '@ownpath/contracts/basket';
import { parseConsent } from '@ownpath/domain/consent';
import { expect, test } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitorWith } from '../shopper/visitor-stub.ts';
import { productOf, sendLead, webLeadHeaders } from './send-lead.server.ts';

const lead = {
  storeId: '04217',
  description: 'Web order form',
  isSpanish: true,
  isSignedIn: true,
  product: { id: 'alder-3-seat-sofa', name: 'Alder', type: 'sofas' },
};
function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const typed = formOf({ leadId: 'lead-1', phone: '(214) 555-0142', email: '' });

test('the body of a lead is that of the specification, with the product', async () => {
  const { visitor, sentTo } = visitorWith({ submitWebLead: { success: true, leadId: 'lead-1' } });
  expect(await sendLead(visitor.commerce, typed, lead)).toBeNull();
  expect(sentTo('submitWebLead')).toEqual([
    {
      body: {
        storeNumber: '04217',
        formType: '5',
        optIn: false,
        formGUID: 'lead-1',
        messageId: 'lead-1',
        customerloggedIn: true,
        product: { id: 'alder-3-seat-sofa', name: 'Alder', type: 'sofas' },
        lead: {
          contactInfo: { primaryPhone: expect.stringContaining('214') },
          description: 'Web order form',
          authFlag: false,
          customerloggedIn: true,
          languagePreference: '2',
          activityDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          messageId: 'lead-1',
        },
      },
    },
  ]);
});

test('a guest without store and product', async () => {
  const { visitor, sentTo } = visitorWith({});
  const none = { ...lead, storeId: null, isSpanish: false, isSignedIn: false, product: null };
  await sendLead(visitor.commerce, typed, none);
  const { body } = sentTo('submitWebLead')[0] ?? {};
  expect(body).toMatchObject({
    storeNumber: '00000',
    customerloggedIn: false,
    lead: { languagePreference: '1', customerloggedIn: false },
  });
  expect(body).not.toHaveProperty('product');
});

test('a failure comes back with what was typed', async () => {
  const failure = new CommerceError('submitWebLead', 500, {
    code: 'InternalError',
    title: '',
    type: '',
    detail: '',
  });
  const { visitor } = visitorWith({ submitWebLead: failure });
  expect(await sendLead(visitor.commerce, typed, lead)).toMatchObject({
    phone: '(214) 555-0142',
    failureCode: 'InternalError',
  });
});

test('the product is the first of the cart, with its category', () => {
  const item = { productId: 'p-1', name: 'Alder', additionalData: { category: 'sofas' } };
  expect(productOf({ items: [item] } as unknown as Basket)).toEqual({
    id: 'p-1',
    name: 'Alder',
    type: 'sofas',
  });
  expect(productOf({ items: [] } as unknown as Basket)).toBeNull();
  expect(productOf(null)).toBeNull();
});

test('the cookie for the tag manager names the lead and no person', () => {
  const lead = { leadId: 'lead-1', storeNumber: '04217', productId: null };
  const cookieFor = (categories: string) => {
    const consent = parseConsent(`1.11111111-1111-4111-8111-111111111111.${categories}`, false);
    return new Headers(webLeadHeaders(consent, lead, true)).get('Set-Cookie');
  };
  expect(decodeURIComponent(cookieFor('advertising') ?? '')).toMatch(
    /^gtmWebLeadString=formType=5&leadId=lead-1&storeNumber=04217&product=none; .*Secure/,
  );
  expect(cookieFor('functional-performance')).toBeNull();
});
