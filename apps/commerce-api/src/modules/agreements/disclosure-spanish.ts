import type { DisclosureTexts, DisclosureValues, LateFeeText } from './disclosure-texts.ts';

function lateFeeSentence(fee: LateFeeText): string {
  switch (fee.type) {
    case 'FLAT':
      return `El cargo por atraso es de ${fee.fee}, una sola vez por pago.`;
    case 'TIERED':
      return `El cargo por atraso es de ${fee.small} por un pago de hasta ${fee.smallMax} y de ${fee.large} por uno mayor, una sola vez por pago.`;
    case 'LESSER':
      return `El cargo por atraso es el ${fee.share} del pago atrasado, ${fee.min === null ? '' : `como mínimo ${fee.min} y `}como máximo ${fee.max}, una sola vez por pago.`;
    case 'GREATER':
      return `El cargo por atraso es el ${fee.share} del pago atrasado o ${fee.fee}, lo que sea mayor, una sola vez por pago.`;
  }
}

/** How the sentence on the price starts: after same-as-cash, or where there is none. */
const priceIs = ({ sameAsCashEnd }: DisclosureValues) =>
  sameAsCashEnd === null
    ? 'Usted puede comprar en cualquier momento. El precio es'
    : 'Después de esa fecha, el precio es';

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
    'early-purchase': 'Compra anticipada',
    'late-payment': 'Si un pago se atrasa',
    reinstatement: 'Retomar su contrato',
    return: 'Devolver los artículos',
    'loss-and-damage': 'Pérdida y daños',
    maintenance: 'Servicio y reparación',
    warranty: 'Garantía del fabricante',
    'other-charges': 'Otros cargos',
    'receipts-and-copies': 'Recibos y copias',
  },
  ownership: ({ transaction, ownershipShare }) => [
    `Este es un ${transaction}. Usted renta los artículos por un periodo de pago a la vez y puede terminar al final de cualquier periodo.`,
    'Usted no es dueño de los artículos hasta que haga todos los pagos de su plan de pagos o use la opción de compra anticipada.',
    ...(ownershipShare === null
      ? []
      : [
          `También pasan a ser suyos en cuanto el ${ownershipShare} de la renta que ya pagó sea igual al precio de contado.`,
        ]),
  ],
  sameAsCash: ({ sameAsCashEnd, cashPrice }) =>
    `Hasta el ${sameAsCashEnd}, los artículos pasan a ser suyos en cuanto sus pagos de renta sumen el precio de contado de ${cashPrice}. Los impuestos y cualquier monto vencido se cobran aparte.`,
  earlyPurchase: {
    FRACTION: (values) =>
      `${priceIs(values)} el precio de contado multiplicado por la proporción de pagos que aún no ha hecho${values.isAtLeastOnePayment ? ', pero no menos de un pago' : ''}.`,
    PCT_REMAINING: (values) =>
      `${priceIs(values)} el ${values.earlyPurchaseShare} de la renta que aún no ha pagado.`,
    CASH_LESS_PCT: (values) =>
      `${priceIs(values)} el precio de contado menos el ${values.earlyPurchaseShare} de la renta que ya pagó.`,
    SAC: () =>
      'Usted puede comprar en cualquier momento por el precio de contado menos toda la renta que ya pagó.',
  },
  latePayment: ({ lateFee, graceDays, lateFeeLimitOfSeveral, isMostRecentPaymentFirst, storePhone }) => [
    ...(lateFee === null
      ? ['No se cobra ningún cargo por atraso.']
      : [`No se cobra cargo por atraso durante los primeros ${graceDays} días.`, lateFeeSentence(lateFee)]),
    ...(lateFeeLimitOfSeveral === null
      ? []
      : [
          `Si tiene varios contratos con nosotros, sus cargos por atraso juntos son como máximo el ${lateFeeLimitOfSeveral} de todos sus pagos atrasados.`,
        ]),
    ...(isMostRecentPaymentFirst
      ? ['Lo que usted paga se aplica primero al pago vencido más reciente.']
      : []),
    `Avísenos antes de atrasarse: puede cambiar una fecha de pago. El teléfono de su tienda es ${storePhone}.`,
  ],
  reinstatement: ({ reinstateDays, isReinstatedInBusinessDays, afterReturnDays }) => [
    `Si no hace un pago, puede conservar su contrato si paga lo vencido dentro de ${reinstateDays} ${isReinstatedInBusinessDays ? 'días hábiles' : 'días'}.`,
    `Si ya devolvió los artículos, puede retomar el contrato dentro de ${afterReturnDays} días. Recibe los mismos artículos u otros del mismo tipo y valor, y lo que ya pagó sigue contando.`,
    'No se cobra nada por retomar el contrato.',
  ],
  returning: () => [
    'Usted puede terminar el contrato en cualquier momento y sin penalidad: devuelva los artículos o elija una fecha para que los recojamos. Solo paga hasta el día en que los recogemos.',
    'Usted puede cancelar hasta que se entreguen los artículos, y se le devuelve todo lo que pagó.',
  ],
  lossAndDamage: () => [
    'Usted responde por la pérdida o los daños de los artículos mientras los tenga, por no más que el precio de compra anticipada de ese día. El desgaste normal no se le cobra.',
    'La exención por pérdida y daños es opcional. No se incluye a menos que usted la pida.',
  ],
  maintenance: () => [
    'Mientras usted renta, mantenemos los artículos en buen estado sin costo. Si no podemos repararlos, los reemplazamos.',
  ],
  warranty: () => ['Si la garantía del fabricante sigue vigente, pasa a usted cuando se convierte en dueño.'],
  otherCharges: ({ retailer, hasProcessingFee, lateFee }) => {
    const charges = ['los pagos', ...(hasProcessingFee ? ['el cargo de trámite'] : []), 'los impuestos'];
    const all = lateFee === null ? charges : [...charges, 'los cargos por atraso'];
    return [
      `${retailer} no cobra nada aparte de ${all.slice(0, -1).join(', ')} y ${all.at(-1)} que se indican aquí. La cobertura opcional no se incluye a menos que usted la pida.`,
    ];
  },
  receiptsAndCopies: [
    'Usted recibe una copia de este contrato al firmarlo y un recibo por escrito de cada pago.',
  ],
  records: {
    'receipt-shows-totals':
      'Cada recibo indica cuánto falta por pagar según su plan de pagos y cuánto costaría la compra anticipada.',
    'statement-on-request': 'Si nos pide un estado de cuenta, lo recibe en un plazo de 3 días.',
    'yearly-statement': 'Una vez al año puede pedir un estado de cuenta sin costo.',
    'enforceable-with-copy':
      'No se le puede exigir el cumplimiento de este contrato antes de que tenga su copia firmada.',
  },
};
