import type { StateRule } from '@ownpath/domain/stores';

/** Values in the texts; amounts and dates are already formatted. */
export type DisclosureValues = {
  readonly retailer: string;
  readonly transaction: string;
  readonly sameAsCashEnd: string | null;
  readonly cashPrice: string;
  readonly earlyPurchaseShare: string | null;
  readonly lateFee: string;
  readonly graceDaysWeekly: number;
  readonly graceDaysMonthly: number;
  readonly reinstateDaysWeekly: number;
  readonly reinstateDaysMonthly: number;
  readonly afterReturnDays: number;
  readonly storePhone: string;
};

export type DisclosureSectionCode =
  | 'ownership'
  | 'early-purchase'
  | 'late-payment'
  | 'reinstatement'
  | 'return'
  | 'loss-and-damage'
  | 'maintenance'
  | 'warranty'
  | 'other-charges';

export type DisclosureTexts = {
  readonly transactionNames: Readonly<Record<StateRule['transactionName'], string>>;
  readonly conditions: Readonly<Record<'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR', string>>;
  readonly headings: Readonly<Record<DisclosureSectionCode, string>>;
  readonly ownership: (values: DisclosureValues) => string[];
  readonly earlyPurchase: Readonly<
    Record<StateRule['epo']['strategy'], (values: DisclosureValues) => string>
  >;
  readonly sameAsCash: (values: DisclosureValues) => string;
  readonly latePayment: (values: DisclosureValues) => string[];
  readonly lateFeePercent: (share: string, floor: string, cap: string | null) => string;
  readonly lateFeeFlat: (small: string, smallMax: string, weekly: string, monthly: string) => string;
  readonly reinstatement: (values: DisclosureValues) => string[];
  readonly returning: (values: DisclosureValues) => string[];
  readonly lossAndDamage: (values: DisclosureValues) => string[];
  readonly maintenance: (values: DisclosureValues) => string[];
  readonly warranty: (values: DisclosureValues) => string[];
  readonly otherCharges: (values: DisclosureValues) => string[];
};

export const englishDisclosure: DisclosureTexts = {
  transactionNames: {
    'rental-purchase': 'rental-purchase agreement',
    'consumer-rental-purchase': 'consumer rental-purchase agreement',
    'rent-to-own': 'rent-to-own agreement',
    'lease-purchase': 'lease-purchase agreement',
    'lease-with-option-to-purchase': 'lease with option to purchase',
    lease: 'lease agreement',
    'consumer-lease': 'consumer lease',
  },
  conditions: {
    NEW: 'New',
    USED_GREAT: 'Pre-owned (Great)',
    USED_GOOD: 'Pre-owned (Good)',
    USED_FAIR: 'Pre-owned (Fair)',
  },
  headings: {
    ownership: 'When it becomes yours',
    'early-purchase': 'Buying early',
    'late-payment': 'If a payment is late',
    reinstatement: 'Taking your agreement up again',
    return: 'Giving it back',
    'loss-and-damage': 'Loss and damage',
    maintenance: 'Service and repair',
    warranty: 'Manufacturer’s warranty',
    'other-charges': 'Other charges',
  },
  ownership: ({ transaction }) => [
    `This is a ${transaction}. You rent the goods for one payment period at a time and may stop at the end of any period.`,
    'You do not own the goods until you have made every payment of the schedule or have used the early purchase option.',
  ],
  sameAsCash: ({ sameAsCashEnd, cashPrice }) =>
    `Through ${sameAsCashEnd} you own the goods once your rent payments add up to the cash price of ${cashPrice}. Tax and any amount past due come on top.`,
  earlyPurchase: {
    FRACTION: () =>
      'After that date the price is the cash price multiplied by the share of payments that you have not yet made.',
    PCT_REMAINING: ({ earlyPurchaseShare }) =>
      `After that date the price is ${earlyPurchaseShare} of the rent that you have not yet paid.`,
    CASH_LESS_PCT: ({ earlyPurchaseShare }) =>
      `After that date the price is the cash price less ${earlyPurchaseShare} of the rent that you have paid.`,
    SAC: () => 'You may buy at any time for the cash price less all the rent that you have paid.',
  },
  lateFeePercent: (share, floor, cap) =>
    `The late fee is ${share} of the late payment, at least ${floor}${cap === null ? '' : ` and at most ${cap}`}, once per payment.`,
  lateFeeFlat: (small, smallMax, weekly, monthly) =>
    `The late fee is ${small} for a payment of up to ${smallMax}, ${weekly} for a larger one and ${monthly} for a monthly one, once per payment.`,
  latePayment: ({ lateFee, graceDaysWeekly, graceDaysMonthly, storePhone }) => [
    `No late fee is charged for the first ${graceDaysWeekly} days (${graceDaysMonthly} days when you pay monthly).`,
    lateFee,
    `Tell us before you fall behind: you may move a due date. Your store’s number is ${storePhone}.`,
  ],
  reinstatement: ({ reinstateDaysWeekly, reinstateDaysMonthly, afterReturnDays }) => [
    `If you miss a payment you keep your agreement by paying what is due within ${reinstateDaysWeekly} days (${reinstateDaysMonthly} days when you pay monthly).`,
    `If you have given the goods back you may take the agreement up again within ${afterReturnDays} days. You get the same goods or goods of the same kind and value, and what you paid still counts.`,
  ],
  returning: () => [
    'You may end the agreement at any time and without a penalty: return the goods or choose a pickup date. You pay only through the day they are picked up.',
    'Until the goods are delivered you may cancel, and everything you paid is given back.',
  ],
  lossAndDamage: () => [
    'You are responsible for the goods while you have them, at no more than the early purchase price on the day they are lost or damaged. Normal wear is ours.',
    'A loss damage waiver is optional. It is off unless you ask for it.',
  ],
  maintenance: () => [
    'We keep the goods in working order at no charge while you rent. If we can’t repair them we replace them.',
  ],
  warranty: () => [
    'A manufacturer’s warranty that is still in force passes to you when you become the owner.',
  ],
  otherCharges: ({ retailer }) => [
    `${retailer} asks for no charge beyond the payments, processing fee, tax and late fees told here. Optional cover is off unless you ask for it.`,
  ],
};

export const spanishDisclosure: DisclosureTexts = {
  transactionNames: {
    'rental-purchase': 'contrato de renta con opción a compra',
    'consumer-rental-purchase': 'contrato de renta con opción a compra para el consumidor',
    'rent-to-own': 'contrato de renta para ser dueño',
    'lease-purchase': 'contrato de arrendamiento y compra',
    'lease-with-option-to-purchase': 'arrendamiento con opción de compra',
    lease: 'contrato de arrendamiento',
    'consumer-lease': 'arrendamiento para el consumidor',
  },
  conditions: {
    NEW: 'Nuevo',
    USED_GREAT: 'Usado (Excelente)',
    USED_GOOD: 'Usado (Bueno)',
    USED_FAIR: 'Usado (Aceptable)',
  },
  headings: {
    ownership: 'Cuándo pasa a ser suyo',
    'early-purchase': 'Comprar antes',
    'late-payment': 'Si un pago se atrasa',
    reinstatement: 'Retomar su contrato',
    return: 'Devolver los artículos',
    'loss-and-damage': 'Pérdida y daños',
    maintenance: 'Servicio y reparación',
    warranty: 'Garantía del fabricante',
    'other-charges': 'Otros cargos',
  },
  ownership: ({ transaction }) => [
    `Este es un ${transaction}. Usted renta los artículos por un período de pago a la vez y puede terminar al final de cualquier período.`,
    'Usted no es dueño de los artículos hasta que haya hecho todos los pagos del calendario o haya usado la opción de compra anticipada.',
  ],
  sameAsCash: ({ sameAsCashEnd, cashPrice }) =>
    `Hasta el ${sameAsCashEnd}, los artículos son suyos cuando sus pagos de renta sumen el precio de contado de ${cashPrice}. Los impuestos y cualquier monto vencido se cobran aparte.`,
  earlyPurchase: {
    FRACTION: () =>
      'Después de esa fecha, el precio es el precio de contado multiplicado por la proporción de pagos que aún no ha hecho.',
    PCT_REMAINING: ({ earlyPurchaseShare }) =>
      `Después de esa fecha, el precio es el ${earlyPurchaseShare} de la renta que aún no ha pagado.`,
    CASH_LESS_PCT: ({ earlyPurchaseShare }) =>
      `Después de esa fecha, el precio es el precio de contado menos el ${earlyPurchaseShare} de la renta que ya pagó.`,
    SAC: () =>
      'Usted puede comprar en cualquier momento por el precio de contado menos toda la renta que ya pagó.',
  },
  lateFeePercent: (share, floor, cap) =>
    `El cargo por atraso es el ${share} del pago atrasado, como mínimo ${floor}${cap === null ? '' : ` y como máximo ${cap}`}, una sola vez por pago.`,
  lateFeeFlat: (small, smallMax, weekly, monthly) =>
    `El cargo por atraso es de ${small} por un pago de hasta ${smallMax}, de ${weekly} por uno mayor y de ${monthly} por uno mensual, una sola vez por pago.`,
  latePayment: ({ lateFee, graceDaysWeekly, graceDaysMonthly, storePhone }) => [
    `No se cobra cargo por atraso durante los primeros ${graceDaysWeekly} días (${graceDaysMonthly} días si paga cada mes).`,
    lateFee,
    `Avísenos antes de atrasarse: usted puede mover una fecha de pago. El teléfono de su tienda es ${storePhone}.`,
  ],
  reinstatement: ({ reinstateDaysWeekly, reinstateDaysMonthly, afterReturnDays }) => [
    `Si no hace un pago, conserva su contrato al pagar lo vencido dentro de ${reinstateDaysWeekly} días (${reinstateDaysMonthly} días si paga cada mes).`,
    `Si ya devolvió los artículos, puede retomar el contrato dentro de ${afterReturnDays} días. Recibe los mismos artículos u otros del mismo tipo y valor, y lo que ya pagó sigue contando.`,
  ],
  returning: () => [
    'Usted puede terminar el contrato en cualquier momento y sin penalidad: devuelva los artículos o elija una fecha para que los recojamos. Solo paga hasta el día en que se recogen.',
    'Hasta que se entreguen los artículos, usted puede cancelar y se le devuelve todo lo que pagó.',
  ],
  lossAndDamage: () => [
    'Usted es responsable de los artículos mientras los tenga, por no más que el precio de compra anticipada del día en que se pierdan o se dañen. El desgaste normal corre por nuestra cuenta.',
    'La exención por pérdida y daños es opcional. Está desactivada a menos que usted la pida.',
  ],
  maintenance: () => [
    'Mientras usted renta, mantenemos los artículos en buen estado sin costo. Si no podemos repararlos, los reemplazamos.',
  ],
  warranty: () => ['La garantía del fabricante que siga vigente pasa a usted cuando se convierte en dueño.'],
  otherCharges: ({ retailer }) => [
    `${retailer} no cobra nada aparte de los pagos, el cargo de trámite, los impuestos y los cargos por atraso que se indican aquí. La cobertura opcional está desactivada a menos que usted la pida.`,
  ],
};
