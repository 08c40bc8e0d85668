import { addDays } from '../dates/index.ts';
import { DEFAULT_EARLY_PURCHASE_RULE } from '../pricing/index.ts';
import {
  type AccountPayment,
  type PaymentChoice,
  type PaymentQuote,
  quotePayment,
  type RentalAccount,
} from './index.ts';

export const OPENED = '2026-07-04';
const TAX_PPM = 82_500;
const tax = (cents: number) => Math.floor((cents * TAX_PPM) / 1_000_000 + 0.5);

/** The sofa of the demo: 78 Saturdays of $24.99, cash price $974.61, same as cash for 180 days. */
export function sofa(paid: number, changes: Partial<RentalAccount> = {}): RentalAccount {
  return {
    payments: Array.from({ length: 78 }, (_, index) => paymentOf(index + 1, 24_99, index < paid)),
    extraRentCents: 0,
    suspenseCents: 0,
    creditCents: 0,
    cashPriceCents: 974_61,
    earlyPurchase: DEFAULT_EARLY_PURCHASE_RULE,
    startDate: OPENED,
    sameAsCashDays: 180,
    taxRatePpm: TAX_PPM,
    paymentOrder: 'OLDEST_FIRST',
    ...changes,
  };
}

export function paymentOf(number: number, rentCents: number, isPaid: boolean): AccountPayment {
  const dueDate = addDays(OPENED, (number - 1) * 7);
  const owed = { coverageCents: 0, feeCents: 0, lateFeeCents: 0 };
  return { number, dueDate, rentCents, taxCents: tax(rentCents), isPaid, ...owed };
}

export function quoted(account: RentalAccount, choice: PaymentChoice, today: string): PaymentQuote {
  const quote = quotePayment(account, choice, today);
  if (typeof quote === 'string') throw new Error(quote);
  return quote;
}
