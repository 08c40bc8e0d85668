import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Facts = {
  readonly to: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly shopUrl: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly receiptNumber: string;
  readonly method: Parameters<typeof paymentMethodName>[0];
};

type Texts = {
  readonly subject: (amount: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly ended: (receipt: string) => string;
  readonly back: (amount: string, method: string) => string;
  readonly see: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (amount) => `We’re refunding your payment of ${amount}`,
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    ended: (receipt) =>
      `When your payment arrived, receipt ${receipt}, the agreement had already ended, so it wasn’t applied to anything.`,
    back: (amount, method) =>
      `We refund all of it: ${amount}, to ${method}. Most banks show it within 3 to 5 business days.`,
    see: 'See the payment:',
  },
  'es-US': {
    subject: (amount) => `Le devolvemos su pago de ${amount}`,
    greeting: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    ended: (receipt) =>
      `Cuando llegó su pago, recibo ${receipt}, el contrato ya había terminado, así que no se aplicó a nada.`,
    back: (amount, method) =>
      `Se lo devolvemos todo: ${amount}, a ${method}. La mayoría de los bancos lo muestra en 3 a 5 días hábiles.`,
    see: 'Ver el pago:',
  },
};

/** E-mail about a payment that was charged after its agreement had ended. */
export function givenBackEmail(facts: Facts): Email {
  const { to, locale, shopUrl, paymentId } = facts;
  const text = texts[locale];
  const amount = formatCents(facts.amountCents, locale);
  const query = new URLSearchParams({ payment: paymentId, language: locale });
  const lines = [
    text.greeting(facts.firstName),
    text.ended(facts.receiptNumber),
    text.back(amount, paymentMethodName(facts.method, locale)),
    { label: text.see, link: `${shopUrl}/my-accounts/payment-successful?${query}` },
  ];
  return toLetter({ to, subject: text.subject(amount) }, lines, locale);
}
