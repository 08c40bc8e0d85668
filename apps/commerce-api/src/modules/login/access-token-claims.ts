import type { CustomerRow, SessionRow } from './login-queries.ts';

/** The caller, from the verified access token only. */
export type Shopper = {
  readonly usid: string;
  readonly customerId: string;
  /** The guest that the session began as (claim `gcid`); a guest's own id. A basket merges from this guest only. */
  readonly guestCustomerId: string;
  readonly kind: 'guest' | 'registered';
  readonly siteId: string;
};

/** Subject of tokens: a guest, or a registered customer who began as one. */
export type TokenSubject = {
  readonly usid: string;
  readonly clientId: string;
  readonly siteId: string;
  readonly isDoNotTrack: boolean;
} & (
  | { readonly kind: 'guest'; readonly customerId: string }
  | {
      readonly kind: 'registered';
      readonly customerId: string;
      readonly guestCustomerId: string;
      readonly login: string;
      readonly name: string;
    }
);

/** `ownp_001` of `f_ecom_ownp_001`. */
function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '');
}

export function issuerOf(organizationId: string): string {
  return `slas/prod/${tenantOf(organizationId)}`;
}

export function audienceOf(organizationId: string): string {
  return `commercecloud/prod/${tenantOf(organizationId)}`;
}

/** Claims that clients read by position, as the shopper login service writes them. */
export function claimsOf(organizationId: string, subject: TokenSubject) {
  const isb =
    subject.kind === 'guest'
      ? `uido:slas::upn:Guest::uidn:Guest User::gcid:${subject.customerId}::chid:${subject.siteId}`
      : `uido:ecom::upn:${subject.login}::uidn:${subject.name}::gcid:${subject.guestCustomerId}::rcid:${subject.customerId}::chid:${subject.siteId}`;
  return {
    aut: 'GUID',
    sub: `cc-slas::${tenantOf(organizationId)}::scid:${subject.clientId}::usid:${subject.usid}`,
    ctx: 'slas',
    ist: 1,
    dnt: subject.isDoNotTrack ? '1' : '0',
    sty: 'User',
    isb,
  };
}

const subjectPattern = /^cc-slas::[^:]+::scid:[^:]+::usid:([^:]+)$/;
const guestPattern = /^uido:slas::upn:Guest::uidn:Guest User::gcid:([^:]+)::chid:([^:]+)$/;
/** Matched from the end: login and name may contain anything, the ids after them no colon. */
const registeredPattern = /^uido:ecom::upn:.*::gcid:([^:]+)::rcid:([^:]+)::chid:([^:]+)$/s;

/** The login client of the token; empty for claims of another form. */
export function clientIdOf(claims: { readonly sub?: unknown }): string {
  return /::scid:([^:]+)::/.exec(String(claims.sub))?.[1] ?? '';
}

/** The shopper of claims by `claimsOf`; null for claims of another form. */
export function shopperOf(claims: { readonly sub?: unknown; readonly isb?: unknown }): Shopper | null {
  if (typeof claims.sub !== 'string' || typeof claims.isb !== 'string') return null;
  const usid = subjectPattern.exec(claims.sub)?.[1];
  if (!usid) return null;
  const [, guestId, guestSiteId] = guestPattern.exec(claims.isb) ?? [];
  if (guestId && guestSiteId) {
    return { usid, customerId: guestId, guestCustomerId: guestId, siteId: guestSiteId, kind: 'guest' };
  }
  const [, guestCustomerId, customerId, siteId] = registeredPattern.exec(claims.isb) ?? [];
  if (!guestCustomerId || !customerId || !siteId) return null;
  return { usid, customerId, guestCustomerId, siteId, kind: 'registered' };
}

/** Subject of the session's tokens. A guest's tokens stay a guest's, even after the customer registers. */
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
