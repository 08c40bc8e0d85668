import type { Locale } from '@ownpath/domain/site';

type SignTexts = {
  readonly heading: string;
  readonly intro: string;
  readonly printHint: string;
  readonly consentHeading: string;
  readonly consentPoints: readonly string[];
  readonly consentLabel: string;
  readonly nameLabel: string;
  readonly nameHint: string;
  readonly sign: string;
  readonly decline: string;
  readonly consentError: string;
  readonly nameError: string;
  readonly errorHeading: string;
  readonly finishedHeading: Readonly<Record<'signed' | 'declined' | 'voided', string>>;
  readonly back: string;
  readonly notFound: string;
};

export const signTexts: Readonly<Record<Locale, SignTexts>> = {
  'en-US': {
    heading: 'Review and sign your agreement',
    intro: 'Read the whole agreement below. Nothing is charged until you sign.',
    printHint: 'You can print or save this page with your browser before you sign.',
    consentHeading: 'Consent to electronic records',
    consentPoints: [
      'You may have this agreement on paper instead, free of charge: ask your store before or after you sign.',
      'Your consent covers this agreement and the receipts and notices that belong to it.',
      'You may withdraw your consent at any time by telling your store; what you signed before stays valid.',
      'Tell your store when your e-mail address changes, so that notices reach you.',
      'You need a browser that shows this page and a way to print or save it.',
    ],
    consentLabel:
      'I can read this page, and I agree to use electronic records and an electronic signature for this agreement.',
    nameLabel: 'Type your full name to sign',
    nameHint: 'Typing your name here has the same effect as signing on paper.',
    sign: 'Sign',
    decline: 'Decline',
    consentError: 'Please confirm that you agree to use electronic records.',
    nameError: 'Please type your full name.',
    errorHeading: 'Please check the following',
    finishedHeading: {
      signed: 'This agreement is signed',
      declined: 'You declined this agreement',
      voided: 'This agreement can no longer be signed',
    },
    back: 'Return to the shop',
    notFound: 'There is no such document.',
  },
  'es-US': {
    heading: 'Revise y firme su contrato',
    intro: 'Lea el contrato completo a continuación. No se le cobra nada hasta que usted firme.',
    printHint: 'Antes de firmar, puede imprimir o guardar esta página con su navegador.',
    consentHeading: 'Consentimiento para usar registros electrónicos',
    consentPoints: [
      'Usted puede recibir este contrato en papel sin costo: pídalo en su tienda antes o después de firmar.',
      'Su consentimiento abarca este contrato y los recibos y avisos relacionados con él.',
      'Puede retirar su consentimiento en cualquier momento avisando a su tienda; lo que ya firmó sigue siendo válido.',
      'Avise a su tienda si cambia su correo electrónico, para que los avisos le lleguen.',
      'Necesita un navegador que muestre esta página y una forma de imprimirla o guardarla.',
    ],
    consentLabel:
      'Puedo leer esta página y acepto usar registros electrónicos y una firma electrónica para este contrato.',
    nameLabel: 'Escriba su nombre completo para firmar',
    nameHint: 'Escribir su nombre aquí tiene el mismo efecto que firmar en papel.',
    sign: 'Firmar',
    decline: 'Rechazar',
    consentError: 'Confirme que acepta usar registros electrónicos.',
    nameError: 'Escriba su nombre completo.',
    errorHeading: 'Revise lo siguiente',
    finishedHeading: {
      signed: 'Este contrato ya está firmado',
      declined: 'Usted rechazó este contrato',
      voided: 'Este contrato ya no se puede firmar',
    },
    back: 'Volver a la tienda',
    notFound: 'Este documento no existe.',
  },
};
