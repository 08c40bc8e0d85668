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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup, which is not escaped again. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return part.map((markup) => markup.text).join('');
}

/** Template tag that escapes all values but markup. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    literals
      .map((literal, index) => literal + (index < parts.length ? render(parts[index] ?? '') : ''))
      .join(''),
  );
}

type DocumentTexts = {
  readonly number: string;
  readonly store: string;
  readonly customer: string;
  readonly items: string;
  readonly item: string;
  readonly condition: string;
  readonly itemNumber: string;
  readonly quantity: string;
  readonly cashPrice: string;
  readonly costs: string;
  readonly schedule: string;
  readonly due: string;
  readonly rent: string;
  readonly fee: string;
  readonly tax: string;
  readonly total: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly andMore: (count: number) => string;
};

/** Version of the document's text; change it with every edit of the document or the disclosure. */
export const AGREEMENT_TEMPLATE_VERSION = '2027-02';

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  'en-US': {
    number: 'Agreement number',
    store: 'Store',
    customer: 'Customer',
    items: 'What you rent',
    item: 'Item',
    condition: 'Condition',
    itemNumber: 'Item number',
    quantity: 'Quantity',
    cashPrice: 'Cash price',
    costs: 'What it costs',
    schedule: 'Your payments',
    due: 'Due',
    rent: 'Rent',
    fee: 'Fee',
    tax: 'Tax',
    total: 'Total',
    facts: {
      'first-payment-rent': 'First payment: rent',
      'processing-fee': 'First payment: processing fee',
      'first-payment-tax': 'First payment: tax',
      'first-payment-total': 'First payment: total',
      'regular-payment': 'Regular payment, before tax',
      'payment-count': 'Number of payments',
      'last-payment': 'Last payment, before tax',
      'last-payment-date': 'Date of the last payment',
      'total-rent': 'Total of all rent payments',
      promotion: 'Promotion, already taken off',
      'total-cost-to-own': 'Total cost (all rent and fees), before tax',
      'total-with-tax': 'Total cost with tax',
      'cash-price': 'Cash price',
      'cost-of-rental': 'Cost of renting (total of rent less cash price)',
      'tax-rate': 'Tax rate',
      'same-as-cash-end': 'Same as cash until',
    },
    andMore: (count) => ` and ${count} more`,
  },
  'es-US': {
    number: 'Número de contrato',
    store: 'Tienda',
    customer: 'Cliente',
    items: 'Lo que usted renta',
    item: 'Artículo',
    condition: 'Estado',
    itemNumber: 'Número de artículo',
    quantity: 'Cantidad',
    cashPrice: 'Precio de contado',
    costs: 'Lo que cuesta',
    schedule: 'Sus pagos',
    due: 'Fecha de pago',
    rent: 'Renta',
    fee: 'Cargo',
    tax: 'Impuesto',
    total: 'Total',
    facts: {
      'first-payment-rent': 'Primer pago: renta',
      'processing-fee': 'Primer pago: cargo de trámite',
      'first-payment-tax': 'Primer pago: impuesto',
      'first-payment-total': 'Primer pago: total',
      'regular-payment': 'Pago regular, antes de impuestos',
      'payment-count': 'Número de pagos',
      'last-payment': 'Último pago, antes de impuestos',
      'last-payment-date': 'Fecha del último pago',
      'total-rent': 'Total de todos los pagos de renta',
      promotion: 'Promoción, ya descontada',
      'total-cost-to-own': 'Costo total (toda la renta y los cargos), antes de impuestos',
      'total-with-tax': 'Costo total con impuestos',
      'cash-price': 'Precio de contado',
      'cost-of-rental': 'Costo de rentar (total de la renta menos el precio de contado)',
      'tax-rate': 'Tasa de impuesto',
      'same-as-cash-end': 'Precio de contado hasta',
    },
    andMore: (count) => ` y ${count} más`,
  },
};

/** A clause of another part of the checkout, such as an authorization that belongs to the agreement. */
export type FurtherSection = {
  readonly code: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

export type AgreementDocumentInput = DisclosureInput & {
  readonly furtherSections: readonly FurtherSection[];
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

type AgreementDocument = { readonly title: string; readonly html: string };

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
      html`<tr><th scope="row">${fact.label ?? texts.facts[fact.code] ?? fact.code}</th><td>${factText(fact, locale)}</td></tr>`,
  )}</tbody></table>
<h3>${texts.schedule}</h3>${scheduleTable(input.payments, locale)}
${[...disclosure.sections, ...input.furtherSections].map(
  (section) =>
    html`<h3>${section.heading}</h3>${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
)}</section>`;
  return { title: `${title} ${input.agreementNumber}`, html: document.text };
}
