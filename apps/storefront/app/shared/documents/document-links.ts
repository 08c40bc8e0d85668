import type { DocumentKind } from '@ownpath/domain/approval';

/** Where documents are handed in. */
export const UPLOAD_HREF = '/checkout/documents';

/** What became of them (specification section 2). */
export const THANK_YOU_HREF = '/thankyou-verificationPage';

/** The same in the account: what is asked for, and what became of it. */
export const DOCUMENTS_HREF = '/my-accounts/verification-submission-overview';
export const DOCUMENTS_DONE_HREF = '/my-accounts/verification-submission-complete';

/** Where a customer hands in one document. */
export const documentHref = (kind: DocumentKind) => `/my-accounts/verification-submission?document=${kind}`;
