import type { CartQuote } from '@ownpath/contracts/basket';
import type { SameAsCashEnd, ScheduledPayment } from '@ownpath/contracts/checkout';
import { agreementNumber } from '@ownpath/domain/agreements';
import { getStateRule } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import {
  type Agreement,
  insertAgreement,
  insertDocument,
  type Localized,
  type NewAgreementItem,
  nextAgreementSequence,
  type StoredDocument,
  type Transaction,
} from './agreements-queries.ts';
import {
  AGREEMENT_TEMPLATE_VERSION,
  documentTexts,
  type FurtherSection,
  renderAgreement,
} from './render-agreement.ts';

export type AgreementLine = {
  readonly productId: string;
  readonly inventoryNumber: string | null;
  readonly rmsItemNumber: string;
  readonly name: { readonly 'en-US': string; readonly 'es-US': string };
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

function nameOf(lines: readonly AgreementLine[]): { 'en-US': string; 'es-US': string } {
  const [first, ...others] = lines;
  const name = (locale: Locale) =>
    `${first?.name[locale] ?? ''}${others.length > 0 ? documentTexts[locale].andMore(others.length) : ''}`;
  return { 'en-US': name('en-US'), 'es-US': name('es-US') };
}

/** Creates the agreement with items, schedule and document; it stays `pending` until it is signed and paid. */
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
      processingFeeCents: payment.feeCents,
    })),
  );
  const rendered = renderAgreement({
    locale,
    retailerName: request.retailerName,
    stateCode: store.stateCode,
    storePhone: store.phone,
    quote,
    payments,
    sameAsCashEndsOn: request.sameAsCash?.date ?? null,
    sameAsCash: request.sameAsCash,
    agreementNumber: number,
    store,
    customer: request.customer,
    furtherSections: request.furtherSections?.[locale] ?? [],
    items: lines.map((line) => ({
      name: line.name[locale],
      model: line.rmsItemNumber,
      condition: line.condition,
      inventoryNumber: line.inventoryNumber,
      quantity: line.quantity,
      cashPriceCents: line.cashPriceCents * line.quantity,
    })),
  });
  const document = await insertDocument(transaction, {
    customerId: request.customerId,
    agreementId: agreement.id,
    kind: 'agreement',
    locale,
    templateVersion: AGREEMENT_TEMPLATE_VERSION,
    ...rendered,
  });
  return { agreement, document };
}
