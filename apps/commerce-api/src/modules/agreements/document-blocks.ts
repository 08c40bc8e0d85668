import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { groupEqualPayments, type PaymentGroup } from '@ownpath/domain/agreements';
import { formatCents, sumCents } from '@ownpath/domain/money';
import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { AgreementDocumentInput } from './agreement-document-input.ts';
import { documentTexts } from './agreement-texts.ts';
import { allCoverage, coverageTexts } from './coverage-texts.ts';
import { disclosureTextsOf } from './disclosure.ts';
import { type DisclosureFact, formatCalendarDate } from './disclosure-facts.ts';
import type { DocumentBlock, DocumentTable } from './document-content.ts';

export const dayText = (date: string, locale: Locale) => formatCalendarDate(date, locale, 'medium');

export function itemTable({ items, locale, quote }: AgreementDocumentInput): DocumentTable {
  const texts = documentTexts[locale];
  const { conditions } = disclosureTextsOf(locale);
  const named = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  return {
    kind: 'table',
    columns: [
      { heading: texts.item },
      { heading: texts.condition },
      { heading: texts.rent, isAmount: true },
      { heading: texts.cashPrice, isAmount: true },
    ],
    rows: items.map((item) => [
      {
        text: item.quantity === 1 ? item.name : `${item.quantity} × ${item.name}`,
        detail: [
          ...named(texts.brand, item.brand),
          ...named(texts.model, item.model),
          ...named(texts.color, item.color),
          ...named(texts.itemNumber, item.rmsItemNumber),
          item.inventoryNumber === null
            ? texts.noInventoryNumber
            : `${texts.inventoryNumber}: ${item.inventoryNumber}`,
          ...named(
            texts.includes,
            item.members.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
          ),
        ],
      },
      { text: conditions[item.condition] },
      {
        text: texts.rentPerPeriod[quote.frequency](formatCents(item.rentCents, locale)),
        detail: [texts.inAll(formatCents(item.totalRentCents, locale))],
      },
      { text: formatCents(item.cashPriceCents, locale) },
    ]),
  };
}

/** The paydays in words: `Every Monday`. */
export function paydayWords(frequency: Frequency, date: string, locale: Locale): string {
  const texts = documentTexts[locale];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const words: Readonly<Record<Frequency, string>> = {
    WEEKLY: texts.everyWeekday(weekday),
    BIWEEKLY: texts.everySecond(weekday),
    SEMIMONTHLY: texts.twiceAMonth,
    MONTHLY: texts.onceAMonth,
  };
  return words[frequency];
}

function groupDetail(
  { first, last, count }: PaymentGroup<ScheduledPayment>,
  { locale, quote }: AgreementDocumentInput,
): string {
  const texts = documentTexts[locale];
  const from = dayText(first.dueDate, locale);
  if (first.kind === 'first') return texts.onSigning(from);
  if (count > 1) {
    const days = paydayWords(quote.frequency, last.dueDate, locale);
    return texts.fromTo(days, from, dayText(last.dueDate, locale));
  }
  if (first.kind === 'short') return texts.shortPeriod(from);
  return first.kind === 'last' ? texts.lastPayment(from) : from;
}

export function paymentBlocks(input: AgreementDocumentInput): DocumentBlock[] {
  const { payments, locale } = input;
  const { coverage } = input.quote;
  const texts = documentTexts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const sum = (part: 'rentCents' | 'feeCents' | 'taxCents' | 'totalCents') =>
    sumCents(payments.map((payment) => payment[part]));
  const fee = sum('feeCents');
  return [
    {
      kind: 'table',
      columns: [
        { heading: texts.payments },
        { heading: texts.each, isAmount: true },
        { heading: texts.together, isAmount: true },
      ],
      rows: groupEqualPayments(payments).map((group) => [
        {
          text: group.count === 1 ? texts.paymentCount(1) : texts.equalPayments(group.count),
          detail: [groupDetail(group, input)],
        },
        { text: money(group.eachCents) },
        { text: money(group.togetherCents) },
      ]),
      total: [
        { text: (coverage ? coverageTexts[locale] : texts).allPayments(payments.length) },
        { text: '' },
        { text: money(sum('totalCents')) },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        texts.parts(money(sum('rentCents')), fee === 0 ? null : money(fee), money(sum('taxCents'))),
        ...(coverage ? [coverageTexts[locale].summary(allCoverage(coverage, locale))] : []),
      ].join(' '),
      isSmall: true,
    },
  ];
}

export function factText(fact: DisclosureFact, locale: Locale): string {
  return fact.amountCents === null ? (fact.text ?? '') : formatCents(fact.amountCents, locale);
}

/** Every payment with its day; those in a row that are equal stand together. */
export function calendarBlocks({ payments, locale, quote }: AgreementDocumentInput): DocumentBlock[] {
  const texts = documentTexts[locale];
  let last = 0;
  return [
    {
      kind: 'paragraph',
      text: (quote.coverage ? coverageTexts[locale] : texts).calendarIntro,
      isSmall: true,
    },
    {
      kind: 'table',
      columns: [{ heading: texts.payments }, { heading: texts.each, isAmount: true }],
      rows: groupEqualPayments(payments).map(({ count, eachCents }) => {
        const days = payments.slice(last, last + count).map(({ dueDate }) => dayText(dueDate, locale));
        last += count;
        return [
          { text: texts.paymentNumbers(last - count + 1, last), detail: [days.join('; ')] },
          { text: formatCents(eachCents, locale) },
        ];
      }),
    },
  ];
}
