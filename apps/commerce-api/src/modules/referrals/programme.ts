import { createHash } from 'node:crypto';
import { makeReferralCode, REFERRAL_CODE_RANDOM_DIGITS } from '@ownpath/domain/referrals';
import type { LocatedStore } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { putReferralCode } from './referral-queries.ts';

export type ReferralCaller = {
  readonly customerId: string;
  readonly usid: string;
  readonly siteId: string;
  readonly locatedStore?: LocatedStore | null | undefined;
};

/** Recognises an address without keeping it. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(`referral:${email.trim().toLowerCase()}`).digest('base64url');
}

/** The caller's store: without one, the programme is not ruled out. */
export function findProgrammeStore(deps: Pick<Dependencies, 'database' | 'clock'>, caller: ReferralCaller) {
  return findShopperStoreRow(deps.database, caller, deps.clock.now());
}

/** The customer's code, made when it is first asked for. */
export function codeOf(
  { database, clock, ids }: Pick<Dependencies, 'database' | 'clock' | 'ids'>,
  customer: { readonly id: string; readonly firstName: string | null },
): Promise<string> {
  const makeCode = () => makeReferralCode(customer.firstName, ids.digits(REFERRAL_CODE_RANDOM_DIGITS));
  return putReferralCode(database, customer.id, makeCode, clock.now());
}

/** The invitee's page in a language. */
export function referralLink(
  publicUrl: string,
  code: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL('/refer-a-friend/referral', publicUrl);
  link.searchParams.set('code', code);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}

/** The first moment of the calendar year, by the clock of Greenwich. */
export function yearStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), 0, 1));
}
