import type { Locale } from '@ownpath/domain/site';

export type VisitKindName = 'delivery' | 'pickup' | 'service';

type Values = Readonly<Record<'name' | 'agreementNumber' | 'date' | 'slot' | 'phone', string>>;
type Events = 'booked' | 'cancelled' | 'done' | 'refused' | 'failed';
type KindTexts = Readonly<Record<Events, (values: Values) => string>> & {
  readonly subjects: Readonly<Record<Events, (values: Values) => string>>;
};

type Texts = {
  readonly kinds: Readonly<Record<VisitKindName, KindTexts>>;
  readonly starts: (date: string) => string;
  readonly started: (date: string) => string;
  readonly next: (date: string, rent: string) => string;
  readonly sameAsCash: (date: string) => string;
  readonly sameAmounts: string;
  readonly wayOn: (phone: string) => string;
  /** With a booked delivery that is an exchange. */
  readonly takesBack: (name: string, number: string) => string;
  readonly takenBack: (name: string, number: string) => string;
  readonly takenBackSubject: (name: string) => string;
  readonly link: string;
};

function englishKind(noun: string, done: (values: Values) => string): KindTexts {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    subjects: {
      booked: ({ date, slot }) => `Your ${noun}: ${date}, ${slot}`,
      cancelled: ({ date }) => `Your ${noun} on ${date} is canceled`,
      done: ({ name }) => `${Noun} done: ${name}`,
      refused: ({ name }) => `${Noun} not done: ${name}`,
      failed: ({ name }) => `${Noun} not completed: ${name}`,
    },
    booked: ({ name, agreementNumber, date, slot }) =>
      `Your ${noun} is booked: ${date}, ${slot}. ${name}, agreement ${agreementNumber}.`,
    cancelled: ({ name, date }) =>
      `The ${noun} of ${name} on ${date} is canceled. Your agreement stays active. Pick another day whenever you like.`,
    done,
    refused: ({ name, date }) =>
      `We came on ${date}, and ${name} was refused at the door. If something was wrong with it, tell us.`,
    failed: ({ name, date }) => `We could not complete the ${noun} of ${name} on ${date}.`,
  };
}

function spanishKind(noun: string, article: string, done: (values: Values) => string): KindTexts {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    subjects: {
      booked: ({ date, slot }) => `Su ${noun}: ${date}, ${slot}`,
      cancelled: ({ date }) => `Se canceló su ${noun} del ${date}`,
      done: ({ name }) => `${Noun} hecha: ${name}`,
      refused: ({ name }) => `${Noun} sin completar: ${name}`,
      failed: ({ name }) => `${Noun} no realizada: ${name}`,
    },
    booked: ({ name, agreementNumber, date, slot }) =>
      `Su ${noun} está programada: ${date}, ${slot}. ${name}, contrato ${agreementNumber}.`,
    cancelled: ({ name, date }) =>
      `Se canceló ${article} ${noun} de ${name} del ${date}. Su contrato sigue igual. Elija otro día cuando quiera.`,
    done,
    refused: ({ name, date }) =>
      `Fuimos el ${date} y no se aceptó ${name} en la puerta. Si tenía algún problema, díganoslo.`,
    failed: ({ name, date }) => `No pudimos completar ${article} ${noun} de ${name} el ${date}.`,
  };
}

export const visitTexts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    kinds: {
      delivery: englishKind('delivery', ({ name }) => `We delivered ${name}. Thank you for renting with us.`),
      pickup: englishKind('pickup', ({ name }) => `We picked up ${name}. Thank you for renting with us.`),
      service: englishKind('service visit', ({ name }) => `The service visit for ${name} is done.`),
    },
    starts: (date) => `Rent starts on ${date}.`,
    started: (date) => `Your first payment covers the time from ${date}.`,
    next: (date, rent) =>
      `Your next payment is due on ${date}: ${rent} rent, plus tax and any coverage you chose.`,
    sameAsCash: (date) => `Same as cash until ${date}.`,
    sameAmounts: 'Every amount in your agreement stays as you signed it.',
    wayOn: (phone) =>
      `Pick a new day, or cancel before delivery and get back everything you paid. Rent does not start until your items are there. Your store: ${phone}.`,
    takesBack: (name, number) =>
      `On the same visit we pick up ${name}, agreement ${number}, which then ends.`,
    takenBack: (name, number) =>
      `We picked up ${name} on the same visit. Agreement ${number} has been exchanged.`,
    takenBackSubject: (name) => `Exchanged: ${name}`,
    link: 'Your visits:',
  },
  'es-US': {
    kinds: {
      delivery: spanishKind(
        'entrega',
        'la',
        ({ name }) => `Entregamos ${name}. Gracias por rentar con nosotros.`,
      ),
      pickup: spanishKind(
        'recolección',
        'la',
        ({ name }) => `Recogimos ${name}. Gracias por rentar con nosotros.`,
      ),
      service: spanishKind(
        'visita de servicio',
        'la',
        ({ name }) => `La visita de servicio de ${name} está hecha.`,
      ),
    },
    starts: (date) => `La renta empieza el ${date}.`,
    started: (date) => `Su primer pago cubre el tiempo a partir del ${date}.`,
    next: (date, rent) =>
      `Su próximo pago vence el ${date}: ${rent} de renta, más impuestos y la cobertura que haya elegido.`,
    sameAsCash: (date) => `Mismo precio que al contado hasta el ${date}.`,
    sameAmounts: 'Todos los montos de su contrato quedan como los firmó.',
    wayOn: (phone) =>
      `Elija otro día, o cancele antes de la entrega y le devolvemos todo lo que pagó. La renta no empieza hasta que tenga sus artículos. Su tienda: ${phone}.`,
    takesBack: (name, number) =>
      `En la misma visita recogemos ${name}, contrato ${number}, que termina entonces.`,
    takenBack: (name, number) => `Recogimos ${name} en la misma visita. El contrato ${number} se cambió.`,
    takenBackSubject: (name) => `Cambio hecho: ${name}`,
    link: 'Sus visitas:',
  },
};
