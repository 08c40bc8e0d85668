import type { Locale } from '@ownpath/domain/site';

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

/** Version of the document's wording; changes with every word of it or of the disclosure. */
export const AGREEMENT_TEMPLATE_VERSION = '2027-01';

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
      'total-cost-to-own': 'Total cost',
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
      'total-cost-to-own': 'Costo total',
      'cash-price': 'Precio de contado',
      'cost-of-rental': 'Costo de rentar (total de la renta menos el precio de contado)',
      'tax-rate': 'Tasa de impuesto',
      'same-as-cash-end': 'Precio de contado hasta',
    },
    andMore: (count) => ` y ${count} más`,
  },
};
