/** What the film says, in both languages. A line break is where the type breaks. */
export type Words = {
  readonly opening: string;
  readonly find: readonly [title: string, text: string];
  readonly store: readonly [title: string, text: string];
  readonly chosenStore: string;
  readonly price: readonly [title: string, text: string];
  readonly tag: {
    readonly example: string;
    readonly item: string;
    readonly amount: string;
    readonly unit: string;
    readonly facts: readonly (readonly [label: string, figure: string])[];
    readonly note: string;
  };
  readonly approval: readonly [title: string, text: string];
  readonly approved: string;
  readonly limit: string;
  readonly share: string;
  readonly delivery: string;
  readonly pay: readonly [title: string, text: string];
  readonly own: readonly [title: string, text: string];
  readonly exchange: string;
  readonly giveBack: readonly [title: string, text: string];
  readonly end: string;
  readonly legal: string;
};

export const LANGUAGES = ['en-US', 'es-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Readonly<Record<Language, Words>> = {
  'en-US': {
    opening: 'This room\nneeds a sofa.',
    find: ['Find it.', 'Furniture, appliances,\nelectronics, computers\nand phones.'],
    store: ['Choose\nyour store.', 'You see its prices and its stock.'],
    chosenStore: 'My Store: 123 Main St',
    price: ['Know the\nwhole price', 'before you say yes.'],
    tag: {
      example: 'Example',
      item: '3-seat sofa, new',
      amount: '$24.99',
      unit: 'a week',
      facts: [
        ['Weekly payments', '78'],
        ['Total cost', '$1,949.22'],
        ['Cash price', '$974.61'],
      ],
      note: 'Before tax',
    },
    approval: ['Get\napproved.', 'It’s a limit, not a bill.'],
    approved: 'You’re approved',
    limit: 'Your limit',
    share: 'This sofa',
    delivery: 'We deliver it\nand set it up.',
    pay: ['Pay week by week.', 'Each payment brings you closer to owning it.'],
    own: ['Own it.', 'Make every payment, or buy it out early and pay less.'],
    exchange: 'Changed your mind?\nExchange it.',
    giveBack: ['Or return it,\nany time.', 'You pay through\nthe pickup day and owe\nnothing after that.'],
    end: 'Rent it. Own it.\nOr send it back.',
    legal:
      'Rental-purchase agreement. You do not own the item until you make all payments or use an early purchase option.',
  },
  'es-US': {
    opening: 'A esta sala\nle falta un sofá.',
    find: ['Encuéntrelo.', 'Muebles, electrodomésticos,\nelectrónica, computadoras\ny teléfonos.'],
    store: ['Elija\nsu tienda.', 'Verá sus precios y lo que tiene disponible.'],
    chosenStore: 'Mi tienda: 123 Main St',
    price: ['Conozca el\nprecio completo', 'antes de decir que sí.'],
    tag: {
      example: 'Ejemplo',
      item: 'Sofá de 3 plazas, nuevo',
      amount: '$24.99',
      unit: 'por semana',
      facts: [
        ['Pagos semanales', '78'],
        ['Costo total', '$1,949.22'],
        ['Precio de contado', '$974.61'],
      ],
      note: 'Antes de impuestos',
    },
    approval: ['Obtenga su\naprobación.', 'Es un límite, no una factura.'],
    approved: 'Solicitud aprobada',
    limit: 'Su límite',
    share: 'Este sofá',
    delivery: 'Se lo entregamos\ne instalamos.',
    pay: ['Pague semana a semana.', 'Con cada pago está más cerca de que sea suyo.'],
    own: ['Hágalo suyo.', 'Haga todos los pagos, o cómprelo antes y pague menos.'],
    exchange: '¿Cambió de idea?\nCámbielo.',
    giveBack: [
      'O devuélvalo\ncuando quiera.',
      'Paga hasta el día\nen que lo recogemos\ny después no debe nada.',
    ],
    end: 'Réntelo. Hágalo suyo.\nO devuélvalo.',
    legal:
      'Contrato de renta con opción a compra. El artículo no es suyo hasta que haga todos los pagos o use una opción de compra anticipada.',
  },
};
