import type { Order } from '@ownpath/contracts/orders';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Texts = {
  readonly subject: (agreementNumber: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly off: (agreementNumber: string, card: string) => string;
  readonly next: (amount: string, date: string) => string;
  readonly order: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (agreementNumber) => `Autopay is off for agreement ${agreementNumber}`,
    greeting: (firstName) => `Hello ${firstName},`,
    off: (agreementNumber, card) =>
      `your bank did not let us save ${card} for future payments, so autopay is off for agreement ${agreementNumber}. Nothing else changes, and nothing was charged.`,
    next: (amount, date) =>
      `Your next payment of ${amount} is due on ${date}. Please pay it at your store or by phone.`,
    order: 'Your order, with the store’s address and phone number:',
  },
  'es-US': {
    subject: (agreementNumber) => `El pago automático está desactivado en el contrato ${agreementNumber}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    off: (agreementNumber, card) =>
      `Su banco no nos permitió guardar ${card} para pagos futuros, así que el pago automático está desactivado en el contrato ${agreementNumber}. Lo demás no cambia, y no se cobró nada.`,
    next: (amount, date) =>
      `Su próximo pago de ${amount} vence el ${date}. Páguelo en su tienda o por teléfono.`,
    order: 'Su pedido, con la dirección y el teléfono de la tienda:',
  },
};

/** E-mail to the customer whose card could not be kept for autopay. */
export function autopayOffEmail(
  order: Order,
  autopay: NonNullable<Order['autopay']>,
  locale: Locale,
  shopUrl: string,
): Email {
  const text = texts[locale];
  const number = order.agreementNumber ?? '';
  const [, next] = order.payments;
  const query = new URLSearchParams({ language: locale });
  return toLetter(
    { to: order.email, subject: text.subject(number) },
    [
      text.greeting(order.firstName),
      text.off(number, paymentMethodName(autopay, locale)),
      ...(next
        ? [text.next(formatCents(next.totalCents, locale), formatCalendarDate(next.dueDate, locale))]
        : []),
      {
        label: text.order,
        link: `${shopUrl}/checkout/confirmation/${encodeURIComponent(order.orderNo)}?${query}`,
      },
    ],
    locale,
  );
}
