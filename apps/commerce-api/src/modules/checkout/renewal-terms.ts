import type { PaySchedule, RenewalTerms } from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import { AGREEMENT_TEMPLATE_VERSION, buildDisclosure, disclosureTextsOf } from '../agreements/index.ts';
import type { OrderableBasket } from '../basket/index.ts';
import { autopaySection } from './autopay-section.ts';
import { RETAILER_NAME } from './retailer-name.ts';

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The terms to accept. The version is a hash of the content: another cart, date or wording is another version and has
 * to be accepted again.
 */
export async function buildRenewalTerms(
  priced: OrderableBasket,
  schedule: PaySchedule,
  locale: Locale,
): Promise<Omit<RenewalTerms, 'acceptedLocale' | 'coverageEnded'>> {
  const { store } = priced;
  const conditions = disclosureTextsOf(locale).conditions;
  const disclosure = buildDisclosure({
    locale,
    retailerName: RETAILER_NAME,
    stateCode: store.stateCode,
    storePhone: store.phone,
    quote: schedule.quote,
    payments: schedule.payments,
    sameAsCashEndsOn: schedule.sameAsCash?.date ?? null,
    sameAsCash: schedule.sameAsCash,
  });
  const autopay = schedule.choice.isAutopay ? autopaySection(store, schedule, null, locale) : null;
  const terms = {
    transactionName: disclosure.transactionName,
    stateCode: store.stateCode,
    items: priced.lines
      .filter((line) => line.isOrderable)
      .map(({ row, product }) => ({
        name: product?.localizedName[locale] ?? row.productName[locale],
        model: product?.model ?? row.rmsItemNumber,
        condition: conditions[row.condition],
        inventoryNumber: row.condition === 'NEW' ? null : row.inventoryNumber,
      })),
    schedule,
    facts: disclosure.facts,
    sections: [...disclosure.sections, ...(autopay ? [autopay] : [])],
    notices: disclosure.notices.map(({ code, place, text }) => ({ code, place, text })),
  };
  // What is offered and was not chosen is no part of what is accepted.
  const accepted = { ...terms, schedule: { ...schedule, coverageOffers: [] } };
  const hash = await sha256Of(JSON.stringify([locale, accepted]));
  return { version: `${AGREEMENT_TEMPLATE_VERSION}-${hash.slice(0, 40)}`, ...terms };
}
