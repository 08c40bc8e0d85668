import { expect, test } from 'vitest';
import { isPrivatePath } from './private-paths.ts';

test.each([
  '/search',
  '/cart',
  '/cart/wishlist',
  '/checkout',
  '/checkout/confirmation/00001',
  '/account',
  '/my-accounts/payment-history',
  '/login',
  '/refer-a-friend/login',
  '/approved',
  '/Cart',
  '/ACCOUNT/payment-methods',
  '/pre-approvedPage',
  '/thankyou-verificationPage',
  '/BPlus-checkout-confirmation',
  '/refer-a-friend/Login',
])('%s is for no search engine', (path) => expect(isPrivatePath(path)).toBe(true));

test.each(['/', '/p/cart', '/c/furniture/living-room', '/product/search', '/faqs', '/find-a-store'])(
  '%s is for everybody',
  (path) => expect(isPrivatePath(path)).toBe(false),
);
