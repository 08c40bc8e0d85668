import { formatInstant } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { documentTexts } from './agreement-texts.ts';
import type { DocumentContent } from './document-content.ts';
import { signingTexts } from './signing-texts.ts';

/** Who signed what, when and from where, as the e-signature provider reported it. */
export type SignatureEvidence = {
  readonly signerName: string;
  readonly signerIp: string | null;
  readonly signedAt: Date;
  readonly signedLocale: Locale;
  /** Of the text that was signed. */
  readonly documentSha256: string;
  readonly envelopeId: string;
  readonly timeZone: string;
};

export type SignedContent = DocumentContent & {
  readonly evidence: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  };
};

/** The document with the customer's signature and its record. */
export function signContent(content: DocumentContent, evidence: SignatureEvidence): SignedContent {
  const { locale, signing } = content;
  const { evidence: texts, signedByCustomer } = signingTexts[locale];
  const instant = formatInstant(evidence.signedAt, evidence.timeZone, locale);
  return {
    ...content,
    signing: {
      ...signing,
      signatures: signing.signatures.map((one) =>
        one.role === 'customer'
          ? { ...one, signature: { text: evidence.signerName, detail: signedByCustomer(instant) } }
          : one,
      ),
    },
    evidence: {
      heading: texts.heading,
      intro: texts.intro,
      rows: [
        { label: content.numberLabel, value: content.number },
        { label: texts.signer, value: evidence.signerName },
        { label: texts.signedAt, value: instant },
        { label: texts.language, value: documentTexts[locale].languages[evidence.signedLocale] },
        { label: texts.address, value: evidence.signerIp ?? texts.notRecorded },
        { label: texts.envelope, value: evidence.envelopeId },
        { label: texts.hash, value: evidence.documentSha256 },
        { label: texts.consent, value: texts.consentText },
      ],
    },
  };
}
