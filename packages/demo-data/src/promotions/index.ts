import { addDays } from '@ownpath/domain/dates';
import { localized } from '../localized.ts';
import type { DemoPromotion } from '../types/index.ts';

/** Promotions that are active as of `today`, one that starts soon and one that has ended. */
export function listPromotions(today: string): readonly DemoPromotion[] {
  return [
    {
      id: 'promo-first-week-1',
      code: 'FIRSTWEEK1',
      name: localized(['First payment $1.00', 'Primer pago de $1.00']),
      details: localized([
        'New rentals only. Your other payments, their number and the cash price stay as on the tag. The total cost drops by the difference.',
        'Solo para rentas nuevas. Los demás pagos, su número y el precio de contado siguen como en la etiqueta. El costo total baja por la diferencia.',
      ]),
      isPif: false,
      restrictedStoreIds: [],
      benefit: { type: 'first-payment-amount', firstPaymentCents: 100 },
      startsOn: addDays(today, -12),
      endsOn: addDays(today, 45),
      categoryIds: [],
    },
    {
      id: 'promo-big-screens',
      code: 'BIGSCREEN15',
      name: localized(['15% off TVs of 60 inches and up', '15% de descuento en TV de 60 pulgadas o más']),
      details: localized([
        'Your weekly payment and the total go down together, from the first payment to the last.',
        'El pago semanal y el total bajan juntos, del primer pago al último.',
      ]),
      isPif: false,
      restrictedStoreIds: ['06015', '05119'],
      benefit: { type: 'rate-percent-off', percentBps: 1_500 },
      startsOn: addDays(today, -5),
      endsOn: addDays(today, 15),
      categoryIds: ['tv-60-69', 'tv-70-plus'],
    },
    {
      id: 'promo-laundry-10',
      code: 'LAUNDRY10',
      name: localized(['10% off laundry pairs', '10% de descuento en juegos de lavadora y secadora']),
      details: localized([
        'Washer and dryer on one agreement. Hoses and installation are included as always.',
        'Lavadora y secadora en un solo contrato. Mangueras e instalación incluidas, como siempre.',
      ]),
      isPif: false,
      restrictedStoreIds: [],
      benefit: { type: 'rate-percent-off', percentBps: 1_000 },
      startsOn: addDays(today, -20),
      endsOn: addDays(today, 30),
      categoryIds: ['front-load-pairs', 'top-load-pairs'],
    },
    {
      id: 'promo-welcome-back',
      code: 'WELCOMEBACK',
      name: localized(['Welcome back: first payment $5.00', 'Qué gusto verle: primer pago de $5.00']),
      details: localized([
        'For customers who have paid off an item with us before. Sign in and it is applied at checkout. The other payments stay the same, and the total cost drops by the difference.',
        'Para clientes que ya terminaron de pagar un artículo con nosotros. Inicie sesión y se aplica al pagar. Los demás pagos no cambian y el costo total baja por la diferencia.',
      ]),
      isPif: true,
      restrictedStoreIds: [],
      benefit: { type: 'first-payment-amount', firstPaymentCents: 500 },
      startsOn: addDays(today, -60),
      endsOn: addDays(today, 120),
      categoryIds: [],
    },
    {
      id: 'promo-first-10-texas',
      code: 'TEXAS10',
      name: localized(['First payment $10.00 on furniture', 'Primer pago de $10.00 en muebles']),
      details: localized([
        'At participating Texas stores, for living room, bedroom and dining room. The other payments stay the same, and the total cost drops by the difference.',
        'En tiendas participantes de Texas, para sala, recámara y comedor. Los demás pagos no cambian y el costo total baja por la diferencia.',
      ]),
      isPif: false,
      restrictedStoreIds: [
        ...['05102', '05119', '06007', '06015', '07044', '07112', '08031', '08107', '09018', '09122'],
        ...['10023', '11034', '11058', '12016', '12077', '13009', '13041', '14020', '14066'],
      ],
      benefit: { type: 'first-payment-amount', firstPaymentCents: 1_000 },
      startsOn: addDays(today, -3),
      endsOn: addDays(today, 24),
      categoryIds: ['furniture'],
    },
    {
      id: 'promo-school-tech',
      code: 'STUDY20',
      name: localized(['20% off everyday laptops', '20% de descuento en laptops de uso diario']),
      details: localized([
        'Starts with the spring term. One per household.',
        'Empieza con el semestre de primavera. Uno por hogar.',
      ]),
      isPif: false,
      restrictedStoreIds: [],
      benefit: { type: 'rate-percent-off', percentBps: 2_000 },
      startsOn: addDays(today, 30),
      endsOn: addDays(today, 75),
      categoryIds: ['everyday-laptops'],
    },
    {
      id: 'promo-cool-summer',
      code: 'COOLDOWN',
      name: localized([
        'First payment $1.00 on air conditioners',
        'Primer pago de $1.00 en aires acondicionados',
      ]),
      details: localized(['Ended with the summer.', 'Terminó con el verano.']),
      isPif: false,
      restrictedStoreIds: [],
      benefit: { type: 'first-payment-amount', firstPaymentCents: 100 },
      startsOn: addDays(today, -160),
      endsOn: addDays(today, -75),
      categoryIds: ['air-conditioners'],
    },
  ];
}
