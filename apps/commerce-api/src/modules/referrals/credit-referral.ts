import { findReferralRefusal, REFERRAL_TERMS } from '@ownpath/domain/referrals';
import { asLocale, type Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findCustomer } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { creditAgreement, PAYMENT_SETTLED } from '../servicing/index.ts';
import { isSameHousehold } from './household-queries.ts';
import { yearStart } from './programme.ts';
import { creditEmail } from './referral-emails.ts';
import {
  changeReferral,
  countAgreements,
  countCreditedSince,
  findQualifyingAgreement,
  listReferralsToCredit,
  lockReferral,
  type Referral,
  type Transaction,
} from './referral-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;
type Locked = { readonly referral: Referral; readonly advocateId: string };

/** Credits one of the two and tells them; false when they have no agreement that runs. */
async function credit(
  transaction: Transaction,
  { referral }: Locked,
  to: { readonly customerId: string; readonly role: 'friend' | 'advocate' },
  now: Date,
): Promise<boolean> {
  const { id, creditCents } = referral;
  const { customerId, role } = to;
  const memo = `referral ${id}`;
  if (!(await creditAgreement(transaction, { customerId, amountCents: creditCents, memo }, now)))
    return false;
  const customer = await findCustomer(transaction, customerId);
  if (!customer?.email) return true;
  const locale: Locale = asLocale(customer.preferredLocale ?? 'en-US');
  const facts = { to: customer.email, firstName: customer.firstName, creditCents, role };
  await queueEmail(transaction, `referral-credit:${id}:${role}`, creditEmail(facts, locale), now);
  return true;
}

/** Whether the friend's payments and the rules of the programme earn the credit; a refusal is written. */
async function qualify(transaction: Transaction, { referral, advocateId }: Locked, now: Date) {
  const friendId = referral.inviteeCustomerId;
  if (friendId === null) return null;
  const agreement = await findQualifyingAgreement(transaction, friendId, REFERRAL_TERMS.paymentsBeforeCredit);
  if (!agreement) return null;
  const { storeId, createdAt: since, isOffered } = agreement;
  const facts = {
    isOffered,
    isOwnCode: friendId === advocateId,
    isAlreadyReferred: false,
    earlierAgreements: await countAgreements(transaction, friendId, referral.joinedAt ?? since),
    isSameHousehold: await isSameHousehold(transaction, { customerId: friendId, since }, advocateId),
    creditedThisYear: await countCreditedSince(transaction, advocateId, yearStart(now)),
  };
  const refusal = findReferralRefusal(facts);
  // The friend was promised the credit before the other one had their ten.
  const isFriendCredited =
    refusal === null ||
    (refusal === 'year-limit' && findReferralRefusal({ ...facts, creditedThisYear: 0 }) === null);
  return { friendId, storeId, refusal, isFriendCredited };
}

/** The friend's side, and whether the other one is credited; in one transaction with the ledger. */
async function creditFriend(
  transaction: Transaction,
  locked: Locked,
  now: Date,
): Promise<Referral['status']> {
  const { referral } = locked;
  const found = await qualify(transaction, locked, now);
  if (!found) return referral.status;
  const { friendId, storeId, refusal, isFriendCredited } = found;
  if (isFriendCredited) await credit(transaction, locked, { customerId: friendId, role: 'friend' }, now);
  const status = refusal === null ? 'qualified' : 'refused';
  await changeReferral(transaction, referral.id, {
    storeId,
    status,
    refusalCode: refusal,
    qualifiedAt: now,
    ...(isFriendCredited ? { inviteeCreditedAt: now } : {}),
  });
  return status;
}

/**
 * Brings a referral to its end as far as it can be: repeated and concurrent runs credit once. A customer who invited and
 * has no agreement that runs is credited with their next settled payment.
 * @throws AgreementBusyError while a payment of one of them is under way: the queue tries again
 */
async function creditReferral({ database, clock }: Parts, referralId: string): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const locked = await lockReferral(transaction, referralId);
    if (!locked) return;
    let { status } = locked.referral;
    if (status === 'joined') status = await creditFriend(transaction, locked, now);
    if (status !== 'qualified') return;
    const to = { customerId: locked.advocateId, role: 'advocate' } as const;
    if (await credit(transaction, locked, to, now)) {
      await changeReferral(transaction, referralId, { status: 'credited', creditedAt: now });
    }
  });
}

/** Handlers of this module's jobs, by kind. */
export function referralJobs(deps: Parts) {
  return {
    async [PAYMENT_SETTLED](job: { readonly payload: Readonly<Record<string, unknown>> }) {
      const ids = await listReferralsToCredit(deps.database, String(job.payload.customerId));
      for (const id of ids) await creditReferral(deps, id);
    },
  };
}
