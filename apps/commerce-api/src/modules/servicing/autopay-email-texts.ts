import type { Locale } from '@ownpath/domain/site';

export type AutopayTexts = {
  readonly greeting: (firstName: string) => string;
  readonly failedSubject: (name: string) => string;
  readonly failed: (amount: string, name: string, agreement: string, due: string) => string;
  readonly reasons: Readonly<
    Record<'declined' | 'insufficient-funds' | 'expired-card' | 'no-method', (method: string) => string>
  >;
  readonly retry: (date: string, hour: string) => string;
  readonly noMore: string;
  readonly goesOn: (amount: string, date: string) => string;
  readonly reminderSubject: (amount: string, date: string) => string;
  readonly reminder: (
    amount: string,
    name: string,
    agreement: string,
    method: string,
    date: string,
    hour: string,
  ) => string;
  readonly expiresBefore: string;
  readonly paidAlready: string;
  readonly noticeSubject: (amount: string, date: string) => string;
  readonly notice: (amount: string, signed: string, date: string, name: string, agreement: string) => string;
  readonly onSubject: (name: string) => string;
  readonly on: (name: string, agreement: string) => string;
  readonly offSubject: (name: string) => string;
  readonly off: (name: string, agreement: string) => string;
  readonly nextByHand: (amount: string, date: string) => string;
  readonly pay: string;
  readonly manage: string;
  readonly copy: string;
};

/** Texts of the mails about autopay. */
export const autopayTexts: Readonly<Record<Locale, AutopayTexts>> = {
  'en-US': {
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    failedSubject: (name) => `Autopay did not go through: ${name}`,
    failed: (amount, name, agreement, due) =>
      `Your payment of ${amount} for ${name}, agreement ${agreement}, due on ${due}, did not go through. Nothing was charged.`,
    reasons: {
      declined: (method) => `The bank declined ${method}.`,
      'insufficient-funds': (method) => `The bank says there was not enough money for ${method}.`,
      'expired-card': (method) =>
        `We couldn’t charge ${method} because it has expired. Choose another payment method for autopay.`,
      'no-method': (method) =>
        `We can no longer charge ${method}. Choose another payment method for autopay.`,
    },
    retry: (date, hour) =>
      `We’ll try once more on ${date} at ${hour}. If you pay before then, nothing more is charged.`,
    noMore: 'We won’t try this payment again. You can pay it online, by phone or at your store.',
    goesOn: (amount, date) => `Autopay continues with the next payment: ${amount} on ${date}.`,
    reminderSubject: (amount, date) => `Autopay: ${amount} on ${date}`,
    reminder: (amount, name, agreement, method, date, hour) =>
      `${amount} for ${name}, agreement ${agreement}, will be charged to ${method} on ${date} at ${hour}.`,
    expiresBefore:
      'This card expires before then. Choose another payment method so you don’t miss a payment.',
    paidAlready:
      'If you pay before then, this payment is not charged again. You can turn autopay off until then.',
    noticeSubject: (amount, date) => `Autopay on ${date} is ${amount}`,
    notice: (amount, signed, date, name, agreement) =>
      `The charge on ${date} for ${name}, agreement ${agreement}, is ${amount} instead of ${signed}, the amount in your payment schedule, because of what you have paid already.`,
    onSubject: (name) => `Autopay is on: ${name}`,
    on: (name, agreement) =>
      `Autopay is on for ${name}, agreement ${agreement}. This is your copy of what you authorized:`,
    offSubject: (name) => `Autopay is off: ${name}`,
    off: (name, agreement) =>
      `You turned autopay off for ${name}, agreement ${agreement}. Nothing more is charged automatically.`,
    nextByHand: (amount, date) => `Your next payment of ${amount} is due on ${date}.`,
    pay: 'Pay now:',
    manage: 'See or change autopay:',
    copy: 'Your copy as a PDF:',
  },
  'es-US': {
    greeting: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    failedSubject: (name) => `No se pudo hacer el pago automático: ${name}`,
    failed: (amount, name, agreement, due) =>
      `Su pago de ${amount} por ${name}, contrato ${agreement}, con vencimiento el ${due}, no se pudo hacer. No se cobró nada.`,
    reasons: {
      declined: (method) => `El banco rechazó ${method}.`,
      'insufficient-funds': (method) => `El banco dice que no había suficiente dinero en ${method}.`,
      'expired-card': (method) =>
        `No pudimos cobrar en ${method} porque ya venció. Elija otra forma de pago para el pago automático.`,
      'no-method': (method) =>
        `Ya no podemos cobrar en ${method}. Elija otra forma de pago para el pago automático.`,
    },
    retry: (date, hour) =>
      `Lo intentamos una vez más el ${date} a las ${hour}. Si paga antes, no se cobra nada más.`,
    noMore: 'No volvemos a intentar este pago. Puede hacerlo en línea, por teléfono o en su tienda.',
    goesOn: (amount, date) => `El pago automático sigue con el próximo pago: ${amount} el ${date}.`,
    reminderSubject: (amount, date) => `Pago automático: ${amount} el ${date}`,
    reminder: (amount, name, agreement, method, date, hour) =>
      `El ${date} a las ${hour} se cobrarán ${amount} por ${name}, contrato ${agreement}, en ${method}.`,
    expiresBefore: 'Esta tarjeta vence antes. Elija otra forma de pago para que no se le pase ningún pago.',
    paidAlready:
      'Si paga antes, este pago no se vuelve a cobrar. Hasta entonces puede desactivar el pago automático.',
    noticeSubject: (amount, date) => `El pago automático del ${date} es de ${amount}`,
    notice: (amount, signed, date, name, agreement) =>
      `El cobro del ${date} por ${name}, contrato ${agreement}, es de ${amount} en lugar de ${signed}, el monto de su plan de pagos, por lo que usted ya pagó.`,
    onSubject: (name) => `El pago automático está activado: ${name}`,
    on: (name, agreement) =>
      `El pago automático está activado para ${name}, contrato ${agreement}. Esta es su copia de lo que autorizó:`,
    offSubject: (name) => `El pago automático está desactivado: ${name}`,
    off: (name, agreement) =>
      `Usted desactivó el pago automático de ${name}, contrato ${agreement}. Ya no se cobra nada automáticamente.`,
    nextByHand: (amount, date) => `Su próximo pago de ${amount} vence el ${date}.`,
    pay: 'Pagar ahora:',
    manage: 'Ver o cambiar el pago automático:',
    copy: 'Su copia en PDF:',
  },
};
