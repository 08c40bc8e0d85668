import type { Locale } from '@ownpath/domain/site';

type PaperTexts = {
  readonly number: string;
  readonly store: string;
  readonly customer: string;
  readonly receipt: {
    readonly title: string;
    readonly paid: (amount: string, method: string, date: string) => string;
    readonly credit: (date: string) => string;
    readonly left: (count: number, total: string) => string;
    readonly buyOut: (price: string) => string;
    readonly owned: string;
    readonly refunded: string;
    /** Of a bank debit that can still come back. */
    readonly provisional: (date: string) => string;
  };
  readonly statement: {
    readonly title: string;
    readonly intro: (date: string) => string;
    readonly payments: string;
    readonly summary: string;
    readonly columns: readonly [
      date: string,
      what: string,
      rent: string,
      tax: string,
      other: string,
      paid: string,
    ];
    readonly what: (numbers: readonly number[], count: number, isBuyOut: boolean) => string;
    readonly reversed: string;
    readonly total: string;
    readonly totalCost: string;
    readonly cashPrice: string;
    readonly left: string;
    readonly buyOut: string;
  };
  readonly rented: {
    readonly heading: string;
    readonly item: (condition: string, quantity: number, unit: string) => string;
    readonly unit: (inventoryNumber: string) => string;
    readonly noUnit: string;
    readonly delivered: string;
    readonly rate: string;
    readonly renewal: string;
    readonly renewalText: (amount: string, date: string) => string;
    readonly coverage: string;
    readonly noCoverage: string;
    readonly withEach: (amount: string) => string;
    readonly sameAsCash: string;
  };
  readonly authorization: {
    readonly record: string;
    readonly name: string;
    readonly item: string;
    readonly at: string;
    readonly address: string;
    readonly text: string;
  };
  readonly letter: {
    readonly title: string;
    readonly paid: (number: string, date: string) => string;
    readonly owns: string;
    readonly items: string;
    readonly unit: string;
    readonly delivered: string;
    readonly cost: string;
    readonly signs: string;
  };
};

/** "Payment 3 of 78", "Payments 3 to 5 of 78": numbers that one payment pays follow one another. */
const span = (numbers: readonly number[]) =>
  numbers.length > 1 ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : `${numbers[0]}`;

export const paperTexts: Readonly<Record<Locale, PaperTexts>> = {
  'en-US': {
    number: 'Agreement',
    store: 'Store',
    customer: 'Customer',
    receipt: {
      title: 'Receipt',
      paid: (amount, method, date) => `${amount} was paid on ${date} with ${method}.`,
      credit: (date) => `Credit covered this payment on ${date}. Nothing was charged.`,
      left: (count, total) =>
        `Still to pay on schedule: ${total}, tax included, in ${count === 1 ? '1 payment' : `${count} payments`}.`,
      buyOut: (price) => `To own it right after this payment: ${price} more, tax included.`,
      owned: 'With this payment it was paid in full. Nothing more is due on this agreement.',
      refunded: 'This payment was refunded.',
      provisional: (date) => `It is a bank debit, and provisional until ${date}: the bank can return it.`,
    },
    statement: {
      title: 'Statement',
      intro: (date) => `Everything paid on this agreement through ${date}.`,
      payments: 'Payments',
      summary: 'Summary',
      columns: ['Date', 'For', 'Rent', 'Tax', 'Other', 'Paid'],
      what: (numbers, count, isBuyOut) =>
        isBuyOut
          ? 'Bought early'
          : numbers.length === 0
            ? 'Partial or extra'
            : `${span(numbers)} of ${count}`,
      reversed: 'refunded',
      total: 'Total',
      totalCost: 'Total cost to own, before tax',
      cashPrice: 'Cash price',
      left: 'Left to pay on schedule, tax included',
      buyOut: 'To own it that day, tax included',
    },
    rented: {
      heading: 'What you rent',
      item: (condition, quantity, unit) =>
        `${quantity === 1 ? '' : `${quantity} pieces, `}${condition}. ${unit}`,
      unit: (inventoryNumber) => `Inventory number ${inventoryNumber}`,
      noUnit: 'The serial number is on your delivery receipt',
      delivered: 'Delivered',
      rate: 'Renewal rate, before tax',
      renewal: 'Next renewal',
      renewalText: (amount, date) => `${amount} on ${date}, tax included`,
      coverage: 'Optional coverage',
      noCoverage: 'None',
      withEach: (amount) => `${amount} with each payment`,
      sameAsCash: 'Same as cash until',
    },
    authorization: {
      record: 'Record',
      name: 'Authorized by',
      item: 'For',
      at: 'Authorized on',
      address: 'From the internet address',
      text: 'Version of the text',
    },
    letter: {
      title: 'Ownership letter',
      paid: (number, date) => `Agreement ${number} was paid in full on ${date}.`,
      owns: 'As of that day, you own what is listed below. We have no claim to it.',
      items: 'What you own',
      unit: 'Unit',
      delivered: 'Delivered',
      cost: 'What you paid',
      signs: 'For the store',
    },
  },
  'es-US': {
    number: 'Contrato',
    store: 'Tienda',
    customer: 'Cliente',
    receipt: {
      title: 'Recibo',
      paid: (amount, method, date) => `Se pagaron ${amount} el ${date} con ${method}.`,
      credit: (date) => `Su saldo a favor cubrió este pago el ${date}. No se cobró nada.`,
      left: (count, total) =>
        `Le falta pagar según su plan de pagos: ${total}, con impuestos, en ${count === 1 ? '1 pago' : `${count} pagos`}.`,
      buyOut: (price) => `Para ser dueño justo después de este pago: ${price} más, con impuestos.`,
      owned: 'Con este pago quedó todo pagado. No debe nada más de este contrato.',
      refunded: 'Este pago se devolvió.',
      provisional: (date) =>
        `Es un débito bancario y es provisional hasta el ${date}: el banco puede devolverlo.`,
    },
    statement: {
      title: 'Estado de cuenta',
      intro: (date) => `Todo lo pagado en este contrato hasta el ${date}.`,
      payments: 'Pagos',
      summary: 'Resumen',
      columns: ['Fecha', 'Por', 'Renta', 'Impuestos', 'Otros', 'Pagado'],
      what: (numbers, count, isBuyOut) =>
        isBuyOut
          ? 'Compra anticipada'
          : numbers.length === 0
            ? 'Pago parcial o adicional'
            : `${span(numbers)} de ${count}`,
      reversed: 'devuelto',
      total: 'Total',
      totalCost: 'Costo total para ser dueño, sin impuestos',
      cashPrice: 'Precio de contado',
      left: 'Falta por pagar según el plan de pagos, con impuestos',
      buyOut: 'Para ser dueño ese día, con impuestos',
    },
    rented: {
      heading: 'Lo que renta',
      item: (condition, quantity, unit) =>
        `${quantity === 1 ? '' : `${quantity} piezas, `}${condition}. ${unit}`,
      unit: (inventoryNumber) => `Número de inventario ${inventoryNumber}`,
      noUnit: 'El número de serie está en su recibo de entrega',
      delivered: 'Entregado',
      rate: 'Tarifa de renovación, sin impuestos',
      renewal: 'Próxima renovación',
      renewalText: (amount, date) => `${amount} el ${date}, con impuestos`,
      coverage: 'Cobertura opcional',
      noCoverage: 'Ninguna',
      withEach: (amount) => `${amount} con cada pago`,
      sameAsCash: 'Mismo precio que al contado hasta el',
    },
    authorization: {
      record: 'Constancia',
      name: 'Autorizó',
      item: 'Artículo',
      at: 'Fecha y hora',
      address: 'Desde la dirección de internet',
      text: 'Versión del texto',
    },
    letter: {
      title: 'Carta de propiedad',
      paid: (number, date) => `El contrato ${number} quedó pagado por completo el ${date}.`,
      owns: 'Desde ese día usted es dueño de lo que aparece abajo. No tenemos ningún derecho sobre esos artículos.',
      items: 'Lo que es suyo',
      unit: 'Unidad',
      delivered: 'Entregado',
      cost: 'Lo que pagó',
      signs: 'Por la tienda',
    },
  },
};
