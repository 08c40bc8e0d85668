import { expect, test } from 'vitest';
import type { AccountAgreement, AccountOrder } from './account-data.ts';
import { dashboardFocus, nextDue } from './dashboard-focus.ts';

const agreement = (agreementNumber: string, fields: Partial<AccountAgreement> = {}) =>
  ({
    agreementNumber,
    refCode: 'ACTIVE',
    storeNumber: '04217',
    mayPayOnline: true,
    currentDueOn: '2026-11-28',
    dueStatus: 'future',
    daysLate: 0,
    ...fields,
  }) as AccountAgreement;
const late = agreement('late', { currentDueOn: '2026-11-18', dueStatus: 'pastDue', daysLate: 3 });
const dueToday = agreement('today', { currentDueOn: '2026-11-21', dueStatus: 'dueToday' });
const order = (fields: Partial<AccountOrder> = {}) =>
  ({
    isDocumentSigned: true,
    isCancellable: true,
    deliveryDate: '2026-11-24',
    documentsNeeded: [],
    documentsInReview: [],
    ...fields,
  }) as unknown as AccountOrder;
const numbers = (agreements: readonly AccountAgreement[]) =>
  nextDue(agreements).map(({ agreementNumber }) => agreementNumber);

test.each([
  ['of the same day are paid together', [agreement('a'), agreement('b')], ['a', 'b']],
  ['of a later day are not', [agreement('a'), agreement('b', { currentDueOn: '2026-12-05' })], ['a']],
  ['of another store are not', [agreement('a'), agreement('b', { storeNumber: '04221' })], ['a']],
  ['that only the store takes are not', [agreement('a'), agreement('b', { mayPayOnline: false })], ['a']],
  ['that are late have their notice', [late, agreement('a')], ['a']],
  ['that are late come first when they are all', [late], ['late']],
  ['of an agreement before its delivery are not due', [agreement('a', { refCode: 'PRELIMPAID' })], []],
] as const)('next payments %s', (_, agreements, expected) => {
  expect(numbers(agreements)).toEqual(expected);
});

test.each([
  ['what is due today', [dueToday], [order({ documentsNeeded: ['ID'] })], 'payment'],
  ['what is late', [late], [order()], 'payment'],
  ['missing documents', [agreement('a')], [order({ documentsNeeded: ['ID'] })], 'documents'],
  [
    'a delivery, while documents are checked',
    [agreement('a')],
    [order({ documentsNeeded: ['ID'], documentsInReview: ['ID'] })],
    'delivery',
  ],
  ['a payment in the future, once delivered', [agreement('a')], [order({ isCancellable: false })], 'payment'],
  ['where to begin, with an unsigned order', [], [order({ isDocumentSigned: false })], 'start'],
  ['nothing due', [agreement('a', { currentDueOn: undefined })], [], 'nothing-due'],
] as const)('the top of the dashboard is %s', (_, agreements, orders, kind) => {
  expect(dashboardFocus(agreements, orders).kind).toBe(kind);
});
