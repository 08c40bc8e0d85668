/** Where documents are handed in. */
export const UPLOAD_HREF = '/checkout/documents';

/** What became of them (specification section 2). */
export const THANK_YOU_HREF = '/thankyou-verificationPage';
