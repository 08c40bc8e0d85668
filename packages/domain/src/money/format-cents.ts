import type { Locale } from '../site/index.ts';
import { assertInteger, type Cents } from './cents.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in US style: `formatCents(194922, 'en-US')` is `$1,949.22`. */
export function formatCents(amountCents: Cents, locale: Locale): string {
  assertInteger(amountCents);
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' });
    formats.set(locale, format);
  }
  return format.format(amountCents / 100);
}
