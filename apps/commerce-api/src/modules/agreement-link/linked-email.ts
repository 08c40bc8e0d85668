import { type Email, toLetter } from '../notifications/index.ts';

/** Tells the address on record, in both languages: who reads it may not be who linked. */
export function linkedEmail(to: string, agreementNumbers: readonly string[], shopUrl: string): Email {
  const numbers = agreementNumbers.join(', ');
  return toLetter(
    { to, subject: 'Your agreement was linked to an online account' },
    [
      `Agreement ${numbers} was linked to an online account, with a code that we texted to your phone.`,
      `El contrato ${numbers} se vinculó a una cuenta en línea, con un código que enviamos a su teléfono.`,
      'If this was not you, call your store right away. Si no fue usted, llame a su tienda de inmediato.',
      { link: `${shopUrl}/contact-us` },
    ],
    'en-US',
  );
}
