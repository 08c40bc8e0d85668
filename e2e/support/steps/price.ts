import type { Locator } from '@playwright/test';
import type { Words } from '../words.ts';
import { textOf } from './text.ts';

/** Every dollar amount of a text in cents, in reading order. */
function amountsOf(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)\.(\d{2})/g)].map(([, dollars = '', cents = '']) =>
    Number(dollars.replaceAll(',', '') + cents),
  );
}

export function asDollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** The one amount behind a label in a text: `Total cost $1,949.22`. */
export function amountAfter(text: string, label: string): number {
  const at = text.indexOf(label);
  const [amount] = at < 0 ? [] : amountsOf(text.slice(at));
  if (amount === undefined) throw new Error(`No amount behind '${label}' in: ${text}`);
  return amount;
}

export type FullPrice = {
  readonly paymentCents: number;
  readonly totalCents: number;
  readonly cashCents: number;
  readonly unit: string;
};

/** The whole price inside `block`: payment and unit, then total cost and cash price. */
export async function readPrice(block: Locator, words: Words): Promise<FullPrice> {
  const text = await textOf(block);
  const units = words.units.map((unit) => unit.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const found = text.match(new RegExp(`\\$([\\d,]+\\.\\d{2}) ?(${units})(?=\\W|$)`));
  if (!found) throw new Error(`No payment with its unit in: ${text}`);
  return {
    paymentCents: amountsOf(found[0])[0] ?? 0,
    unit: found[2] ?? '',
    totalCents: amountAfter(text, words.totalCost),
    cashCents: amountAfter(text, words.cashPrice),
  };
}
