import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

type Place = { readonly address1: string; readonly city: string; readonly phone: string };

type Texts = {
  readonly subject: string;
  readonly wrote: (store: string) => string;
  readonly office: string;
  readonly words: (answer: string) => string;
  readonly noAnswer: (phone: string | null) => string;
  readonly page: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Our answer to your message',
    wrote: (store) => `You wrote to our store at ${store}.`,
    office: 'You wrote to our head office.',
    words: (answer) => `The answer: “${answer}”`,
    noAnswer: (phone) =>
      phone === null
        ? 'We could not answer in writing. We are sorry. Please call the store near you.'
        : `We could not answer in writing. We are sorry. Please call us at ${phone}.`,
    page: 'To write again:',
  },
  'es-US': {
    subject: 'La respuesta a su mensaje',
    wrote: (store) => `Usted escribió a nuestra tienda en ${store}.`,
    office: 'Usted escribió a nuestra oficina central.',
    words: (answer) => `La respuesta: «${answer}»`,
    noAnswer: (phone) =>
      phone === null
        ? 'No pudimos responderle por escrito. Lo sentimos. Llame a la tienda más cercana.'
        : `No pudimos responderle por escrito. Lo sentimos. Llámenos al ${phone}.`,
    page: 'Para escribirnos de nuevo:',
  },
};

/**
 * What the store answered to a message, or that it has to be called. The message itself is not repeated: anybody may have
 * typed the address.
 */
export function messageAnswerEmail(
  { store, answer }: { readonly store: Place | null; readonly answer: string | null },
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const text = texts[locale];
  return toLetter(
    { to, subject: text.subject },
    [
      store ? text.wrote(`${store.address1}, ${store.city}`) : text.office,
      answer === null ? text.noAnswer(store?.phone ?? null) : text.words(answer),
      { label: text.page, link: `${shopUrl}/write-to-us?language=${locale}` },
    ],
    locale,
  );
}
