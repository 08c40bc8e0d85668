import { expect, test } from 'vitest';
import { ContactForm, DeliveryForm } from './delivery-form.ts';

const address = {
  address1: ' 12 Elm Street ',
  address2: '',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024-1234',
};

test('an address is sent trimmed, with five digits and without an empty second line', () => {
  expect(DeliveryForm.parse(address)).toEqual({
    address1: '12 Elm Street',
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75024',
  });
  expect(DeliveryForm.parse({ ...address, address2: 'Apt 4' })).toMatchObject({ address2: 'Apt 4' });
});

test.each([
  [{ address1: '' }],
  [{ city: ' ' }],
  [{ stateCode: 'XX' }],
  [{ stateCode: '' }],
  [{ postalCode: '7502' }],
  [{ postalCode: 'ABCDE' }],
])('%o is refused', (change) => {
  expect(DeliveryForm.safeParse({ ...address, ...change }).success).toBe(false);
});

test.each([
  [
    { phone: '(214) 555-0142', email: '' },
    { phone: '2145550142', email: '' },
  ],
  [
    { phone: '', email: 'ana@example.com' },
    { phone: '', email: 'ana@example.com' },
  ],
])('a phone or an e-mail is enough: %o', (typed, sent) => {
  expect(ContactForm.parse(typed)).toEqual(sent);
});

test.each([
  [{ phone: '', email: '' }],
  [{ phone: '123', email: '' }],
  [{ phone: '2145550142', email: 'ana@' }],
])('%o is refused', (typed) => {
  expect(ContactForm.safeParse(typed).success).toBe(false);
});
