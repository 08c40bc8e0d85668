export const AUTOPAY_HREF = '/my-accounts/enroll-autopay';
export const METHODS_HREF = '/my-accounts/payment-method';

/** The agreement's authorisation, opened to be given. */
export const turnOnHref = (agreementNumber: string) =>
  `${AUTOPAY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`;

export const enrolledHref = (agreementNumber: string) =>
  `/my-accounts/enroll-successful?agreement=${encodeURIComponent(agreementNumber)}`;

/** The copy of an authorisation, as a file. */
export const authorizationHref = (agreementNumber: string) =>
  `/my-accounts/autopay-authorization/${encodeURIComponent(agreementNumber)}`;
