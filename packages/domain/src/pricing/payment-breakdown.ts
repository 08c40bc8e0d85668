import type { Cents, PartsPerMillion } from '../money/index.ts';
import { taxCents } from './charges.ts';

/** The lines of a payment, as on a receipt. */
export type PaymentBreakdown = {
  readonly rentCents: Cents;
  readonly ldwCents: Cents;
  readonly clubCents: Cents;
  readonly processingCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
};

export type PaymentParts = {
  readonly rentCents: Cents;
  readonly ldwCents: Cents;
  readonly clubCents: Cents;
  readonly taxRatePpm: PartsPerMillion;
};

/** The first payment: rent, chosen coverage, the processing fee, and tax on rent and fee. */
export function firstPayment(parts: PaymentParts & { readonly processingCents: Cents }): PaymentBreakdown {
  return itemise(parts, parts.processingCents);
}

/** A renewal: rent, chosen coverage, and tax on the rent. */
export function renewalPayment(parts: PaymentParts): PaymentBreakdown {
  return itemise(parts, 0);
}

function itemise(parts: PaymentParts, processingCents: Cents): PaymentBreakdown {
  const tax = taxCents(parts.rentCents + processingCents, parts.taxRatePpm);
  return {
    rentCents: parts.rentCents,
    ldwCents: parts.ldwCents,
    clubCents: parts.clubCents,
    processingCents,
    taxCents: tax,
    totalCents: parts.rentCents + parts.ldwCents + parts.clubCents + processingCents + tax,
  };
}
