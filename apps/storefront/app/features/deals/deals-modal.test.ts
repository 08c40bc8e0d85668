import type { Endpoint } from '@ownpath/contracts/wire';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { hasAnswered, loadModalHeading, loadModalTimes } from './deals-modal.server.ts';
import { delayOn } from './deals-modal-times.ts';
import { signUpDeclinedCookie } from './sign-up.server.ts';

const SET = {
  enableDealsSignUpModal: true,
  homePageDealsSignUpModalTime: 20,
  otherPagesDealsSignUpModalTime: 45,
  dealsSignupModalExcludedPages: ['/checkout', '/cart/'],
  signupPopupFeaturePanelPageId: 'panel',
};
const heading = { type: 'page-heading', data: { title: 'Offers', lead: 'Two a month.' } };

function shopOf(customPreferences: object, regions: object[] = [heading]): CommerceClient {
  const call = async ({ id }: Endpoint) => (id === 'getPage' ? { regions } : { customPreferences });
  return { call } as unknown as CommerceClient;
}

test('the times are those of the retailer; nobody is asked without them, where it is disabled or after an answer', async () => {
  const times = { homeMs: 20_000, otherMs: 45_000, excluded: ['/checkout', '/cart/'] };
  expect(await loadModalTimes(shopOf(SET), 'other=1; signUp=1')).toEqual(times);
  for (const cookie of ['signUpDeclined=1', 'a=b; signUpAccepted=1']) {
    expect(await loadModalTimes(shopOf(SET), cookie)).toBeNull();
  }
  expect(await loadModalTimes(shopOf({ ...SET, enableDealsSignUpModal: false }), '')).toBeNull();
  expect(await loadModalTimes(shopOf({ ...SET, homePageDealsSignUpModalTime: 'soon' }), '')).toBeNull();
  expect(await loadModalTimes(shopOf({}), '')).toBeNull();
});

test('a shop that does not answer asks nobody, and its pages are served', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const call = async () => Promise.reject(new Error('down'));
  expect(await loadModalTimes({ call } as unknown as CommerceClient, '')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('home and other pages have a delay each; excluded pages and all below them have none', () => {
  const times = { homeMs: 1, otherMs: 2, excluded: ['/checkout', '/cart/', '/c/deals'] };
  const delays = [
    '/',
    '/c/furniture',
    '/c/deals-of-the-day',
    '/cartons',
    '/checkout/confirmation/1',
    '/cart',
    '/c/deals/',
  ];
  expect(delays.map((path) => delayOn(path, times))).toEqual([1, 2, 2, 2, null, null, null]);
  expect(delayOn('/', { ...times, excluded: ['/'] })).toBeNull();
  expect(delayOn('/faqs', { ...times, excluded: ['/'] })).toBe(2);
});

test('the cookie of a refusal lasts 15 days', () => {
  expect(signUpDeclinedCookie(true)).toBe('signUpDeclined=1; Max-Age=1296000; Path=/; Secure; SameSite=Lax');
  expect(signUpDeclinedCookie(false)).not.toContain('Secure');
  expect(hasAnswered('a=b; signUpDeclined=1')).toBe(true);
  expect(hasAnswered('xsignUpDeclined=1')).toBe(false);
});

test('the words above the form are those of the page that the preference names', async () => {
  expect(await loadModalHeading(shopOf(SET))).toEqual({ title: 'Offers', lead: 'Two a month.' });
  expect(await loadModalHeading(shopOf({}))).toBeNull();
  expect(await loadModalHeading(shopOf(SET, []))).toBeNull();
});
