import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, pushEvent } from '../data-layer.ts';
import { trackAccount } from './account.ts';
import { countView } from './category-views.ts';
import { trackCheckout } from './checkout.ts';
import { isEdited } from './phone-edits.ts';
import { zoneOf } from './views.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

const actions = () =>
  (window.racDataLayer ?? []).flatMap((event) => (event.event === 'RacTracking' ? [event] : []));
const view = (path: string, pageName: string | null, previousPath: string | null) =>
  ({ event: 'pageview', path, pageName, previousPath }) as const;

test('one who follows late gets the events in order, those before it first', () => {
  pushEvent(view('/', null, null));
  const paths: string[] = [];
  followEvents((event) => void (event.event === 'pageview' && paths.push(event.path)));
  pushEvent(view('/cart', null, '/'));
  expect(paths).toEqual(['/', '/cart']);
});

test('a checkout begins once, however many steps follow, and each step is named', () => {
  const track = trackCheckout();
  track(view('/cart', null, '/'));
  track(view('/payfone', 'Payfone Page', '/cart'));
  track(view('/checkout', 'Pay Schedule Page', '/payfone'));
  track(view('/checkout', 'Payment Page', '/checkout'));
  track(view('/checkout/confirmation/-', 'Confirmation Page', '/checkout'));
  expect(actions().map((event) => ('step' in event ? event.step : event.action))).toEqual([
    'beginCheckout',
    'Payfone Page',
    'Pay Schedule Page',
    'Payment Page',
  ]);
});

test('a document that opens in the checkout is a step, and begins nothing', () => {
  trackCheckout()(view('/checkout', 'Pay Schedule Page', null));
  expect(actions()).toEqual([{ event: 'RacTracking', action: 'checkoutStep', step: 'Pay Schedule Page' }]);
});

test('a registered customer’s account is reported when they sign in, and when store or approval change', () => {
  const track = trackAccount();
  const state = {
    event: 'coreData',
    isRegistered: true,
    storeId: '04217',
    cartCount: 0,
    hasApproval: false,
  } as const;
  track({ ...state, isRegistered: false });
  track(state);
  track({ ...state, cartCount: 1 });
  track({ ...state, hasApproval: true });
  track({ ...state, isRegistered: false });
  track(state);
  const update = { event: 'RacTracking', action: 'accountUpdate', storeId: '04217' };
  expect(actions()).toEqual([
    { ...update, hasApproval: false },
    { ...update, hasApproval: true },
    { ...update, hasApproval: false },
  ]);
});

test.each([
  ['(214) 555-0142', '214.555.0142', false],
  ['(214) 555-0142', '(214) 555-0143', true],
  ['(214) 555-0142', '', true],
  ['', '(214) 555-0142', false],
])('%s that becomes %s is edited: %s', (before, after, expected) => {
  expect(isEdited(before, after)).toBe(expected);
});

test('views of a category count by the days since the one before', () => {
  const first = countView(null, 'furniture', '2026-11-20');
  expect(first).toEqual({ cookie: 'furniture.1.2026-11-20', interestScore: 1 });
  const other = countView(first.cookie, 'tvs', '2026-11-20');
  const again = countView(other.cookie, 'furniture', '2026-11-24');
  // Two views, four days apart.
  expect(again).toEqual({ cookie: 'furniture.2.2026-11-24~tvs.1.2026-11-20', interestScore: 0.5 });
});

test('a cookie that somebody wrote by hand counts for nothing, and it keeps no more than 15 categories', () => {
  for (const cookie of [
    '',
    'a',
    'a.b.c',
    'a.1.2026-99-99',
    '<script>.1.2026-11-20',
    'a.9999999.2026-11-20',
  ]) {
    expect([cookie, countView(cookie, 'tvs', '2026-11-20').cookie]).toEqual([cookie, 'tvs.1.2026-11-20']);
  }
  const many = Array.from({ length: 40 }, (_, index) => `c${index}.1.2026-11-20`).join('~');
  expect(countView(many, 'tvs', '2026-11-20').cookie.split('~')).toHaveLength(15);
});

test.each([
  ['/recommendations?zone=pdp&product=1', 'pdp'],
  ['/recommendations?product=1&zone=cart', 'cart'],
  ['/saved-items?ids=1', null],
  [undefined, null],
])('the rail of %s has the zone %s', (href, zone) => expect(zoneOf(href)).toBe(zone));
