import type { CartQuote } from '@ownpath/contracts/basket';
import type { SameAsCashEnd, ScheduledPayment } from '@ownpath/contracts/checkout';
import { agreementNumber } from '@ownpath/domain/agreements';
import { getStateRule } from '@ownpath/domain/law';
import { quoteRental } from '@ownpath/domain/pricing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import type { AgreementDocumentItem, FurtherSection } from './agreement-document-input.ts';
import { documentTexts } from './agreement-texts.ts';
import {
  type Agreement,
  insertAgreement,
  type Localized,
  type NewAgreementItem,
  nextAgreementSequence,
  type Transaction,
} from './agreements-queries.ts';
import { AGREEMENT_TEMPLATE_VERSION, buildAgreementDocument } from './build-agreement-document.ts';
import { insertDocument, type NewDocument, type StoredDocument } from './documents-queries.ts';
import { renderAgreement } from './render-agreement.ts';

export type AgreementLine = {
  readonly productId: string;
  readonly inventoryNumber: string | null;
  readonly rmsItemNumber: string;
  readonly name: Localized;
  readonly brand: string;
  readonly model: string;
  readonly color: Localized | null;
  /** Of a bundle; otherwise empty. */
  readonly members: readonly { readonly name: Localized; readonly quantity: number }[];
  readonly condition: NewAgreementItem['condition'];
  readonly quantity: number;
  readonly weeklyRateCents: number;
  readonly weeks: number;
  /** Of one piece. */
  readonly cashPriceCents: number;
};

export type AgreementRequest = {
  readonly orderNo: string;
  readonly basketId: string;
  readonly customerId: string;
  readonly locale: Locale;
  readonly retailerName: string;
  readonly store: {
    readonly id: string;
    readonly name: string;
    readonly stateCode: string;
    readonly phone: string;
    readonly timeZone: string;
    readonly addressLines: readonly string[];
  };
  readonly customer: { readonly name: string; readonly addressLines: readonly string[] };
  readonly lines: readonly AgreementLine[];
  readonly quote: CartQuote;
  /** Name in both languages of the quote's promotion. */
  readonly promotionName: Localized | null;
  readonly payments: readonly ScheduledPayment[];
  readonly sameAsCash: SameAsCashEnd | null;
  /** Clauses of other parts of the checkout, in each language; none by default. */
  readonly furtherSections?: Readonly<Record<Locale, readonly FurtherSection[]>>;
  readonly now: Date;
};

const sum = (lines: readonly AgreementLine[], of: (line: AgreementLine) => number) =>
  lines.reduce((total, line) => total + of(line) * line.quantity, 0);

function nameOf(lines: readonly AgreementLine[]): Localized {
  const [first, ...others] = lines;
  const name = (locale: Locale) =>
    `${first?.name[locale] ?? ''}${others.length > 0 ? documentTexts[locale].andMore(others.length) : ''}`;
  return { 'en-US': name('en-US'), 'es-US': name('es-US') };
}

function itemOf(line: AgreementLine, request: AgreementRequest, locale: Locale): AgreementDocumentItem {
  const { quantity } = line;
  const rent = quoteRental(line, request.quote.frequency);
  return {
    name: line.name[locale],
    brand: line.brand,
    model: line.model,
    color: line.color?.[locale] ?? '',
    rmsItemNumber: line.rmsItemNumber,
    condition: line.condition,
    inventoryNumber: line.inventoryNumber,
    quantity,
    members: line.members.map((member) => ({ name: member.name[locale], quantity: member.quantity })),
    rentCents: rent.paymentCents * quantity,
    totalRentCents: rent.totalCents * quantity,
    cashPriceCents: line.cashPriceCents * quantity,
  };
}

/** The document of an agreement in one language. */
function documentOf(agreement: Agreement, request: AgreementRequest, locale: Locale): NewDocument {
  const { store, quote, payments } = request;
  const content = buildAgreementDocument({
    locale,
    signedLocale: request.locale,
    retailerName: request.retailerName,
    stateCode: store.stateCode,
    storePhone: store.phone,
    quote,
    payments,
    sameAsCashEndsOn: request.sameAsCash?.date ?? null,
    sameAsCash: request.sameAsCash,
    agreementNumber: agreement.agreementNumber,
    store,
    customer: request.customer,
    items: request.lines.map((line) => itemOf(line, request, locale)),
    furtherSections: request.furtherSections?.[locale] ?? [],
    madeAt: request.now,
  });
  return {
    customerId: request.customerId,
    agreementId: agreement.id,
    kind: locale === request.locale ? 'agreement' : 'agreement-copy',
    locale,
    templateVersion: AGREEMENT_TEMPLATE_VERSION,
    content,
    ...renderAgreement(content),
  };
}

/** Creates the agreement with items, schedule and its document in each language; it stays `pending` until it is signed and paid. */
export async function createAgreement(
  transaction: Transaction,
  request: AgreementRequest,
): Promise<{ readonly agreement: Agreement; readonly document: StoredDocument }> {
  const { lines, quote, payments, locale, store } = request;
  const number = agreementNumber(store.id, await nextAgreementSequence(transaction));
  const { epo, lateFee } = getStateRule(store.stateCode);
  const name = nameOf(lines);
  const agreement = await insertAgreement(
    transaction,
    {
      agreementNumber: number,
      createdAt: request.now,
      customerId: request.customerId,
      storeId: store.id,
      basketId: request.basketId,
      orderNo: request.orderNo,
      name,
      description: name,
      frequency: quote.frequency,
      rateCents: quote.paymentCents,
      paymentCount: payments.length,
      lastPaymentCents: payments.at(-1)?.rentCents ?? quote.paymentCents,
      weeklyRateCents: sum(lines, (line) => line.weeklyRateCents),
      weeks: Math.max(...lines.map((line) => line.weeks)),
      totalRentCents: quote.totalCents,
      totalCostCents: quote.totalCostToOwnCents,
      cashPriceCents: quote.cashPriceCents,
      processingFeeCents: quote.processingFeeCents,
      lossDamageWaiverCents: quote.coverage?.payment.waiverCents ?? 0,
      clubCents: quote.coverage?.payment.clubCents ?? 0,
      taxRatePpm: quote.taxRatePpm,
      promotionName: quote.promotion && request.promotionName,
      promotionCode: quote.promotion?.code ?? null,
      promotionSavedCents: quote.promotion?.savedCents ?? 0,
      promotionCreditCents: quote.promotion?.creditCents ?? 0,
      sameAsCashUntil: request.sameAsCash?.date ?? null,
      payoffStrategy: epo.strategy,
      payoffBps: 'shareBps' in epo ? epo.shareBps : null,
      lateFee: { terms: lateFee?.[quote.frequency] ?? null },
    },
    lines.map((line, sequence) => ({
      productId: line.productId,
      inventoryNumber: line.inventoryNumber,
      rmsItemNumber: line.rmsItemNumber,
      description: line.name,
      condition: line.condition,
      quantity: line.quantity,
      cashPriceCents: line.cashPriceCents * line.quantity,
      sequence,
    })),
    payments.map((payment, index) => ({
      sequence: index + 1,
      dueOn: payment.dueDate,
      kind: payment.kind,
      coversTo: payment.coversTo,
      rentCents: payment.rentCents,
      taxCents: payment.taxCents,
      coverageCents: payment.waiverCents,
      clubCents: payment.clubCents,
      processingFeeCents: payment.feeCents,
    })),
  );
  const document = await insertDocument(transaction, documentOf(agreement, request, locale));
  for (const other of LOCALES.filter((one) => one !== locale)) {
    await insertDocument(transaction, documentOf(agreement, request, other));
  }
  return { agreement, document };
}
