export type EnvelopeStatus = 'created' | 'signed' | 'declined' | 'voided';

export type Envelope = {
  readonly envelopeId: string;
  readonly status: EnvelopeStatus;
  /** Instants in ISO form; set when signed. */
  readonly signedAt: string | null;
  readonly signerName: string | null;
  readonly signerIp: string | null;
  readonly documentSha256: string;
};

/** E-signature: shows the document on the provider's pages and redirects the signer to `returnUrl`. */
export type SignatureService = {
  /** The same idempotency key gives the same envelope. */
  createEnvelope(request: {
    readonly idempotencyKey: string;
    readonly title: string;
    readonly documentHtml: string;
    readonly documentSha256: string;
    readonly signerName: string;
    readonly signerEmail: string;
    /** Last two digits; empty without a phone. */
    readonly signerPhoneEnding: string;
    /** Who asks for the signature: the store with its address. */
    readonly sender: string;
    /** The order's number. */
    readonly reference: string;
    readonly locale: string;
  }): Promise<Envelope>;
  /** The page shows the day of signing in `timeZone` (IANA), that of the agreement's store. */
  createSigningUrl(request: {
    readonly envelopeId: string;
    readonly returnUrl: string;
    readonly timeZone: string;
  }): Promise<string>;
  getEnvelope(envelopeId: string): Promise<Envelope>;
  voidEnvelope(envelopeId: string): Promise<void>;
};
