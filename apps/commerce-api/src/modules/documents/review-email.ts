import type { DocumentKind, DocumentRefusal } from '@ownpath/domain/approval';
import type { Locale } from '@ownpath/domain/site';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';

type Result =
  | { readonly status: 'accepted' | 'unreviewed' }
  | { readonly status: 'rejected'; readonly reason: DocumentRefusal };

type Texts = {
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly greeting: (firstName: string) => string;
  readonly subject: (status: Result['status'], kind: string) => string;
  readonly accepted: (kind: string) => string;
  readonly unreviewed: (kind: string) => string;
  readonly rejected: Readonly<Record<DocumentRefusal, (kind: string) => string>>;
  readonly again: string;
  readonly deleted: (days: number) => string;
  readonly goOn: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    kinds: {
      ID: 'photo ID',
      INCOME: 'proof of income',
      RESIDENCE: 'proof of address',
      REFERENCES: 'list of references',
      BANK: 'bank statement',
    },
    greeting: (firstName) => `Hello ${firstName},`,
    subject: (status, kind) =>
      status === 'accepted' ? `We accepted your ${kind}` : `Please send your ${kind} again`,
    accepted: (kind) => `we checked your ${kind} and accepted it. You can continue where you left off.`,
    unreviewed: (kind) =>
      `we could not check your ${kind} within a day. It is not your fault, and nothing was charged.`,
    rejected: {
      unreadable: (kind) => `we could not read your ${kind}: the picture is blurry or cut off.`,
      'page-missing': (kind) => `a page of your ${kind} is missing.`,
      'wrong-document': (kind) => `the file you sent is not the ${kind} we asked for.`,
    },
    again: 'Send it again on the page below, or bring it to your store. Nothing was charged.',
    deleted: (days) => `We delete your files ${days === 1 ? 'a day' : `${days} days`} after this check.`,
    goOn: 'Your documents (on the device you used, or signed in to your account):',
  },
  'es-US': {
    kinds: {
      ID: 'identificación con foto',
      INCOME: 'comprobante de ingresos',
      RESIDENCE: 'comprobante de domicilio',
      REFERENCES: 'lista de referencias',
      BANK: 'estado de cuenta bancario',
    },
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: (status, kind) => (status === 'accepted' ? `Aceptamos su ${kind}` : `Envíe de nuevo su ${kind}`),
    accepted: (kind) => `revisamos y aceptamos su ${kind}. Puede continuar donde se quedó.`,
    unreviewed: (kind) => `no pudimos revisar su ${kind} en un día. No es culpa suya y no se le cobró nada.`,
    rejected: {
      unreadable: (kind) => `no pudimos leer su ${kind}: la imagen está borrosa o cortada.`,
      'page-missing': (kind) => `falta una página de su ${kind}.`,
      'wrong-document': (kind) => `el archivo que envió no es su ${kind}.`,
    },
    again: 'Puede enviarlo de nuevo en la página de abajo o llevarlo a su tienda. No se le cobró nada.',
    deleted: (days) =>
      `Eliminamos sus archivos ${days === 1 ? 'un día' : `${days} días`} después de esta revisión.`,
    goOn: 'Sus documentos (en el dispositivo que usó, o con la sesión de su cuenta iniciada):',
  },
};

/** What came of the review of a document, and the way on. */
export function reviewEmail(
  to: { readonly email: string; readonly firstName: string },
  review: {
    readonly kind: DocumentKind;
    readonly result: Result;
    readonly locale: Locale;
    /** Days until the files are deleted. */
    readonly keptDays: number;
  },
  shopUrl: string,
): Email {
  const { kind, result, locale, keptDays } = review;
  const text = texts[locale];
  const name = text.kinds[kind];
  const message = result.status === 'rejected' ? text.rejected[result.reason] : text[result.status];
  const lines: LetterLine[] = [
    text.greeting(to.firstName),
    message(name),
    ...(result.status === 'accepted' ? [] : [text.again]),
    text.deleted(keptDays),
    { label: text.goOn, link: `${shopUrl}/thankyou-verificationPage?language=${locale}` },
  ];
  return toLetter({ to: to.email, subject: text.subject(result.status, name) }, lines, locale);
}
