import type { DocumentKind, DocumentMediaType, DocumentRefusal } from '@ownpath/domain/approval';
import type { Sensitive } from '@ownpath/domain/sensitive';

/** A file that a shopper handed in. Its name is as personal as its content. */
export type DocumentFile = {
  readonly name: Sensitive<string>;
  readonly mediaType: DocumentMediaType;
  readonly content: Sensitive<Uint8Array>;
};

/** Private files, encrypted at rest. No page or call gives them out. */
export type FileStore = {
  /** @returns the key of the file, which is deleted at `keptUntil` */
  put(file: DocumentFile, keptUntil: Date): Promise<string>;
  /** Null when it was deleted. */
  read(key: string): Promise<DocumentFile | null>;
  keepUntil(keys: readonly string[], keptUntil: Date): Promise<void>;
};

/** Looks for malware in files before anything of them is stored. */
export type VirusScan = {
  scan(files: readonly DocumentFile[]): Promise<'clean' | 'infected'>;
};

export type DocumentReviewResult =
  | { readonly status: 'pending' }
  | { readonly status: 'accepted' }
  | { readonly status: 'rejected'; readonly reason: DocumentRefusal };

/** Reads documents that shoppers hand in, by machine or by a person. */
export type DocumentReview = {
  /** Asks for the result. The same reference is one review, however often it is asked for. */
  review(request: {
    readonly reference: string;
    readonly kind: DocumentKind;
    readonly files: readonly DocumentFile[];
  }): Promise<DocumentReviewResult>;
};
