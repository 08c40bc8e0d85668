import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import type { DisclosureInput } from './disclosure-facts.ts';
import type { DocumentBlock } from './document-content.ts';
import { findPrescribedLabel } from './prescribed-labels.ts';

type Words = {
  readonly heading: string;
  readonly payments: (count: number) => string;
  readonly tax: string;
};

const words: Readonly<Record<Locale, Words>> = {
  'en-US': {
    heading: 'Cost of owning',
    payments: (count) => `${count} payments`,
    tax: 'Tax',
  },
  'es-US': {
    heading: 'Lo que cuesta ser dueño',
    payments: (count) => `${count} pagos`,
    tax: 'Impuesto',
  },
};

export type CostBox = { readonly heading: string; readonly block: DocumentBlock };

/**
 * VT § 41b: lines 1 to 6 of the box, in the order and words of the act. It stands before the signatures; its line 7 is
 * the notice that follows. Other states prescribe no box.
 */
export function costBoxOf(input: DisclosureInput): CostBox | null {
  const { stateCode, locale, quote } = input;
  if (stateCode !== 'VT') return null;
  const { heading, payments, tax } = words[locale];
  const label = (code: string) => findPrescribedLabel(stateCode, code, locale) ?? code;
  const lines: readonly (readonly [string, number])[] = [
    [label('cash-price'), quote.cashPriceCents],
    [`${label('total-rent')} (${payments(input.payments.length)})`, quote.totalCents],
    [label('processing-fee'), quote.processingFeeCents],
    [label('total-cost-to-own'), quote.totalCostToOwnCents],
    [label('cost-of-rental'), quote.totalCostToOwnCents - quote.cashPriceCents],
    [tax, quote.taxCents],
  ];
  const rows = lines.map(([name, cents], index) => ({
    label: `(${index + 1}) ${name}`,
    value: formatCents(cents, locale),
  }));
  return { heading, block: { kind: 'facts', rows } };
}
