import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

const money = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

type InvitationFacts = {
  readonly to: string;
  /** Of the customer who invites. */
  readonly firstName: string;
  readonly friendName: string | null;
  readonly creditCents: number;
  readonly link: string;
  readonly stopLink: string;
  /** Of the store, or the head office. */
  readonly postalAddress: string;
};

const invitationTexts = {
  'en-US': {
    subject: (firstName: string, credit: string) => `${firstName} sent you ${credit} at Rowan & Co.`,
    hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    text: (firstName: string, credit: string) =>
      `${firstName} rents from Rowan & Co. and thinks you might like it too. Rent anything: after your second payment you both get ${credit} off your next payments.`,
    terms:
      'For people 18 or older in another home who have not rented with us. Account credit, no cash value.',
    link: 'See how it works:',
    why: (firstName: string) =>
      `${firstName} gave us your address for this one message. We have not kept it, and we will not write again.`,
    stop: 'Stop all invitations:',
  },
  'es-US': {
    subject: (firstName: string, credit: string) => `${firstName} le regala ${credit} en Rowan & Co.`,
    hello: (name: string | null) => (name ? `Hola, ${name}:` : 'Hola:'),
    text: (firstName: string, credit: string) =>
      `${firstName} renta en Rowan & Co. y cree que a usted también le puede gustar. Rente lo que quiera: después de su segundo pago, los dos reciben ${credit} de descuento en sus próximos pagos.`,
    terms:
      'Para personas de 18 años o más, de otro hogar, que no hayan rentado con nosotros. Crédito en la cuenta, sin valor en efectivo.',
    link: 'Vea cómo funciona:',
    why: (firstName: string) =>
      `${firstName} nos dio su dirección solo para este mensaje. No la guardamos y no volveremos a escribirle.`,
    stop: 'No recibir más invitaciones:',
  },
} as const;

/** The one mail to a friend. */
export function invitationEmail(facts: InvitationFacts, locale: Locale): Email {
  const { to, firstName, friendName, creditCents, link, stopLink, postalAddress } = facts;
  const text = invitationTexts[locale];
  const credit = money(creditCents);
  const lines = [
    text.hello(friendName),
    text.text(firstName, credit),
    text.terms,
    { label: text.link, link },
    text.why(firstName),
    { label: text.stop, link: stopLink },
    postalAddress,
  ];
  return toLetter({ to, subject: text.subject(firstName, credit) }, lines, locale);
}

const creditTexts = {
  'en-US': {
    subject: (credit: string) => `Your ${credit} credit is here`,
    hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    friend: (credit: string) =>
      `you made your second payment, so you now have ${credit} in your account. It comes off your next payment automatically.`,
    advocate: (credit: string) =>
      `a friend you invited made the second payment, so you now have ${credit} in your account. It comes off your next payment automatically.`,
  },
  'es-US': {
    subject: (credit: string) => `Ya tiene su crédito de ${credit}`,
    hello: (name: string | null) => (name ? `Hola, ${name}:` : 'Hola:'),
    friend: (credit: string) =>
      `Usted hizo su segundo pago, así que ya tiene ${credit} en su cuenta. Se descuentan automáticamente de su próximo pago.`,
    advocate: (credit: string) =>
      `Una persona que usted invitó hizo su segundo pago, así que ya tiene ${credit} en su cuenta. Se descuentan automáticamente de su próximo pago.`,
  },
} as const;

/** Tells one of the two that the credit is there. */
export function creditEmail(
  facts: {
    readonly to: string;
    readonly firstName: string | null;
    readonly creditCents: number;
    readonly role: 'friend' | 'advocate';
  },
  locale: Locale,
): Email {
  const text = creditTexts[locale];
  const credit = money(facts.creditCents);
  return toLetter(
    { to: facts.to, subject: text.subject(credit) },
    [text.hello(facts.firstName), text[facts.role](credit)],
    locale,
  );
}
