import { expect, test } from 'vitest';
import { enginePathOf } from './engine-path.ts';

const CALL = '/checkout/shopper-baskets/v2/organizations/f_ecom_ownp_001/baskets';

test.each([
  [`/mobify/proxy/api${CALL}`, CALL],
  [CALL, CALL],
  ['/custom/de-approval/v1/organizations/f_ecom_ownp_001/existingapproval', undefined],
  ['/mobify/proxy/ocapi/s/rowan/dw/shop/v22_8/content/faq', '/s/rowan/dw/shop/v22_8/content/faq'],
  ['/docs/api', undefined],
  ['/docs/api/calls/getBasket', undefined],
])('the engine answers %s', (path, expected = path) => {
  expect(enginePathOf(path)).toBe(expected);
});

test.each([
  '/',
  '/docs/apiary',
  '/c/furniture',
  '/es-us/docs/api',
  '/mobify/proxy/other/x',
  '/mobify/proxy/api',
  '/checkout/payment',
  '/p/x/v1/organizations',
])('the shop answers %s', (path) => {
  expect(enginePathOf(path)).toBeNull();
});
