import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { readDealsForm } from './deals-form-data.ts';
import { signUp, signUpAcceptedCookie } from './sign-up.server.ts';

function commerceWith(answer: unknown) {
  const bodies: unknown[] = [];
  const call = async (_: unknown, input: { body: unknown }) => {
    bodies.push(input.body);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { commerce: { call } as unknown as CommerceClient, bodies };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filled = formOf({ email: 'dana@example.com', phone: '(214) 555-0142', optIn: '1', source: 'page' });

test('a phone travels as its digits, consent as 1 or 0, with the place of the form', async () => {
  const { commerce, bodies } = commerceWith({ success: true, error: null });
  expect(await signUp(commerce, filled)).toEqual({ ok: true });
  expect(bodies).toEqual([{ email: 'dana@example.com', phone: '2145550142', optIn: '1', source: 'page' }]);
});

test('what the rules refuse is never sent', async () => {
  const { commerce, bodies } = commerceWith({ success: true, error: null });
  expect(await signUp(commerce, formOf({ phone: '2145550142' }))).toMatchObject({ problems: ['optIn'] });
  expect(await signUp(commerce, formOf({}))).toMatchObject({ problems: ['form'] });
  expect(bodies).toEqual([]);
});

test('a server-supplied error is kept as it is; a failed call and too many attempts have texts of their own', async () => {
  const troubleFor = async (answer: unknown) => signUp(commerceWith(answer).commerce, filled);
  expect(await troubleFor({ success: false, error: 'Not in your state.' })).toMatchObject({
    trouble: { kind: 'refused', text: 'Not in your state.' },
  });
  expect(await troubleFor(new CommerceError('signUpForDeals', 503, {}))).toMatchObject({
    trouble: { kind: 'failed' },
  });
  expect(await troubleFor(new CommerceError('signUpForDeals', 429, {}))).toMatchObject({
    trouble: { kind: 'busy' },
  });
  const limited = new CommerceError('signUpForDeals', 429, {}, { retryAfterSeconds: 90 });
  expect(await troubleFor(limited)).toMatchObject({ trouble: { kind: 'too-many', waitSeconds: 90 } });
});

test('the cookie of a sign-up lasts 100 days and can be read by scripts', () => {
  expect(signUpAcceptedCookie(true)).toBe('signUpAccepted=1; Max-Age=8640000; Path=/; Secure; SameSite=Lax');
});

test.each([
  [
    { email: ' dana@example.com ', phone: '(214) 555-0142', optIn: '1' },
    { email: 'dana@example.com', phone: '(214) 555-0142', hasOptedIn: true },
  ],
  [{ email: 'dana@example.com' }, { email: 'dana@example.com', phone: '', hasOptedIn: false }],
  [
    { channel: 'email', value: 'dana@example.com' },
    { email: 'dana@example.com', phone: '', hasOptedIn: false },
  ],
  [
    { channel: 'phone', value: '2145550142', optIn: '1' },
    { email: '', phone: '2145550142', hasOptedIn: true },
  ],
  [{}, { email: '', phone: '', hasOptedIn: false }],
])('%j is read', (fields, expected) => expect(readDealsForm(formOf(fields))).toEqual(expected));
