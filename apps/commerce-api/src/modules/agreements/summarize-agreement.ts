import { groupEqualPayments } from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import type { AgreementDocumentInput } from './agreement-document-input.ts';
import { allCoverage, coverageTexts } from './coverage-texts.ts';
import { formatCalendarDate } from './disclosure-facts.ts';
import { paydayWords } from './document-blocks.ts';
import type { DocumentContent } from './document-content.ts';
import { signingTexts } from './signing-texts.ts';

/** The agreement in a few sentences, with the figures of its sections. */
export function summarizeAgreement(input: AgreementDocumentInput): DocumentContent['summary']['points'] {
  const { locale, payments, quote, sameAsCashEndsOn } = input;
  const texts = signingTexts[locale].summary;
  const money = (cents: number) => formatCents(cents, locale);
  const [first, ...others] = groupEqualPayments(payments);
  const [next] = others;
  const regular = others.toSorted((a, b) => b.count - a.count)[0] ?? first;
  const days = paydayWords(quote.frequency, regular?.last.dueDate ?? '', locale);
  const { coverage } = quote;
  const lead =
    first && next && others.length === 1
      ? texts.twoGroups(money(first.eachCents), next.count, money(next.eachCents))
      : texts.manyGroups(payments.length, money(regular?.eachCents ?? 0));
  return [
    { lead, text: (coverage ? coverageTexts[locale] : texts).withTax(days) },
    {
      lead: texts.total(money(quote.totalCostToOwnCents), quote.processingFeeCents > 0),
      text: texts.totalText(money(quote.totalWithTaxCents), money(quote.cashPriceCents)),
    },
    ...(coverage
      ? [
          {
            lead: coverageTexts[locale].summary(allCoverage(coverage, locale)),
            text: coverageTexts[locale].summaryText,
          },
        ]
      : []),
    ...(sameAsCashEndsOn === null
      ? []
      : [
          {
            lead: texts.sameAsCash(formatCalendarDate(sameAsCashEndsOn, locale)),
            text: texts.sameAsCashText,
          },
        ]),
    { lead: texts.returning, text: texts.returningText },
    { lead: texts.ownership, text: texts.ownershipText },
  ];
}
