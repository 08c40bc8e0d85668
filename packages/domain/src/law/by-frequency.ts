import { type ByFrequency, FREQUENCIES, type Frequency } from '../pricing/index.ts';
import type { StateCode } from '../stores/us-states.ts';

export function byFrequency<Value>(figureOf: (frequency: Frequency) => Value): ByFrequency<Value> {
  return Object.fromEntries(
    FREQUENCIES.map((frequency) => [frequency, figureOf(frequency)]),
  ) as ByFrequency<Value>;
}

/**
 * True when the law's shorter figure, for payments more often than monthly, applies to the frequency: the law names it,
 * or it names all but monthly payments.
 */
export function isShorterNamed(
  named: Partial<Readonly<Record<StateCode, readonly Frequency[]>>>,
  stateCode: string,
  row: { readonly biweeklyAs?: 'monthly' },
  frequency: Frequency,
): boolean {
  if (frequency === 'MONTHLY') return false;
  if (row.biweeklyAs === 'monthly') return frequency === 'WEEKLY';
  return named[stateCode as StateCode]?.includes(frequency) ?? true;
}
