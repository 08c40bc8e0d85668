import type { Locale } from '@ownpath/domain/site';

export type SignTexts = {
  readonly heading: string;
  readonly intro: string;
  readonly printHint: string;
  readonly consentHeading: string;
  readonly consentPoints: readonly string[];
  readonly consentLabel: string;
  readonly nameLabel: string;
  readonly nameHint: (name: string) => string;
  readonly date: string;
  readonly preview: string;
  readonly goToSignature: string;
  readonly signing: string;
  readonly forPerson: (name: string) => string;
  readonly signer: string;
  readonly signerValue: (name: string, phoneEnding: string) => string;
  readonly sender: string;
  readonly reference: string;
  readonly language: string;
  readonly sign: string;
  readonly decline: string;
  readonly consentError: string;
  readonly nameError: string;
  readonly otherNameError: (name: string) => string;
  readonly hiddenError: string;
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
    nameHint: (name) => `Sign as ${name}. Typing your name here has the same effect as signing on paper.`,
    date: 'Date',
    preview: 'This is how your signature appears on the agreement.',
    goToSignature: 'Go to signature',
    signing: 'Signing…',
    forPerson: (name) => `For ${name}`,
    signer: 'You sign as',
    signerValue: (name, ending) => (ending === '' ? name : `${name}, phone ending in ${ending}`),
    sender: 'Your store',
    reference: 'Order',
    language: 'English',
    sign: 'Sign',
    decline: 'Decline',
    consentError: 'Please confirm that you agree to use electronic records.',
    nameError: 'Please type your full name.',
    otherNameError: (name) => `Sign as ${name}: this is the name on the agreement.`,
    hiddenError: 'Please type your name again: it contains invisible characters.',
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
    nameHint: (name) =>
      `Firme como ${name}. Escribir su nombre aquí tiene el mismo efecto que firmar en papel.`,
    date: 'Fecha',
    preview: 'Así aparece su firma en el contrato.',
    goToSignature: 'Ir a la firma',
    signing: 'Firmando…',
    forPerson: (name) => `Para ${name}`,
    signer: 'Firma como',
    signerValue: (name, ending) => (ending === '' ? name : `${name}, teléfono que termina en ${ending}`),
    sender: 'Su tienda',
    reference: 'Pedido',
    language: 'Español',
    sign: 'Firmar',
    decline: 'Rechazar',
    consentError: 'Confirme que acepta usar registros electrónicos.',
    nameError: 'Escriba su nombre completo.',
    otherNameError: (name) => `Firme como ${name}: es el nombre que figura en el contrato.`,
    hiddenError: 'Escriba su nombre de nuevo: contiene caracteres invisibles.',
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
