import type { AgreementPaymentReceipt, PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import type { CalendarDate } from '@ownpath/domain/dates';
import { formatCents, sumCents } from '@ownpath/domain/money';
import { PART_NAMES, type Renewal } from '@ownpath/domain/servicing';
import { type DocumentCell, formatCalendarDate, type PaperContent } from '../agreements/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { headOf, type PaperFacts } from './paper-facts.ts';
import { paperTexts } from './paper-texts.ts';
import { partNames } from './part-names.ts';
import { rentedSection } from './rented-section.ts';

const cell = (text: string): DocumentCell => ({ text });

/** @param paidOn the store's calendar day */
export function receiptPaper(
  facts: PaperFacts,
  receipt: AgreementPaymentReceipt,
  paidOn: CalendarDate,
): PaperContent {
  const { locale, account } = facts;
  const { receipt: texts } = paperTexts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const date = formatCalendarDate(paidOn, locale);
  const { paymentMethod, cardBrand, last4 } = receipt;
  const method = paymentMethodName({ paymentMethod, cardBrand, cardLast4: last4 }, locale);
  const line = receipt.lines.find(({ agreementId }) => agreementId === account.agreement.id);
  const charge = line?.chargeCents ?? 0;
  const after = !line
    ? []
    : line.isOwned
      ? [texts.owned]
      : [
          texts.left(line.paymentsLeft, money(line.leftCents)),
          ...(line.buyOutAfterCents === null ? [] : [texts.buyOut(money(line.buyOutAfterCents))]),
        ];
  const rows = PART_NAMES.filter((part) => (line?.parts[part] ?? 0) > 0).map((part) => ({
    label: partNames[locale][part],
    value: money(line?.parts[part] ?? 0),
  }));
  const isOwed = (line?.suspenseBeforeCents ?? 0) < 0;
  const kept = (line?.suspenseAfterCents ?? 0) - (line?.suspenseBeforeCents ?? 0);
  return {
    ...headOf(facts),
    title: `${texts.title} ${receipt.receiptNumber}`,
    intro: [
      charge === 0 ? texts.credit(date) : texts.paid(money(charge), method, date),
      ...(receipt.status === 'refunded' ? [texts.refunded] : []),
      ...(receipt.debit?.state === 'pending'
        ? [texts.provisional(formatCalendarDate(receipt.debit.settlesOn, locale))]
        : []),
    ],
    sections: [
      {
        code: 'receipt',
        heading: account.agreement.name[locale],
        blocks: [
          {
            kind: 'facts',
            rows: [
              ...rows,
              ...(kept === 0
                ? []
                : [{ label: partNames[locale][isOwed ? 'returned' : 'suspense'], value: money(kept) }]),
            ],
          },
          ...after.map((text) => ({ kind: 'paragraph', text }) as const),
        ],
      },
    ],
    signature: null,
  };
}

/**
 * @param leftCents what is left on schedule; `buyOutCents` to own it that day, null where it is not offered; `renewal` the
 *   next one, null once no rent is to come
 */
export function statementPaper(
  facts: PaperFacts,
  entries: readonly PaymentHistoryEntry[],
  now: {
    readonly today: CalendarDate;
    readonly leftCents: number;
    readonly buyOutCents: number | null;
    readonly renewal: Renewal | null;
  },
): PaperContent {
  const { locale, account } = facts;
  const { agreement } = account;
  const { statement: texts } = paperTexts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const kept = entries.filter(({ status }) => status === 'completed');
  const sum = (of: (entry: PaymentHistoryEntry) => number) => money(sumCents(kept.map(of)));
  const rent = ({ parts }: PaymentHistoryEntry) => parts.rentCents + parts.buyOutCents;
  const other = (entry: PaymentHistoryEntry) => entry.amountCents - rent(entry) - entry.parts.taxCents;
  const [date, what, rentHeading, tax, others, paid] = texts.columns;
  return {
    ...headOf(facts),
    title: texts.title,
    intro: [texts.intro(formatCalendarDate(now.today, locale))],
    sections: [
      {
        code: 'summary',
        heading: texts.summary,
        blocks: [
          {
            kind: 'facts',
            rows: [
              { label: texts.totalCost, value: money(agreement.totalCostCents) },
              { label: texts.cashPrice, value: money(agreement.cashPriceCents) },
              { label: texts.left, value: money(now.leftCents) },
              ...(now.buyOutCents === null ? [] : [{ label: texts.buyOut, value: money(now.buyOutCents) }]),
            ],
          },
        ],
      },
      rentedSection(facts, now.renewal),
      {
        code: 'payments',
        heading: texts.payments,
        blocks: [
          {
            kind: 'table',
            columns: [
              { heading: `${date} · ${what}` },
              { heading: rentHeading, isAmount: true },
              { heading: tax, isAmount: true },
              { heading: others, isAmount: true },
              { heading: paid, isAmount: true },
            ],
            rows: entries.map((entry) => [
              {
                text: formatCalendarDate(entry.paidOn, locale, 'medium'),
                detail: [
                  texts.what(entry.paidNumbers, agreement.paymentCount, entry.parts.buyOutCents > 0),
                  ...(entry.status === 'reversed' ? [texts.reversed] : []),
                ],
              },
              cell(money(rent(entry))),
              cell(money(entry.parts.taxCents)),
              cell(money(other(entry))),
              cell(money(entry.amountCents)),
            ]),
            total: [
              cell(texts.total),
              cell(sum(rent)),
              cell(sum(({ parts }) => parts.taxCents)),
              cell(sum(other)),
              cell(sum(({ amountCents }) => amountCents)),
            ],
          },
        ],
      },
    ],
    signature: null,
  };
}

/** @param ownedOn the day of the last payment */
export function letterPaper(
  facts: PaperFacts,
  entries: readonly PaymentHistoryEntry[],
  ownedOn: CalendarDate,
): PaperContent {
  const { locale, account, storeLines } = facts;
  const { agreement, items } = account;
  const { letter: texts } = paperTexts[locale];
  const date = formatCalendarDate(ownedOn, locale);
  const paid = sumCents(
    entries.filter(({ status }) => status === 'completed').map(({ amountCents }) => amountCents),
  );
  return {
    ...headOf(facts),
    title: texts.title,
    intro: [texts.paid(agreement.agreementNumber, date), texts.owns],
    sections: [
      {
        code: 'items',
        heading: texts.items,
        blocks: [
          {
            kind: 'facts',
            rows: [
              ...items.map((item) => ({
                label: item.description[locale],
                value: `${texts.unit} ${item.inventoryNumber ?? item.rmsItemNumber}`,
              })),
              ...(agreement.deliveredOn === null
                ? []
                : [{ label: texts.delivered, value: formatCalendarDate(agreement.deliveredOn, locale) }]),
              { label: texts.cost, value: formatCents(paid, locale) },
            ],
          },
        ],
      },
    ],
    signature: {
      role: 'retailer',
      label: texts.signs,
      name: storeLines[0] ?? RETAILER_NAME,
      signature: { text: RETAILER_NAME, detail: date },
    },
  };
}
