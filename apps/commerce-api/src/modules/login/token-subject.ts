import type { TokenSubject } from './access-token-claims.ts';
import type { CustomerRow, SessionRow } from './login-queries.ts';

/** Whom tokens of the session name. A token of a guest stays a guest's, whatever the customer became. */
export function subjectOf(session: SessionRow, customer: CustomerRow, isRegistered: boolean): TokenSubject {
  const { usid, clientId, siteId, doNotTrack: isDoNotTrack, customerId } = session;
  const base = { usid, clientId, siteId, isDoNotTrack, customerId };
  if (!isRegistered || customer.login === null) return { ...base, kind: 'guest' };
  return {
    ...base,
    kind: 'registered',
    guestCustomerId: session.guestCustomerId ?? customerId,
    login: customer.login,
    name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
  };
}
