import {
  findReferralRefusal,
  REFERRAL_TERMS,
  type ReferralRefusal,
  referralCodeOf,
} from '@ownpath/domain/referrals';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findProgrammeStore, type ReferralCaller, yearStart } from './programme.ts';
import {
  countAgreements,
  countCreditedSince,
  findAdvocate,
  findReferralOf,
  joinReferral,
  putOptOut,
  type Queryable,
} from './referral-queries.ts';
import { STOP_INVITATIONS } from './send-invitation.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Request = { readonly caller: ReferralCaller; readonly code: string; readonly clientIp: string };

/** What a code is worth to the customer as far as it can be told before they rent. */
async function judge(
  queryable: Queryable,
  sought: {
    readonly code: string;
    readonly customerId: string;
    readonly isOffered: boolean;
    readonly now: Date;
  },
) {
  const { code, customerId, isOffered, now } = sought;
  const advocate = await findAdvocate(queryable, code);
  if (!advocate) return { advocate: null, refusal: 'unknown' as const, isAccepted: false };
  const joined = await findReferralOf(queryable, customerId);
  const refusal: ReferralRefusal | null = findReferralRefusal({
    isOffered,
    isOwnCode: advocate.customerId === customerId,
    isAlreadyReferred: joined !== null && joined.code !== code,
    earlierAgreements: joined === null ? await countAgreements(queryable, customerId) : 0,
    // Told only once there is an agreement with an address.
    isSameHousehold: false,
    creditedThisYear: await countCreditedSince(queryable, advocate.customerId, yearStart(now)),
  });
  return { advocate, refusal, isAccepted: joined?.code === code };
}

async function isOfferedTo(deps: Parts, caller: ReferralCaller): Promise<boolean> {
  return (await findProgrammeStore(deps, caller))?.isReferralPromotionEligible ?? true;
}

/** @throws DomainError `TooManyRequests` */
export async function lookUpInvitation(deps: Parts, request: Request) {
  const code = referralCodeOf(request.code);
  const { caller, clientIp } = request;
  await limitAttempts(deps, { call: 'referral-code-try', clientIp, account: caller.customerId });
  const { advocate, refusal, isAccepted } = await judge(deps.database, {
    code,
    customerId: caller.customerId,
    isOffered: await isOfferedTo(deps, caller),
    now: deps.clock.now(),
  });
  const { creditCents } = REFERRAL_TERMS;
  return { firstName: advocate?.firstName ?? null, creditCents, refusal, isAccepted };
}

/**
 * Attaches a code to the caller, a guest or a customer; a repeated call changes nothing.
 * @throws DomainError `ReferralRefused` with the reason at the field `code`, `TooManyRequests`
 */
export async function acceptInvitation(
  deps: Parts,
  request: Request & { readonly referralId: string | undefined },
): Promise<{ success: boolean }> {
  const { caller, clientIp, referralId } = request;
  const code = referralCodeOf(request.code);
  const { customerId } = caller;
  await limitAttempts(deps, { call: 'referral-code-try', clientIp, account: customerId });
  const refuse = (reason: string) =>
    new DomainError('ReferralRefused', 'The referral code earns no credit.', {
      fields: [{ path: 'code', code: reason }],
    });
  const now = deps.clock.now();
  const isOffered = await isOfferedTo(deps, caller);
  await deps.database.transaction(async (transaction) => {
    const { refusal, isAccepted } = await judge(transaction, { code, customerId, isOffered, now });
    if (refusal !== null) throw refuse(refusal);
    if (isAccepted) return;
    const { creditCents } = REFERRAL_TERMS;
    if (!(await joinReferral(transaction, { code, referralId, customerId, creditCents, now }))) {
      throw refuse('already-referred');
    }
  });
  return { success: true };
}

/** @throws DomainError `InvalidProof` for a token that is none of ours */
export async function stopInvitations(
  deps: Pick<Dependencies, 'database' | 'clock' | 'vault'>,
  token: string,
): Promise<{ success: boolean }> {
  const emailHash = deps.vault.readSigned(STOP_INVITATIONS, token);
  if (emailHash === null) throw new DomainError('InvalidProof', 'The link is not valid.');
  await putOptOut(deps.database, emailHash, deps.clock.now());
  return { success: true };
}
