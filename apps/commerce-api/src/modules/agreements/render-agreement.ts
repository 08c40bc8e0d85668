import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import {
  buildDisclosure,
  type DisclosureFact,
  type DisclosureInput,
  disclosureTextsOf,
  formatCalendarDate,
} from './disclosure.ts';
import { documentTexts } from './document-texts.ts';
import { html, type Markup } from './escape-html.ts';

export type AgreementDocumentInput = DisclosureInput & {
  readonly agreementNumber: string;
  readonly store: { readonly name: string; readonly addressLines: readonly string[] };
  readonly customer: { readonly name: string; readonly addressLines: readonly string[] };
  readonly items: readonly {
    readonly name: string;
    readonly model: string;
    readonly condition: 'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';
    readonly inventoryNumber: string | null;
    readonly quantity: number;
    /** Of the whole line. */
    readonly cashPriceCents: number;
  }[];
};

export type AgreementDocument = { readonly title: string; readonly html: string };

function factText(fact: DisclosureFact, locale: Locale): string {
  return fact.amountCents === null ? (fact.text ?? '') : formatCents(fact.amountCents, locale);
}

function scheduleTable(payments: readonly ScheduledPayment[], locale: Locale): Markup {
  const texts = documentTexts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  return html`<table><thead><tr><th scope="col">#</th><th scope="col">${texts.due}</th><th scope="col">${texts.rent}</th><th scope="col">${texts.fee}</th><th scope="col">${texts.tax}</th><th scope="col">${texts.total}</th></tr></thead><tbody>${payments.map(
    (payment, index) =>
      html`<tr><td>${index + 1}</td><td>${formatCalendarDate(payment.dueDate, locale, 'medium')}</td><td>${money(payment.rentCents)}</td><td>${money(payment.feeCents)}</td><td>${money(payment.taxCents)}</td><td>${money(payment.totalCents)}</td></tr>`,
  )}</tbody></table>`;
}

function itemTable(input: AgreementDocumentInput): Markup {
  const { locale } = input;
  const texts = documentTexts[locale];
  const conditions = disclosureTextsOf(locale).conditions;
  return html`<table><thead><tr><th scope="col">${texts.item}</th><th scope="col">${texts.condition}</th><th scope="col">${texts.itemNumber}</th><th scope="col">${texts.quantity}</th><th scope="col">${texts.cashPrice}</th></tr></thead><tbody>${input.items.map(
    (item) =>
      html`<tr><td>${item.name}</td><td>${conditions[item.condition]}</td><td>${item.inventoryNumber ?? item.model}</td><td>${item.quantity}</td><td>${formatCents(item.cashPriceCents, locale)}</td></tr>`,
  )}</tbody></table>`;
}

/** The agreement in the shopper's language: an HTML fragment without scripts or styles, as it is signed. */
export function renderAgreement(input: AgreementDocumentInput): AgreementDocument {
  const { locale } = input;
  const texts = documentTexts[locale];
  const disclosure = buildDisclosure(input);
  const title = `${disclosure.transactionName.charAt(0).toUpperCase()}${disclosure.transactionName.slice(1)}`;
  const brokenLines = (lines: readonly string[]) => lines.map((line) => html`${line}<br>`);
  const document = html`<section lang="${locale}"><h2>${title}</h2>
<p>${texts.number}: <strong>${input.agreementNumber}</strong></p>
<h3>${texts.store}</h3><p>${brokenLines([input.retailerName, input.store.name, ...input.store.addressLines, input.storePhone])}</p>
<h3>${texts.customer}</h3><p>${brokenLines([input.customer.name, ...input.customer.addressLines])}</p>
<h3>${texts.items}</h3>${itemTable(input)}
<h3>${texts.costs}</h3><table><tbody>${disclosure.facts.map(
    (fact) =>
      html`<tr><th scope="row">${texts.facts[fact.code] ?? fact.code}</th><td>${factText(fact, locale)}</td></tr>`,
  )}</tbody></table>
<h3>${texts.schedule}</h3>${scheduleTable(input.payments, locale)}
${disclosure.sections.map(
  (section) =>
    html`<h3>${section.heading}</h3>${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
)}</section>`;
  return { title: `${title} ${input.agreementNumber}`, html: document.text };
}
