import type { Locale } from '@ownpath/domain/site';
import type { WALLET_BEHAVIORS } from '../payment-gateway/account-rules.ts';

type Fields = { readonly routingNumber: string; readonly accountNumber: string };

type Texts = {
  readonly bankTitle: string;
  readonly labels: Fields;
  readonly hints: Fields;
  readonly errors: Fields;
  readonly failed: string;
  readonly approveText: (amount: string) => string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<(typeof WALLET_BEHAVIORS)[number], string>>;
  readonly approve: (amount: string) => string;
  readonly cancel: string;
};

export const accountFrameTexts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    bankTitle: 'Bank account details',
    labels: { routingNumber: 'Routing number', accountNumber: 'Account number' },
    hints: {
      routingNumber: '9 digits, at the bottom left of a check',
      accountNumber: '4 to 17 digits, to the right of it',
    },
    errors: {
      routingNumber: 'Please enter a valid routing number of 9 digits.',
      accountNumber: 'Please enter the account number.',
    },
    failed: 'We could not read your answer. Please try again.',
    approveText: (amount) => `Allow Rowan & Co. to charge ${amount} after you sign your agreement.`,
    outcome: 'Result in this sandbox',
    outcomes: {
      accept: 'Approved',
      decline: 'Declined',
      'authorize-times-out': 'Approved, but the answer is lost',
      'capture-declines': 'Approved, but refused after the signature',
    },
    approve: (amount) => `Approve ${amount}`,
    cancel: 'Cancel',
  },
  'es-US': {
    bankTitle: 'Datos de la cuenta de banco',
    labels: { routingNumber: 'Número de ruta', accountNumber: 'Número de cuenta' },
    hints: {
      routingNumber: '9 dígitos, abajo a la izquierda en un cheque',
      accountNumber: 'De 4 a 17 dígitos, a la derecha del anterior',
    },
    errors: {
      routingNumber: 'Escriba un número de ruta válido de 9 dígitos.',
      accountNumber: 'Escriba el número de cuenta.',
    },
    failed: 'No pudimos leer su respuesta. Inténtelo de nuevo.',
    approveText: (amount) =>
      `Permita que Rowan & Co. cobre ${amount} después de que usted firme su contrato.`,
    outcome: 'Resultado en este entorno de prueba',
    outcomes: {
      accept: 'Aprobado',
      decline: 'Rechazado',
      'authorize-times-out': 'Aprobado, pero se pierde la respuesta',
      'capture-declines': 'Aprobado, pero rechazado después de la firma',
    },
    approve: (amount) => `Aprobar ${amount}`,
    cancel: 'Cancelar',
  },
};
