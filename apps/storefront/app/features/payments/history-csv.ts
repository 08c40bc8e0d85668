import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import { paidCentsOf, runningTotals } from './history-filters.ts';

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  'en-US': [
    'Date',
    'Agreement',
    'Name',
    'Receipt',
    'Status',
    'Rent',
    'Price to buy',
    'Tax',
    'Coverage',
    'Processing fee',
    'Late fee',
    'Paid',
    'Total so far',
    'Paid with',
  ],
  'es-US': [
    'Fecha',
    'Contrato',
    'Nombre',
    'Recibo',
    'Estado',
    'Renta',
    'Precio de compra',
    'Impuestos',
    'Cobertura',
    'Cargo por procesamiento',
    'Cargo por atraso',
    'Pagado',
    'Total hasta ahí',
    'Pagado con',
  ],
};

type Status = PaymentHistoryEntry['status'] | 'pending' | 'returned';

const STATUS: Readonly<Record<Locale, Readonly<Record<Status, string>>>> = {
  'en-US': { completed: 'paid', reversed: 'refunded', pending: 'provisional', returned: 'returned by bank' },
  'es-US': {
    completed: 'pagado',
    reversed: 'devuelto',
    pending: 'provisional',
    returned: 'devuelto por el banco',
  },
};

/** A settled debit is paid; one that was refunded before it settled is refunded. */
function statusOf({ status, source, debitState }: PaymentHistoryEntry): Status {
  if (source === 'refund') return 'reversed';
  if (debitState === 'returned') return debitState;
  return debitState === 'pending' && status === 'completed' ? debitState : status;
}

/** Exact to the cent: `-5.00`, `1974.51`. */
const decimals = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;

/** A value between quotes where it must be; one that a spreadsheet would run as a formula is text. */
function csvValue(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The payments as a table for spreadsheets (RFC 4180), with all columns, in the order of the page. */
export function historyCsv(entries: readonly PaymentHistoryEntry[], locale: Locale): string {
  const totals = runningTotals(entries);
  const rows = entries.map((entry, index) => [
    entry.paidOn,
    entry.agreementNumber,
    entry.name,
    entry.receiptNumber,
    STATUS[locale][statusOf(entry)],
    decimals(entry.parts.rentCents),
    decimals(entry.parts.buyOutCents),
    decimals(entry.parts.taxCents),
    decimals(entry.parts.coverageCents),
    decimals(entry.parts.feeCents),
    decimals(entry.parts.lateFeeCents),
    decimals(entry.status === 'completed' ? paidCentsOf(entry) : -entry.amountCents),
    decimals(totals[index] ?? 0),
    [entry.cardBrand, entry.last4].filter(Boolean).join(' '),
  ]);
  return [HEADINGS[locale], ...rows].map((row) => `${row.map(csvValue).join(',')}\r\n`).join('');
}
