import type { DisclosureTexts } from './disclosure-texts.ts';

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
