import type { Order } from '@ownpath/contracts/orders';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Texts = {
  readonly subject: (agreementNumber: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly returned: (amount: string, method: string, agreementNumber: string) => string;
  readonly due: (date: string) => string;
  readonly cancelled: string;
  readonly account: string;
  readonly store: string;
  readonly order: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (agreementNumber) => `Your bank returned a payment for agreement ${agreementNumber}`,
    greeting: (firstName) => `Hello ${firstName},`,
    returned: (amount, method, agreementNumber) =>
      `your bank returned the first payment of ${amount} from ${method} for agreement ${agreementNumber}, so it no longer counts as paid.`,
    due: (date) =>
      `Your agreement continues. The payment is due again on ${date}; we add no fee for the return. Nothing is charged automatically, and autopay is off.`,
    cancelled:
      'You had already canceled the order, so you owe nothing. Because the bank returned the payment, there is nothing to refund.',
    account: 'Pay it in your account:',
    store: 'Please call your store to pay it. Its number is on your order:',
    order: 'Your order:',
  },
  'es-US': {
    subject: (agreementNumber) => `Su banco devolvió un pago del contrato ${agreementNumber}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    returned: (amount, method, agreementNumber) =>
      `Su banco devolvió el primer pago de ${amount} de ${method} del contrato ${agreementNumber}. Ya no cuenta como pagado.`,
    due: (date) =>
      `Su contrato sigue vigente. El pago vence otra vez el ${date}; no agregamos ningún cargo por la devolución. No se cobra nada automáticamente y el pago automático está desactivado.`,
    cancelled:
      'Usted ya había cancelado el pedido, así que no debe nada. Como el banco devolvió el pago, no hay nada que devolverle.',
    account: 'Páguelo en su cuenta:',
    store: 'Llame a su tienda para pagarlo. El número está en su pedido:',
    order: 'Su pedido:',
  },
};

/**
 * E-mail to the customer whose bank returned the debit of the first payment.
 * @param dueOn when it is due again; null for an order that was cancelled before
 */
export function returnedDebitEmail(
  order: Order,
  dueOn: string | null,
  locale: Locale,
  shopUrl: string,
): Email {
  const text = texts[locale];
  const { orderNo, agreementNumber, email: to, isGuest } = order;
  const number = agreementNumber ?? '';
  const amount = formatCents(order.paidCents, locale);
  const query = new URLSearchParams({ language: locale });
  const orderLink = `${shopUrl}/checkout/confirmation/${encodeURIComponent(orderNo)}?${query}`;
  const seeOrder = { label: text.order, link: orderLink };
  const pay = isGuest
    ? [{ label: text.store, link: orderLink }]
    : [{ label: text.account, link: `${shopUrl}/my-accounts/payment-agreement?${query}` }, seeOrder];
  const wayOn = dueOn === null ? [seeOrder] : pay;
  const lines = [
    text.greeting(order.firstName),
    text.returned(amount, paymentMethodName(order, locale), number),
    dueOn === null ? text.cancelled : text.due(formatCalendarDate(dueOn, locale)),
    ...wayOn,
  ];
  return toLetter({ to, subject: text.subject(number) }, lines, locale);
}
