import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import {
  checkoutExit,
  checkoutProblemId,
  isOutcomeUnknown,
  isSameTry,
  outcomeExit,
  paymentExit,
} from './checkout-problems.ts';

test('each known code has its text, others a common one', () => {
  expect(checkoutProblemId('PaymentDeclined')).toBe('payment.problem.declined');
  expect(checkoutProblemId('SavedCardGone')).toBe('payment.problem.savedCardGone');
  expect(isSameTry('SavedCardGone')).toBe(false);
  expect(checkoutProblemId('hasOwnProperty')).toBe('checkout.problem.unknown');
});

test('a checkout that cannot go on is continued where it can be helped', () => {
  expect(checkoutExit('ApprovalExceeded')).toBe('/cart?problem=ApprovalExceeded');
  expect(checkoutExit('OutsideDeliveryArea')).toBe('/checkout/delivery');
  expect(checkoutExit('StateNotServed')).toBe('/checkout/delivery');
  expect(checkoutExit('PaymentMethodNotAccepted')).toBe('/checkout/finish-in-store');
  expect(checkoutExit('PaymentDeclined')).toBeNull();
});

test('a payment that was refused goes on where it can be helped, and says that nothing was charged', () => {
  expect(paymentExit('ProductUnavailable')).toBe('/cart?problem=SoldOutUnpaid');
  expect(paymentExit('ApprovalExceeded')).toBe('/cart?problem=ApprovalExceeded');
  expect(paymentExit('PaymentMethodNotAccepted')).toBe('/checkout?problem=PaymentMethodNotAccepted');
  expect(checkoutProblemId('PaymentMethodNotAccepted')).toBe('payment.problem.notAccepted');
  for (const text of [english, spanish]) {
    expect(text['cart.problem.soldOutUnpaid']).toMatch(/Nothing was charged|No se cobró nada/);
    expect(text['payment.problem.notAccepted']).toMatch(/Nothing was charged|No se cobró nada/);
  }
  expect(paymentExit('PaymentDeclined')).toBeNull();
});

test('a decline is an outcome; silence is none', () => {
  expect(isOutcomeUnknown('PaymentDeclined')).toBe(false);
  expect(isOutcomeUnknown('Timeout')).toBe(true);
  expect(isSameTry('Timeout')).toBe(true);
});

test('a try that was one too many is repeated; nothing was charged', () => {
  expect(isSameTry('TooManyRequests')).toBe(true);
  expect(isSameTry('PaymentDeclined')).toBe(false);
  expect(isOutcomeUnknown('TooManyRequests')).toBe(false);
});

test('an outcome has its page, or the application begins again', () => {
  expect(outcomeExit('declined')).toBe('/declined');
  expect(outcomeExit('web-form')).toBe('/web-order-form');
  expect(outcomeExit('address-not-served')).toBe('/checkout/delivery');
  expect(outcomeExit('finish-in-store')).toBe('/checkout/finish-in-store');
  expect(outcomeExit('approval-expired')).toBeNull();
  expect(outcomeExit(null)).toBeNull();
});
