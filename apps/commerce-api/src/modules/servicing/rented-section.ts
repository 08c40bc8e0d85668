import { formatCents } from '@ownpath/domain/money';
import type { Renewal } from '@ownpath/domain/servicing';
import {
  type DocumentSection,
  disclosureTextsOf,
  documentTexts,
  formatCalendarDate,
} from '../agreements/index.ts';
import type { PaperFacts } from './paper-facts.ts';
import { paperTexts } from './paper-texts.ts';

/** What is rented and on which terms: the items with their numbers, renewal, coverage, same as cash. */
export function rentedSection(
  { account, locale }: Pick<PaperFacts, 'account' | 'locale'>,
  renewal: Renewal | null,
): DocumentSection {
  const { agreement, items } = account;
  const { rented: texts } = paperTexts[locale];
  const { conditions } = disclosureTextsOf(locale);
  const { rentPerPeriod } = documentTexts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const date = (day: string) => formatCalendarDate(day, locale);
  const coverageCents = agreement.lossDamageWaiverCents + agreement.clubCents;
  const rows = [
    ...items.map(({ description, condition, quantity, inventoryNumber }) => {
      const unit = inventoryNumber === null ? texts.noUnit : texts.unit(inventoryNumber);
      return { label: description[locale], value: texts.item(conditions[condition], quantity, unit) };
    }),
    { label: texts.delivered, value: agreement.deliveredOn && date(agreement.deliveredOn) },
    { label: texts.rate, value: rentPerPeriod[agreement.frequency](money(agreement.rateCents)) },
    {
      label: texts.renewal,
      value: renewal && texts.renewalText(money(renewal.totalCents), date(renewal.dueDate)),
    },
    {
      label: texts.coverage,
      value: coverageCents === 0 ? texts.noCoverage : texts.withEach(money(coverageCents)),
    },
    { label: texts.sameAsCash, value: agreement.sameAsCashUntil && date(agreement.sameAsCashUntil) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return { code: 'rented', heading: texts.heading, blocks: [{ kind: 'facts', rows }] };
}
