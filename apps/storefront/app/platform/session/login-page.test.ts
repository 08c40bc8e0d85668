import { expect, test } from 'vitest';
import { isAccountPath, isLoginPath, loginHref } from './login-page.ts';

test.each([
  ['/login', true],
  ['/login/', true],
  ['/myaccount/login', true],
  ['/a/b/c/login', true],
  ['/myaccount/payonline-getstarted', true],
  ['/login/okta', false],
  ['/relogin', false],
  ['/', false],
])('%s is the sign-in page: %s', (path, expected) => expect(isLoginPath(path)).toBe(expected));

test.each([
  ['/account', true],
  ['/account?refetch=true', true],
  ['/my-account', true],
  ['/my-accounts/payment-method', true],
  ['/orders', false],
  ['/account/wishlist', false],
  ['/accounting', false],
  ['/myaccount/payonline-getstarted', false],
])('%s asks for a sign-in: %s', (path, expected) => expect(isAccountPath(path)).toBe(expected));

test('the return path is encoded as one value', () => {
  expect(loginHref('/account?a=1&b=2')).toBe('/login?returnTo=%2Faccount%3Fa%3D1%26b%3D2');
});
