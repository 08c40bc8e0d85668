import { getStateRule } from '@ownpath/domain/law';
import { formatCents } from '@ownpath/domain/money';
import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { AgreementDocumentInput } from './agreement-document-input.ts';
import { type Disclosure, disclosureTextsOf } from './disclosure.ts';
import type { DocumentBlock } from './document-content.ts';

type Figures = {
  readonly total: string;
  readonly count: number;
  readonly costOfLease: string;
  readonly days: number;
  readonly daysAfterReturn: number;
};
type Words = {
  readonly heading: string;
  /** The fourteen parts of the form, in its order. */
  readonly parts: readonly string[];
  readonly initial: readonly string[];
  readonly initialWithCoverage: readonly string[];
  readonly rental: Readonly<Record<Frequency, string>>;
  readonly otherCharges: readonly string[];
  readonly period: Readonly<Record<Frequency, string>>;
  readonly totalCost: (figures: Figures, period: string) => string;
  readonly costOfLease: (figures: Figures) => string;
  readonly statements: readonly string[];
  readonly earlyPurchase: string;
  readonly termination: (period: string) => string;
  readonly reinstatement: (figures: Figures) => string;
  readonly acknowledged: string;
};

/** Md. Com. Law § 12-1111. Where the form asks to specify, the figures are this agreement's. */
const words: Readonly<Record<Locale, Words>> = {
  'en-US': {
    heading: 'Rental–purchase agreement: the disclosures in Maryland’s form',
    parts: [
      'Lessor(s)',
      'Lessee(s)',
      'Description of Rental Property',
      'Cash Price',
      'Total Initial Payment',
      'Rental Payments',
      'Other Charges',
      'Total Cost To Acquire Ownership',
      'Cost of Lease Services',
      'No Ownership Until Total Paid',
      'Early Purchase Option',
      'Maintenance',
      'Warranty',
      'Damages',
      'Termination',
      'Reinstatement',
    ],
    initial: ['Rental Payment', 'Delivery Charge', 'Tax', 'Other (processing fee)', 'Total'],
    initialWithCoverage: [
      'Rental Payment',
      'Delivery Charge',
      'Tax',
      'Other (processing fee, Benefit Plus)',
      'Total',
    ],
    rental: {
      WEEKLY: 'Total Weekly Rental Payment (includes tax)',
      BIWEEKLY: 'Total Biweekly Rental Payment (includes tax)',
      SEMIMONTHLY: 'Total Semimonthly Rental Payment (includes tax)',
      MONTHLY: 'Total Monthly Rental Payment (includes tax)',
    },
    otherCharges: ['In Home Pick–up Fee', 'Reinstatement Fee', 'Other'],
    period: {
      WEEKLY: 'week',
      BIWEEKLY: 'two weeks',
      SEMIMONTHLY: 'half month',
      MONTHLY: 'month',
    },
    totalCost: ({ total, count }, period) =>
      `If you renew this rental agreement each ${period}, for ${count} payments, you will pay a total of ${total} to own the rental property. This amount includes your total initial payment but does not include other charges such as damage, reinstatement or pick–up fees for which you may be liable.`,
    costOfLease: ({ costOfLease }) =>
      `The cost of lease services is the difference between the final purchase price of the rental property and the cash price of the rental property. The cost of lease services for the rental property is ${costOfLease}.`,
    statements: [
      'You will not acquire ownership of the rental property until you pay the total rental payments necessary to acquire ownership, or unless you exercise an early purchase option.',
      'We (lessor) are responsible for maintaining the rental property in good working condition while it is being rented. We will provide all necessary service, repair or replacement (in home) if you notify us by phone or mail that service is needed. We will not be responsible for repairs done by anyone other than us.',
      'If allowed by the manufacturer, the manufacturer’s express warranty covering the rental property rented under this agreement will be transferred to you if, and at the time, you acquire ownership of the rental property.',
      'You (lessee) are entirely responsible for loss, damages, theft or destruction of the rental property while it is in your possession. Your liability for such damage will not exceed the early purchase option price of the rental property as of the date it is lost, stolen, damaged or destroyed.',
    ],
    earlyPurchase: 'You may purchase the rental property at any time after your first rental payment.',
    termination: (period) =>
      `You (lessee) may terminate this agreement without penalty at the end of any term of one ${period} by returning the rental property to us in good condition. You will be liable for any unpaid rental payments due upon the date of return.`,
    reinstatement: ({ days, daysAfterReturn }) =>
      `If you (lessee) fail to make a timely payment, you may reinstate the agreement without penalty, if: 1) You pay all past due rental charges within ${days} days of your renewal date; or 2) You return or voluntarily surrender the rental property within ${days} days of your renewal date. If you choose to reinstate the agreement after returning the rental property, you will have up to ${daysAfterReturn} days to pay all past due rental charges. We charge no reinstatement fee and no redelivery fee.`,
    acknowledged: 'I have read the above disclosures before signing this rental–purchase agreement.',
  },
  'es-US': {
    heading: 'Contrato de renta con opción a compra: los datos en el formulario de Maryland',
    parts: [
      'Arrendador',
      'Arrendatario',
      'Descripción de los artículos rentados',
      'Precio de contado',
      'Pago inicial total',
      'Pagos de renta',
      'Otros cargos',
      'Costo total para ser dueño',
      'Costo de los servicios de arrendamiento',
      'No es dueño hasta que pague el total',
      'Opción de compra anticipada',
      'Mantenimiento',
      'Garantía',
      'Daños',
      'Terminación',
      'Retomar el contrato',
    ],
    initial: ['Pago de renta', 'Cargo por entrega', 'Impuesto', 'Otro (cargo de trámite)', 'Total'],
    initialWithCoverage: [
      'Pago de renta',
      'Cargo por entrega',
      'Impuesto',
      'Otro (cargo de trámite, Benefit Plus)',
      'Total',
    ],
    rental: {
      WEEKLY: 'Pago de renta semanal total (incluye impuestos)',
      BIWEEKLY: 'Pago de renta total, cada dos semanas (incluye impuestos)',
      SEMIMONTHLY: 'Pago de renta total, dos veces al mes (incluye impuestos)',
      MONTHLY: 'Pago de renta mensual total (incluye impuestos)',
    },
    otherCharges: ['Cargo por recoger en casa', 'Cargo por retomar el contrato', 'Otros'],
    period: { WEEKLY: 'semana', BIWEEKLY: 'dos semanas', SEMIMONTHLY: 'medio mes', MONTHLY: 'mes' },
    totalCost: ({ total, count }, period) =>
      `Si renueva este contrato cada ${period}, por ${count} pagos, pagará un total de ${total} para ser dueño de los artículos rentados. Este monto incluye su pago inicial total, pero no otros cargos que podría deber, como los de daños, de retomar el contrato o de recolección.`,
    costOfLease: ({ costOfLease }) =>
      `El costo de los servicios de arrendamiento es la diferencia entre el precio final de compra de los artículos rentados y su precio de contado. El costo de los servicios de arrendamiento de los artículos rentados es de ${costOfLease}.`,
    statements: [
      'Usted no será dueño de los artículos rentados hasta que haga todos los pagos de renta necesarios para serlo, o hasta que use una opción de compra anticipada.',
      'Nosotros (el arrendador) nos encargamos de mantener los artículos rentados en buen estado de funcionamiento mientras los renta. Haremos todo servicio, reparación o reemplazo necesario (en su casa) si nos avisa por teléfono o por correo que hace falta. No respondemos por reparaciones que haga otra persona.',
      'Si el fabricante lo permite, la garantía expresa del fabricante sobre los artículos rentados con este contrato pasará a usted si llega a ser dueño de ellos, y en ese momento.',
      'Usted (el arrendatario) responde por completo de la pérdida, los daños, el robo o la destrucción de los artículos rentados mientras los tenga. Su responsabilidad no será mayor que el precio de compra anticipada en la fecha en que se pierdan, se roben, se dañen o se destruyan.',
    ],
    earlyPurchase:
      'Puede comprar los artículos rentados en cualquier momento después de su primer pago de renta.',
    termination: (period) =>
      `Usted (el arrendatario) puede terminar este contrato sin penalidad al final de cualquier periodo de ${period}, si nos devuelve los artículos rentados en buen estado. Deberá los pagos de renta vencidos hasta la fecha de la devolución.`,
    reinstatement: ({ days, daysAfterReturn }) =>
      `Si usted (el arrendatario) no hace un pago a tiempo, puede retomar el contrato sin penalidad si: 1) paga toda la renta vencida en los ${days} días posteriores a su fecha de renovación; o 2) devuelve o entrega voluntariamente los artículos rentados en los ${days} días posteriores a su fecha de renovación. Si decide retomar el contrato después de devolver los artículos rentados, tendrá hasta ${daysAfterReturn} días para pagar toda la renta vencida. No cobramos por retomar el contrato ni por volver a entregar.`,
    acknowledged: 'Leí los datos anteriores antes de firmar este contrato de renta con opción a compra.',
  },
};

function describe({ items, locale }: AgreementDocumentInput): string {
  const { conditions } = disclosureTextsOf(locale);
  const described = items.map(({ name, quantity, inventoryNumber, rmsItemNumber, condition }) =>
    [`${quantity} × ${name}`, inventoryNumber ?? rmsItemNumber, conditions[condition]].join(', '),
  );
  return described.join('; ');
}

export type PrescribedForm = { readonly heading: string; readonly blocks: readonly DocumentBlock[] };

/** The form of Maryland's act, in its order and words; null in every other state. */
export function marylandFormOf(input: AgreementDocumentInput, disclosure: Disclosure): PrescribedForm | null {
  if (input.stateCode !== 'MD') return null;
  const { locale, quote, payments, store, customer } = input;
  const text = words[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const [first] = payments;
  const regular = payments.find(({ kind }) => kind === 'regular') ?? first;
  const { inPossession, afterReturn } = getStateRule(input.stateCode).reinstatement;
  const figures: Figures = {
    total: money(quote.totalWithTaxCents),
    count: payments.length,
    costOfLease: money(quote.totalCostToOwnCents - quote.cashPriceCents),
    days: inPossession.days[quote.frequency],
    daysAfterReturn: afterReturn.days,
  };
  const period = text.period[quote.frequency];
  const [ownership = '', maintenance = '', warranty = '', damages = ''] = text.statements;
  const early = disclosure.sections.find(({ code }) => code === 'early-purchase')?.paragraphs ?? [];
  const part = (index: number, value: string): DocumentBlock => ({
    kind: 'paragraph',
    text: `${numberOf(index, text)}: ${value}`,
  });
  const amounts = (index: number, labels: readonly string[], cents: readonly number[]) =>
    labels.map((label, at) => ({
      label: `${numberOf(index, text)}: ${label}`,
      value: money(cents[at] ?? 0),
    }));
  const initial = [
    first?.rentCents ?? 0,
    0,
    first?.taxCents ?? 0,
    first ? first.totalCents - first.rentCents - first.taxCents : 0,
    first?.totalCents ?? 0,
  ];
  const rows = [
    { label: numberOf(3, text), value: money(quote.cashPriceCents) },
    ...amounts(4, quote.coverage ? text.initialWithCoverage : text.initial, initial),
    ...amounts(5, [text.rental[quote.frequency]], [regular ? regular.rentCents + regular.taxCents : 0]),
    ...amounts(6, text.otherCharges, []),
  ];
  const statements = [
    text.totalCost(figures, period),
    text.costOfLease(figures),
    ownership,
    [text.earlyPurchase, ...early].join(' '),
    maintenance,
    warranty,
    damages,
    text.termination(period),
    text.reinstatement(figures),
  ];
  return {
    heading: text.heading,
    blocks: [
      part(0, [input.retailerName, store.name, ...store.addressLines, input.storePhone].join(', ')),
      part(1, [customer.name, ...customer.addressLines].join(', ')),
      part(2, describe(input)),
      { kind: 'facts', rows },
      ...statements.map((statement, index) => part(7 + index, statement)),
      { kind: 'paragraph', text: text.acknowledged },
    ],
  };
}

/** Lessor and lessee share number 1, the goods and their cash price number 2. */
function numberOf(index: number, { parts }: Words): string {
  const number = index < 2 ? 1 : index < 4 ? 2 : index - 1;
  return `${number}. ${parts[index] ?? ''}`;
}
