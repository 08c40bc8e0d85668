import { expect, test } from 'vitest';
import { toPaymentInstrument } from './present-customer.ts';

const card = {
  id: 'c1',
  customerId: 'guest',
  kind: 'card' as const,
  accountFingerprint: null,
  gatewayToken: 't',
  brand: 'Visa',
  last4: '4242',
  expiration: '1126',
  holderName: null,
  billingPostalCode: null,
  bankAccountSensitiveId: null,
  bankRoutingSensitiveId: null,
  isDefault: true,
  createdAt: new Date(0),
  removedAt: null,
};

test.each([
  ['nine in the evening of November 30', '2026-12-01T03:00:00Z', false],
  ['one in the morning of December 1', '2026-12-01T07:00:00Z', true],
])('a card of 11/26, at the head office’s %s (%s): expired %s', (_local, now, isExpired) => {
  expect(toPaymentInstrument(card, new Date(now)).isExpired).toBe(isExpired);
});
