import type { PaymentParts } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';

export const partNames: Readonly<
  Record<Locale, Readonly<Record<keyof PaymentParts | 'suspense' | 'returned', string>>>
> = {
  'en-US': {
    rentCents: 'Rent',
    taxCents: 'Tax',
    coverageCents: 'Optional coverage',
    feeCents: 'Processing fee',
    lateFeeCents: 'Late fee',
    buyOutCents: 'Price to buy',
    suspense: 'Credit kept, or used',
    returned: 'From a returned payment',
  },
  'es-US': {
    rentCents: 'Renta',
    taxCents: 'Impuestos',
    coverageCents: 'Cobertura opcional',
    feeCents: 'Cargo de trámite',
    lateFeeCents: 'Cargo por atraso',
    buyOutCents: 'Precio de compra',
    suspense: 'Saldo a favor que queda, o usado',
    returned: 'De un pago devuelto',
  },
};
