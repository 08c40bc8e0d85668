import { APPROVAL_RESPONSES } from '@ownpath/domain/approval';
import { ITEM_CONDITIONS } from '@ownpath/domain/catalog';
import { CHECKOUT_STEPS } from '@ownpath/domain/checkout';
import { type EpoStrategy, FREQUENCIES } from '@ownpath/domain/pricing';
import { expect, expectTypeOf, test } from 'vitest';
import { approvalResponses } from './approvals.ts';
import { checkoutSteps } from './checkout.ts';
import { inventoryConditions, paymentFrequencies } from './enumerations.ts';
import type { PayoffStrategy } from './index.ts';

// The schema states its words itself: new words are a migration, which an import would let slip.
test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['conditions', inventoryConditions, ITEM_CONDITIONS],
  ['frequencies', paymentFrequencies, FREQUENCIES],
  ['checkout steps', checkoutSteps, CHECKOUT_STEPS],
  ['approval responses', Object.values(approvalResponses), Object.values(APPROVAL_RESPONSES)],
])('%s are the words of the domain', (_, stored, ruled) => {
  expect(stored.toSorted()).toEqual(ruled.toSorted());
});

test('payoff strategies are the ones that states use', () => {
  expectTypeOf<PayoffStrategy>().toEqualTypeOf<EpoStrategy>();
});
