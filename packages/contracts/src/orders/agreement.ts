import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';
import { AgreementCopy } from './order.ts';

const OrderNo = z.string().min(1).max(40);

/**
 * Whether the agreement of an order is in force. `unsigned` and `signed-unpaid` still can be; `ended` never will.
 */
export const AgreementState = z.enum(['unsigned', 'signed-unpaid', 'in-force', 'ended']);
export type AgreementState = z.infer<typeof AgreementState>;

export const OrderAgreement = z.object({
  orderNo: z.string(),
  agreementNumber: z.string(),
  /** 1 of 2: which agreement of the cart it is. */
  agreementOrdinal: z.int(),
  agreementCount: z.int(),
  state: AgreementState,
  copies: z.array(AgreementCopy),
  /** The text in the asked language, or else as it is signed; null once the agreement has ended. */
  document: z
    .object({
      locale: z.enum(LOCALES),
      title: z.string(),
      /** A fragment without scripts or styles. */
      html: z.string(),
      sha256: z.string(),
    })
    .nullable(),
  /** The record of the signature; null before it. */
  signature: z
    .object({
      signerName: z.string(),
      signedAt: z.iso.datetime(),
      signerIp: z.string().nullable(),
      documentSha256: z.string(),
      timeZone: z.string(),
    })
    .nullable(),
});
export type OrderAgreement = z.infer<typeof OrderAgreement>;

export const getOrderAgreement = defineCustomEndpoint({
  id: 'getOrderAgreement',
  summary: 'The agreement of an order, as text, with the record of its signature',
  api: 'agreement',
  endpoint: 'orderagreement',
  body: z.object({ orderNo: OrderNo, copy: z.enum(LOCALES).optional() }),
  response: OrderAgreement,
});

export const getAgreementFile = defineCustomEndpoint({
  id: 'getAgreementFile',
  summary: 'The signed agreement of an order as a PDF (base64); 404 unless it is in force',
  api: 'agreement',
  endpoint: 'agreementfile',
  body: z.object({ orderNo: OrderNo, copy: z.enum(LOCALES).optional() }),
  response: z.object({
    fileName: z.string(),
    locale: z.enum(LOCALES),
    pageCount: z.int(),
    /** Of the file, hexadecimal; the same on every download. */
    sha256: z.string(),
    pdf: z.base64(),
  }),
});
