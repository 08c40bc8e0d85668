import type { Locale } from '@ownpath/domain/site';
import type { CardField } from '../payment-gateway/sandbox-tokens.ts';

type HostedFieldsTexts = {
  readonly title: string;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  readonly codeHint: string;
  readonly errors: Readonly<Record<CardField, string>>;
  readonly expired: string;
  readonly failed: string;
};

export const hostedFieldsTexts: Readonly<Record<Locale, HostedFieldsTexts>> = {
  'en-US': {
    title: 'Card details',
    labels: {
      number: 'Card number',
      expiry: 'Expiration date',
      securityCode: 'Security code',
      nameOnCard: 'Name on card',
    },
    expiryHint: 'MM/YY',
    codeHint: '3 digits on the back, or 4 on the front of American Express',
    errors: {
      number: 'Please enter a valid card number.',
      expiry: 'Please enter the expiration date as MM/YY.',
      securityCode: 'Please enter the security code.',
      nameOnCard: 'Please enter the name on the card.',
    },
    expired: 'This card has expired. Please use another card.',
    failed: 'We could not read your card. Please try again.',
  },
  'es-US': {
    title: 'Datos de la tarjeta',
    labels: {
      number: 'Número de tarjeta',
      expiry: 'Fecha de vencimiento',
      securityCode: 'Código de seguridad',
      nameOnCard: 'Nombre en la tarjeta',
    },
    expiryHint: 'MM/AA',
    codeHint: '3 dígitos al reverso, o 4 al frente en American Express',
    errors: {
      number: 'Escriba un número de tarjeta válido.',
      expiry: 'Escriba la fecha de vencimiento como MM/AA.',
      securityCode: 'Escriba el código de seguridad.',
      nameOnCard: 'Escriba el nombre que aparece en la tarjeta.',
    },
    expired: 'Esta tarjeta ya venció. Use otra tarjeta, por favor.',
    failed: 'No pudimos leer su tarjeta. Inténtelo de nuevo.',
  },
};
