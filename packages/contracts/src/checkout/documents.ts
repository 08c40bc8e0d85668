import { DOCUMENT_KINDS, DOCUMENT_LIMITS, DOCUMENT_REFUSALS } from '@ownpath/domain/approval';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Documents handed in before delivery (`/thankyou-verificationPage`). The specification names the page only. */
const api = 'verification-documents';
/** The cart, whose store and goods may ask for documents too. */
const Body = z.object({ basketId: z.string().min(1).max(100).optional() });

const MAX_FILES = DOCUMENT_KINDS.length * DOCUMENT_LIMITS.filesPerDocument;
const base64Length = (byteCount: number) => Math.ceil(byteCount / 3) * 4;
/** All files in base64, and their names. */
const MAX_SEND_BYTES = base64Length(DOCUMENT_LIMITS.sendBytes) + 16 * 1024;

export const DocumentsState = z.object({
  /** What is asked for and what was handed in, in a fixed order. */
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      /** `unreviewed`: the review gave no result; the document can be handed in again. */
      state: z.enum(['needed', 'in-review', 'accepted', 'refused', 'unreviewed']),
      /** Why it was refused. */
      reason: z.enum(DOCUMENT_REFUSALS).nullable(),
      /** The store's day. */
      handedInOn: z.iso.date().nullable(),
      fileCount: z.int(),
      /** How often it can still be handed in here; after that the store looks at it. */
      triesLeft: z.int(),
    }),
  ),
  /** Where the result is sent; null when it is not known. */
  email: z.string().nullable(),
  /** Days until files are deleted after their review. */
  keptDays: z.int(),
});
export type DocumentsState = z.infer<typeof DocumentsState>;

export const getDocuments = defineCustomEndpoint({
  id: 'getDocuments',
  summary: 'Documents that are asked for, and how far those handed in are',
  api,
  endpoint: 'getdocuments',
  body: Body,
  response: DocumentsState,
});

export const sendDocuments = defineCustomEndpoint({
  id: 'sendDocuments',
  summary: 'Hand in documents; files of a document that is not asked for, or is in review, are dropped',
  api,
  endpoint: 'senddocuments',
  maxBodyBytes: MAX_SEND_BYTES,
  body: Body.extend({
    files: z
      .array(
        z.object({
          kind: z.enum(DOCUMENT_KINDS),
          name: z.string().max(255),
          /** PDF, JPEG, PNG or HEIC, in base64. */
          content: z.string().min(1).max(base64Length(DOCUMENT_LIMITS.sendBytes)),
        }),
      )
      .min(1)
      .max(MAX_FILES),
  }),
  response: DocumentsState,
});
