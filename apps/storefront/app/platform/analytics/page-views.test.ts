import { expect, test, vi } from 'vitest';
import { createPageViews, maskedPath, pageNameOf } from './page-views.ts';

test.each([
  ['/payfone', '', 'Payfone Page'],
  ['/checkout', '?step=wof', 'WOF Page'],
  ['/checkout', '?step=identity-verification-form', 'Identity Verification Page'],
  ['/checkout', '?step=payment-schedule&frequency=WEEKLY', 'Pay Schedule Page'],
  ['/checkout', '?step=renewal-terms-page', 'Renewal Terms Page'],
  ['/submit-application', '', 'Form Submit Application Page'],
  ['/instant-approval', '?position=instant-approval', null],
  ['/checkout', '?step=docu-sign&orderNo=00100001', 'Docu Sign Page'],
  ['/checkout', '?step=bank-verification', 'Bank Verification Page'],
  ['/checkout/confirmation/-', '', 'Confirmation Page'],
  ['/submit-application/confirmation', '', 'Confirmation Page'],
  ['/checkout', '?step=payment', 'Payment Page'],
  ['/checkout', '?step=constructor', null],
  ['/cart', '', null],
  ['/', '', null],
])('%s%s is the page %s', (path, search, name) => {
  expect(pageNameOf(path, search)).toBe(name);
});

test.each([
  ['/checkout/confirmation/00100001', '/checkout/confirmation/-'],
  ['/checkout/agreement/00100001', '/checkout/agreement/-'],
  ['/submit-application/confirmation/00100001/', '/submit-application/confirmation/-'],
  ['/orders/00100001/cancel', '/orders/-/cancel'],
  ['/my-accounts/agreement/04217-100001', '/my-accounts/agreement/-'],
  ['/my-accounts/agreement/04217-100001/2026', '/my-accounts/agreement/-/2026'],
  ['/es-us/checkout/confirmation/00100001', '/es-us/checkout/confirmation/-'],
  ['/orders/open', '/orders/open'],
  ['/orders', '/orders'],
  ['/p/alder-3-seat-sofa', '/p/alder-3-seat-sofa'],
  ['/', '/'],
])('%s is reported as %s', (path, masked) => {
  expect(maskedPath(path)).toBe(masked);
});

test('each page is reported once, with the page before it, and nothing of the query', () => {
  const report = vi.fn();
  const view = createPageViews(report);
  view('/cart', '?order=00100001');
  view('/cart', '');
  view('/checkout', '?step=payment-schedule');
  view('/checkout', '?step=payment-schedule&frequency=MONTHLY');
  view('/checkout', '?step=renewal-terms-page');
  view('/checkout/confirmation/00100001', '');
  expect(report.mock.calls.map(([event]) => [event.pageName, event.path, event.previousPath])).toEqual([
    [null, '/cart', null],
    ['Pay Schedule Page', '/checkout', '/cart'],
    ['Renewal Terms Page', '/checkout', '/checkout'],
    ['Confirmation Page', '/checkout/confirmation/-', '/checkout'],
  ]);
  expect(JSON.stringify(report.mock.calls)).not.toContain('00100001');
});

test('a page that the browser restores is reported again, after no page', () => {
  const report = vi.fn();
  const view = createPageViews(report);
  view('/', '');
  view('/cart', '');
  view('/cart', '', true);
  expect(report.mock.calls.map(([event]) => [event.path, event.previousPath])).toEqual([
    ['/', null],
    ['/cart', '/'],
    ['/cart', null],
  ]);
});
