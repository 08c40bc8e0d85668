import { expect, test } from 'vitest';
import { hintOfEmail, listClosingBlockers, phoneCodeOf } from './index.ts';

const nothing = {
  openAgreements: 0,
  openExchanges: 0,
  openOrders: 0,
  openDeposits: 0,
  pendingPayments: 0,
  pendingRefunds: 0,
  moneyLeftCents: 0,
};

test('an account can be closed when nothing is open', () => {
  expect(listClosingBlockers(nothing)).toEqual([]);
});

test.each([
  ['open-agreement', { openAgreements: 1 }],
  ['open-exchange', { openExchanges: 1 }],
  ['open-order', { openOrders: 2 }],
  ['open-deposit', { openDeposits: 1 }],
  ['payment-pending', { pendingPayments: 1 }],
  ['refund-pending', { pendingRefunds: 1 }],
  ['money-left', { moneyLeftCents: 1 }],
] as const)('%s keeps it open', (blocker, change) => {
  expect(listClosingBlockers({ ...nothing, ...change })).toEqual([blocker]);
});

test('an address is hinted at by its first letter and its host', () => {
  expect(['maria@example.com', 'x@example.com', '“a”@example.com'].map(hintOfEmail)).toEqual([
    'm…@example.com',
    'x…@example.com',
    '“…@example.com',
  ]);
});

test('spaces and hyphens in a typed code are ignored', () => {
  expect(phoneCodeOf(' 123-456 ')).toBe('123456');
});
