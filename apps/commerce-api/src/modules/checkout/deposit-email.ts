import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { cartLink, type Recipient, type Shop } from './reservation-emails.ts';

type Texts = {
  readonly subject: (amount: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly why: Readonly<Record<'ordered' | 'ended' | 'impossible', string>>;
  readonly refund: (amount: string, method: string) => string;
  readonly cart: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (amount) => `Your deposit of ${amount} is on its way back`,
    greeting: (firstName) => `Hello ${firstName},`,
    why: {
      ordered: 'you ordered your items, so the reservation is no longer needed.',
      ended: 'your reservation has ended.',
      impossible: 'when your deposit arrived, the items could no longer be reserved.',
    },
    refund: (amount, method) =>
      `We refund your deposit: ${amount}, to ${method}. Most banks show it within 3 to 5 business days.`,
    cart: 'Your cart:',
  },
  'es-US': {
    subject: (amount) => `Le devolvemos su depósito de ${amount}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    why: {
      ordered: 'Usted pidió sus artículos, así que el apartado ya no hace falta.',
      ended: 'Su apartado terminó.',
      impossible: 'Cuando llegó su depósito, los artículos ya no se podían apartar.',
    },
    refund: (amount, method) =>
      `Le devolvemos su depósito: ${amount}, a ${method}. La mayoría de los bancos lo muestra en 3 a 5 días hábiles.`,
    cart: 'Su carrito:',
  },
};

type Returned = Parameters<typeof paymentMethodName>[0] & {
  readonly returnedCents: number;
  readonly isOrdered: boolean;
  /** False when the payment was answered too late for a reservation. */
  readonly hasReserved: boolean;
};

/** E-mail about a deposit that goes back. */
export function depositReturnEmail(
  { to, firstName }: Recipient,
  returned: Returned,
  shop: Shop,
  locale: Locale,
): Email {
  const text = texts[locale];
  const amount = formatCents(returned.returnedCents, locale);
  const why = returned.isOrdered ? 'ordered' : returned.hasReserved ? 'ended' : 'impossible';
  const lines = [
    text.greeting(firstName),
    text.why[why],
    text.refund(amount, paymentMethodName(returned, locale)),
    ...(returned.isOrdered ? [] : [{ label: text.cart, link: cartLink(shop, locale) }]),
  ];
  return toLetter({ to, subject: text.subject(amount) }, lines, locale);
}
