import type { Locale } from '@ownpath/domain/site';

export type NoticeKind = 'declined' | 'lower' | 'kept';

type Texts = {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly decided: Readonly<Record<NoticeKind, (date: string) => string>>;
  readonly why: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly otherReason: string;
  readonly agency: string;
  readonly rights: readonly string[];
  readonly again: (date: string) => string;
  readonly changed: (phone: string) => string;
  readonly page: string;
};

/** As the page of the decision says it. */
export const noticeTexts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Our decision on your application',
    greeting: (name) => `Hello ${name},`,
    decided: {
      declined: (date) => `we can’t approve your application of ${date}.`,
      lower: (date) => `we approved your application of ${date} for less than your cart needs.`,
      kept: (date) =>
        `your application of ${date} was not approved for more. Your earlier approval still applies.`,
    },
    why: 'Why:',
    reasons: {
      IDENTITY_NOT_VERIFIED: 'We could not confirm your identity with what you entered.',
      INCOME_TOO_LOW: 'Your monthly income is below what we need for an agreement.',
      LIMIT_TOO_LOW: 'Together with the rent you already pay, your income does not cover another agreement.',
      PRIOR_ACCOUNT: 'An earlier account with us has an open balance.',
      INFORMATION_MISMATCH: 'Some of the information you entered does not match our records.',
      OUTSIDE_SERVICE_AREA: 'Your address is outside the area that this store delivers to.',
      UNDER_AGE: 'You must be 18 or older to sign an agreement.',
      AMOUNT_BY_INCOME: 'Your income supports this weekly limit, but not the whole cart.',
      AMOUNT_BY_RENT: 'The rent you already pay counts toward your limit.',
    },
    otherReason: 'There is a further reason. Call your store, and they will tell you what it is.',
    agency: 'Our decision was based in whole or in part on information in a consumer report from:',
    rights: [
      'You may get a free copy of your report from the agency if you ask within 60 days.',
      'If something in the report is wrong or incomplete, you may dispute it with the agency.',
      'The agency did not make this decision and cannot tell you why it was made.',
    ],
    again: (date) => `You can apply again from ${date}.`,
    changed: (phone) => `If something changed or was mistyped, call your store: ${phone}.`,
    page: 'The decision, and what you can do next (on the device you used, or signed in to your account):',
  },
  'es-US': {
    subject: 'Nuestra decisión sobre su solicitud',
    greeting: (name) => `Hola, ${name}:`,
    decided: {
      declined: (date) => `no podemos aprobar su solicitud del ${date}.`,
      lower: (date) => `aprobamos su solicitud del ${date} por menos de lo que pide su carrito.`,
      kept: (date) => `su solicitud del ${date} no se aprobó por más. Su aprobación anterior sigue vigente.`,
    },
    why: 'Por qué:',
    reasons: {
      IDENTITY_NOT_VERIFIED: 'No pudimos confirmar su identidad con los datos que escribió.',
      INCOME_TOO_LOW: 'Su ingreso mensual es menor de lo que necesitamos para un contrato.',
      LIMIT_TOO_LOW: 'Con la renta que ya paga, su ingreso no alcanza para otro contrato.',
      PRIOR_ACCOUNT: 'Una cuenta anterior con nosotros tiene un saldo pendiente.',
      INFORMATION_MISMATCH: 'Algunos de los datos que escribió no coinciden con nuestros registros.',
      OUTSIDE_SERVICE_AREA: 'Su dirección está fuera de la zona de entrega de esta tienda.',
      UNDER_AGE: 'Debe tener 18 años o más para firmar un contrato.',
      AMOUNT_BY_INCOME: 'Su ingreso alcanza para este límite semanal, pero no para todo el carrito.',
      AMOUNT_BY_RENT: 'La renta que ya paga cuenta para su límite.',
    },
    otherReason: 'Hay otro motivo. Llame a su tienda y le dirán cuál es.',
    agency: 'Nuestra decisión se basó, en todo o en parte, en información de un informe del consumidor de:',
    rights: [
      'Puede obtener gratis una copia de su informe si la pide a la agencia dentro de 60 días.',
      'Si algo en el informe es incorrecto o está incompleto, puede disputarlo ante la agencia.',
      'La agencia no tomó esta decisión y no puede decirle por qué se tomó.',
    ],
    again: (date) => `Puede solicitar de nuevo a partir del ${date}.`,
    changed: (phone) => `Si algo cambió o se escribió mal, llame a su tienda: ${phone}.`,
    page: 'La decisión y qué puede hacer ahora (en el dispositivo que usó o con su cuenta abierta):',
  },
};
