import type { HelpKind, HelpOutcome } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

type Texts = {
  readonly kinds: Readonly<Record<HelpKind, string>>;
  readonly subject: string;
  readonly asked: (kind: string, name: string, number: string) => string;
  readonly outcomes: Readonly<Record<HelpOutcome, string>>;
  readonly words: (answer: string) => string;
  readonly page: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    kinds: {
      'new-payday': 'another payday',
      'smaller-item': 'a smaller item',
      'send-back': 'sending it back for now',
      'something-else': 'help with your payments',
    },
    subject: 'Your store answered',
    asked: (kind, name, number) => `You asked for ${kind} on agreement ${number}, ${name}.`,
    outcomes: {
      agreed: 'Your store can do it. Nothing changes until you have agreed to it at the store or by phone.',
      call: 'Your store would like to talk about it. Please call, or wait for its call.',
      'not-possible': 'Your store cannot do this right now. There are other ways: please call.',
    },
    words: (answer) => `From your store: “${answer}”`,
    page: 'Your dates, the store’s phone number and more help:',
  },
  'es-US': {
    kinds: {
      'new-payday': 'otro día de pago',
      'smaller-item': 'un artículo más económico',
      'send-back': 'devolverlo por ahora',
      'something-else': 'ayuda con sus pagos',
    },
    subject: 'Su tienda respondió',
    asked: (kind, name, number) => `Usted pidió ${kind} en el contrato ${number}, ${name}.`,
    outcomes: {
      agreed: 'Su tienda puede hacerlo. Nada cambia hasta que usted lo acuerde en la tienda o por teléfono.',
      call: 'Su tienda quiere hablar con usted. Llame o espere su llamada.',
      'not-possible': 'Por ahora su tienda no puede hacerlo. Hay otras opciones: llame a su tienda.',
    },
    words: (answer) => `De su tienda: «${answer}»`,
    page: 'Sus fechas, el teléfono de la tienda y más ayuda:',
  },
};

/** What the store answered to a request for help. */
export function helpAnswerEmail(
  request: {
    readonly name: string;
    readonly agreementNumber: string;
    readonly kind: HelpKind;
    readonly outcome: HelpOutcome;
    readonly answer: string | null;
  },
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const text = texts[locale];
  const { name, agreementNumber: number, kind, outcome, answer } = request;
  const query = new URLSearchParams({ agreement: number, language: locale });
  return toLetter(
    { to, subject: text.subject },
    [
      text.asked(text.kinds[kind], name, number),
      text.outcomes[outcome],
      ...(answer === null ? [] : [text.words(answer)]),
      { label: text.page, link: `${shopUrl}/my-accounts/payment-help?${query}` },
    ],
    locale,
  );
}
