import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';

type AgreementTexts = {
  readonly number: string;
  readonly lessor: string;
  readonly customer: string;
  readonly dates: string;
  readonly made: (instant: string) => string;
  readonly starts: (day: string) => string;
  readonly translation: (signedLanguage: string) => string;
  readonly languages: Readonly<Record<Locale, string>>;
  readonly headings: Readonly<
    Record<'items' | 'payments' | 'costs' | 'calendar' | 'summary' | 'signatures', string>
  >;
  readonly notices: (stateName: string) => string;
  readonly item: string;
  readonly condition: string;
  readonly rent: string;
  readonly cashPrice: string;
  readonly brand: string;
  readonly model: string;
  readonly color: string;
  readonly itemNumber: string;
  readonly inventoryNumber: string;
  readonly noInventoryNumber: string;
  readonly includes: string;
  readonly rentPerPeriod: Readonly<Record<Frequency, (rent: string) => string>>;
  readonly inAll: (total: string) => string;
  readonly paymentCount: (count: number) => string;
  readonly payments: string;
  readonly each: string;
  readonly together: string;
  readonly equalPayments: (count: number) => string;
  /** By their place in the schedule. */
  readonly paymentNumbers: (from: number, to: number) => string;
  readonly onSigning: (day: string) => string;
  readonly fromTo: (days: string, from: string, to: string) => string;
  readonly everyWeekday: (weekday: string) => string;
  readonly everySecond: (weekday: string) => string;
  readonly twiceAMonth: string;
  readonly onceAMonth: string;
  readonly shortPeriod: (day: string) => string;
  readonly lastPayment: (day: string) => string;
  readonly allPayments: (count: number) => string;
  readonly parts: (rent: string, fee: string | null, tax: string) => string;
  readonly calendarIntro: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly andMore: (count: number) => string;
};

/** The fixed words of an agreement; the clauses are the disclosure's. */
export const documentTexts: Readonly<Record<Locale, AgreementTexts>> = {
  'en-US': {
    number: 'Agreement number',
    lessor: 'You rent from',
    customer: 'You',
    dates: 'Dates',
    made: (instant) => `Made ${instant}`,
    starts: (day) => `Rent starts on delivery, ${day}`,
    translation: (language) =>
      `This is a copy in English. The agreement was made in ${language}, and that version is the one to sign.`,
    languages: { 'en-US': 'English', 'es-US': 'Spanish' },
    headings: {
      items: 'What you rent',
      payments: 'Your payments',
      costs: 'What it costs',
      calendar: 'Every payment',
      summary: 'In plain words',
      signatures: 'Signatures',
    },
    notices: (stateName) => `Notices for ${stateName}`,
    item: 'Item',
    condition: 'Condition',
    rent: 'Rent, before tax',
    cashPrice: 'Cash price',
    brand: 'Brand',
    model: 'Model',
    color: 'Color',
    itemNumber: 'Item number',
    inventoryNumber: 'Inventory number',
    noInventoryNumber: 'The serial number is written on your delivery receipt',
    includes: 'Includes',
    rentPerPeriod: {
      WEEKLY: (rent) => `${rent} a week`,
      BIWEEKLY: (rent) => `${rent} every two weeks`,
      SEMIMONTHLY: (rent) => `${rent} twice a month`,
      MONTHLY: (rent) => `${rent} a month`,
    },
    inAll: (total) => `${total} in all`,
    paymentCount: (count) => (count === 1 ? '1 payment' : `${count} payments`),
    payments: 'Payments',
    each: 'Each',
    together: 'Together',
    equalPayments: (count) => `${count} equal payments`,
    paymentNumbers: (from, to) => (from === to ? `Payment ${from}` : `Payments ${from} to ${to}`),
    onSigning: (day) => `${day}, when you sign`,
    fromTo: (days, from, to) => `${days}, ${from} to ${to}`,
    everyWeekday: (weekday) => `Every ${weekday}`,
    everySecond: (weekday) => `Every other ${weekday}`,
    twiceAMonth: 'Twice a month',
    onceAMonth: 'Once a month',
    shortPeriod: (day) => `${day}, for the days to your payday`,
    lastPayment: (day) => `${day}, the last one`,
    allPayments: (count) => `${count === 1 ? '1 payment' : `${count} payments`}, all you pay to own it`,
    parts: (rent, fee, tax) => `${rent} rent, ${fee === null ? '' : `${fee} processing fee, `}${tax} tax.`,
    calendarIntro: 'Each payment with its day and amount, tax included.',
    facts: {
      'first-payment-rent': 'First payment: rent',
      'processing-fee': 'First payment: processing fee',
      'first-payment-waiver': 'First payment: loss damage waiver',
      'first-payment-club': 'First payment: Benefit Plus',
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
      'optional-coverage': 'Optional coverage in all payments',
      'total-with-coverage': 'Total cost with tax, and optional coverage',
      'cash-price': 'Cash price',
      'cost-of-rental': 'Cost of renting (total of rent less cash price)',
      'tax-rate': 'Tax rate',
      'same-as-cash-end': 'Same as cash until',
    },
    andMore: (count) => ` and ${count} more`,
  },
  'es-US': {
    number: 'Número de contrato',
    lessor: 'Usted renta de',
    customer: 'Usted',
    dates: 'Fechas',
    made: (instant) => `Hecho el ${instant}`,
    starts: (day) => `La renta empieza con la entrega, el ${day}`,
    translation: (language) =>
      `Esta es una copia en español. El contrato se hizo en ${language} y esa versión es la que se firma.`,
    languages: { 'en-US': 'inglés', 'es-US': 'español' },
    headings: {
      items: 'Lo que usted renta',
      payments: 'Sus pagos',
      costs: 'Lo que cuesta',
      calendar: 'Todos los pagos',
      summary: 'En pocas palabras',
      signatures: 'Firmas',
    },
    notices: () => 'Avisos que exige la ley de su estado',
    item: 'Artículo',
    condition: 'Estado',
    rent: 'Renta, antes de impuestos',
    cashPrice: 'Precio de contado',
    brand: 'Marca',
    model: 'Modelo',
    color: 'Color',
    itemNumber: 'Número de artículo',
    inventoryNumber: 'Número de inventario',
    noInventoryNumber: 'El número de serie se anota en su recibo de entrega',
    includes: 'Incluye',
    rentPerPeriod: {
      WEEKLY: (rent) => `${rent} por semana`,
      BIWEEKLY: (rent) => `${rent} cada dos semanas`,
      SEMIMONTHLY: (rent) => `${rent} dos veces al mes`,
      MONTHLY: (rent) => `${rent} al mes`,
    },
    inAll: (total) => `${total} en total`,
    paymentCount: (count) => (count === 1 ? '1 pago' : `${count} pagos`),
    payments: 'Pagos',
    each: 'Cada uno',
    together: 'En total',
    equalPayments: (count) => `${count} pagos iguales`,
    paymentNumbers: (from, to) => (from === to ? `Pago ${from}` : `Pagos del ${from} al ${to}`),
    onSigning: (day) => `${day}, al firmar`,
    fromTo: (days, from, to) => `${days}, del ${from} al ${to}`,
    everyWeekday: (weekday) => `Cada ${weekday}`,
    everySecond: (weekday) => `Un ${weekday} sí y otro no`,
    twiceAMonth: 'Dos veces al mes',
    onceAMonth: 'Una vez al mes',
    shortPeriod: (day) => `${day}, por los días hasta su día de pago`,
    lastPayment: (day) => `${day}, el último`,
    allPayments: (count) => `${count === 1 ? '1 pago' : `${count} pagos`}, todo lo que paga para ser dueño`,
    parts: (rent, fee, tax) =>
      `${rent} de renta, ${fee === null ? '' : `${fee} de cargo de trámite, `}${tax} de impuestos.`,
    calendarIntro: 'Cada pago con su fecha y su monto, con impuestos.',
    facts: {
      'first-payment-rent': 'Primer pago: renta',
      'processing-fee': 'Primer pago: cargo de trámite',
      'first-payment-waiver': 'Primer pago: exención por pérdida y daños',
      'first-payment-club': 'Primer pago: Benefit Plus',
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
      'optional-coverage': 'Cobertura opcional en todos los pagos',
      'total-with-coverage': 'Costo total con impuestos, más la cobertura opcional',
      'cash-price': 'Precio de contado',
      'cost-of-rental': 'Costo de rentar (total de la renta menos el precio de contado)',
      'tax-rate': 'Tasa de impuesto',
      'same-as-cash-end': 'Mismo precio que al contado hasta',
    },
    andMore: (count) => ` y ${count} más`,
  },
};
