import type { Approval } from '@ownpath/contracts/approval';
import { expect, test } from 'vitest';
import { applicationResultHref, approvalStatusOf, redirectFor } from './approval-status.ts';

const approval = (response: Approval['response'], isExpired = false) => ({ response, isExpired }) as Approval;

test.each([
  [null, 'none'],
  [approval(1), 'approved'],
  [approval(4), 'conditional'],
  [approval(2), 'declined'],
  [approval(1, true), 'expired'],
  [approval(2, true), 'declined'],
])('status of %o', (given, status) => expect(approvalStatusOf(given)).toBe(status));

test('a page redirects a decision of another page, and keeps what has no page', () => {
  expect(redirectFor('approved', approval(4))).toBe('/pre-approvedPage');
  expect(redirectFor('declined', approval(1))).toBe('/approved');
  expect(redirectFor('conditional', approval(2))).toBe('/declined');
  expect(redirectFor('approved', approval(1))).toBeNull();
  expect(redirectFor('approved', approval(1, true))).toBeNull();
  expect(redirectFor('approved', null)).toBeNull();
});

test.each([
  ['Approved', approval(1), '/approved'],
  ['ConditionalApproval', approval(4), '/pre-approvedPage'],
  ['Declined', approval(2), '/declined'],
  ['PreFilledWebForm', null, '/web-order-form'],
  [null, null, '/instant-approval?position=instant-approval'],
  ['Approved', approval(1, true), '/instant-approval?position=instant-approval'],
] as const)('an application that ended as %s leads on', (pageName, given, href) =>
  expect(applicationResultHref({ pageName, approval: given })).toBe(href),
);
