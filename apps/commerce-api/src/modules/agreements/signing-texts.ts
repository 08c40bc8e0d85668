import type { Locale } from '@ownpath/domain/site';

type SigningTexts = {
  /** In short, beside the agreement. */
  readonly summary: {
    readonly twoGroups: (first: string, count: number, each: string) => string;
    readonly manyGroups: (count: number, each: string) => string;
    readonly withTax: (days: string) => string;
    readonly total: (total: string, hasFee: boolean) => string;
    readonly totalText: (withTax: string, cashPrice: string) => string;
    readonly sameAsCash: (day: string) => string;
    readonly sameAsCashText: string;
    readonly returning: string;
    readonly returningText: string;
    readonly ownership: string;
    readonly ownershipText: string;
  };
  readonly copyNotices: readonly string[];
  readonly customerSignature: string;
  readonly retailerSignature: string;
  readonly toBeSigned: string;
  readonly signedByRetailer: (address: string, instant: string) => string;
  readonly signedByCustomer: (instant: string) => string;
  readonly evidence: {
    readonly heading: string;
    readonly intro: string;
    readonly signer: string;
    readonly signedAt: string;
    readonly language: string;
    readonly address: string;
    readonly notRecorded: string;
    readonly envelope: string;
    readonly hash: string;
    readonly consent: string;
    readonly consentText: string;
  };
  readonly page: (number: number, count: number) => string;
};

/** Words of the summary, the signatures and the record of a signature. */
export const signingTexts: Readonly<Record<Locale, SigningTexts>> = {
  'en-US': {
    summary: {
      twoGroups: (first, count, each) => `1 payment of ${first}, then ${count} of ${each}.`,
      manyGroups: (count, each) => `${count} payments, the regular one ${each}.`,
      withTax: (days) => `${days}, tax included.`,
      total: (total, hasFee) => `${total} in all${hasFee ? ' with the fee' : ''}.`,
      totalText: (withTax, cashPrice) => `${withTax} with tax. Cash price ${cashPrice}.`,
      sameAsCash: (day) => `Same as cash until ${day}.`,
      sameAsCashText: 'All the rent you pay by then counts toward the cash price.',
      returning: 'Send it back any time.',
      returningText: 'You owe nothing after the pickup day.',
      ownership: 'It is ours until the last payment.',
      ownershipText: 'Then it is yours.',
    },
    copyNotices: [
      'Do not sign this agreement before you read it or if it has blank spaces.',
      'You get a complete copy of this agreement when you sign it. Keep it: it protects your rights.',
    ],
    customerSignature: 'Customer',
    retailerSignature: 'Lessor',
    toBeSigned: 'Signs electronically. The record of the signature has the name, date and time.',
    signedByRetailer: (address, instant) => `Store ${address}. Signed electronically on ${instant}`,
    signedByCustomer: (instant) => `Signed electronically on ${instant}`,
    evidence: {
      heading: 'Record of the signature',
      intro: 'This page was added after the signature. It is not part of the text that was signed.',
      signer: 'Signed by, as typed',
      signedAt: 'Signed on',
      language: 'Language of the signed agreement',
      address: 'Internet address of the signer',
      notRecorded: 'Not recorded',
      envelope: 'Signing number',
      hash: 'SHA-256 of the signed text',
      consent: 'Electronic records',
      consentText: 'The signer agreed to electronic records and to an electronic signature before signing.',
    },
    page: (number, count) => `Page ${number} of ${count}`,
  },
  'es-US': {
    summary: {
      twoGroups: (first, count, each) => `1 pago de ${first} y después ${count} de ${each}.`,
      manyGroups: (count, each) => `${count} pagos; el regular es de ${each}.`,
      withTax: (days) => `${days}, con impuestos.`,
      total: (total, hasFee) => `${total} en total${hasFee ? ' con el cargo de trámite' : ''}.`,
      totalText: (withTax, cashPrice) => `${withTax} con impuestos. Precio de contado: ${cashPrice}.`,
      sameAsCash: (day) => `Mismo precio que al contado hasta el ${day}.`,
      sameAsCashText: 'Toda la renta que pague hasta ese día cuenta para el precio de contado.',
      returning: 'Puede devolverlo cuando quiera.',
      returningText: 'Después del día en que lo recogemos no debe nada.',
      ownership: 'Es nuestro hasta el último pago.',
      ownershipText: 'Después es suyo.',
    },
    copyNotices: [
      'No firme este contrato antes de leerlo ni si tiene espacios en blanco.',
      'Usted recibe una copia completa de este contrato al firmarlo. Guárdela: protege sus derechos.',
    ],
    customerSignature: 'Cliente',
    retailerSignature: 'Arrendador',
    toBeSigned: 'Firma electrónicamente. La constancia de la firma tiene nombre, fecha y hora.',
    signedByRetailer: (address, instant) => `Tienda ${address}. Firmado electrónicamente el ${instant}`,
    signedByCustomer: (instant) => `Firmado electrónicamente el ${instant}`,
    evidence: {
      heading: 'Constancia de la firma',
      intro: 'Esta página se agregó después de la firma. No forma parte del texto firmado.',
      signer: 'Firmado por, como se escribió',
      signedAt: 'Fecha de la firma',
      language: 'Idioma del contrato firmado',
      address: 'Dirección de internet de quien firmó',
      notRecorded: 'No registrada',
      envelope: 'Número de firma',
      hash: 'SHA-256 del texto firmado',
      consent: 'Registros electrónicos',
      consentText: 'Antes de firmar, la persona aceptó usar registros electrónicos y una firma electrónica.',
    },
    page: (number, count) => `Página ${number} de ${count}`,
  },
};
