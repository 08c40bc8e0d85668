/** Memberships of the benefit club. */
export const MEMBERSHIPS_HREF = '/my-accounts/memberships';

/** The page with the question whether to end one. */
export const endMembershipHref = (agreementNumber: string) =>
  `${MEMBERSHIPS_HREF}?${new URLSearchParams({ end: agreementNumber })}`;

/** The page after it. */
export const endedMembershipHref = (agreementNumber: string) =>
  `${MEMBERSHIPS_HREF}?${new URLSearchParams({ ended: agreementNumber })}`;
