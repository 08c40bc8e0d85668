import type { Membership } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endAutopay } from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  cancelScheduled,
  changeAgreement,
  changeScheduled,
  hasPendingPayment,
  lockAgreements,
  type Transaction,
  writeLedger,
} from './account-payment-queries.ts';
import { storeDayOf } from './agreement-status.ts';
import { moveAutopay } from './autopay-after-payment.ts';
import { membershipEndedEmail } from './membership-email.ts';
import {
  endOf,
  hasMembership,
  isMembershipActive,
  toMembership,
  withoutMembership,
} from './membership-state.ts';
import { findMailTarget } from './payment-help-queries.ts';
import { accountOf } from './payment-quotes.ts';
import { type AgreementAccount, listAgreementAccounts } from './servicing-queries.ts';
import { addSuspense } from './suspense-queries.ts';

const MEMO = 'membership ended: fees paid ahead';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Nothing of the schedule carries an unpaid fee any more, and what was paid ahead waits for the next payment. */
async function writeEnd(transaction: Transaction, account: AgreementAccount, now: Date): Promise<void> {
  const { agreement, schedule } = account;
  const { id: agreementId, customerId, storeId } = agreement;
  const end = endOf(account, now);
  const isClub = agreement.type === 'club';
  if (isClub) {
    await cancelScheduled(transaction, agreementId);
    await endAutopay(transaction, agreementId, now);
  } else {
    const before = new Map(schedule.map((row) => [row.id, row]));
    for (const row of withoutMembership(account, end).schedule) {
      const { id, clubCents, status } = row;
      if (row !== before.get(id)) await changeScheduled(transaction, id, { clubCents, status });
    }
  }
  if (end.creditCents > 0) {
    const effectiveOn = storeDayOf(account, now);
    const entry = { customerId, agreementId, storeId, amountCents: end.creditCents, effectiveOn, memo: MEMO };
    await writeLedger(transaction, [{ ...entry, kind: 'adjustment', bucket: 'suspense' }]);
    await addSuspense(transaction, { customerId, storeId, agreementId }, end.creditCents, now);
  }
  const ended = {
    membershipCancelledAt: now,
    membershipEndsOn: end.endsOn,
    membershipCreditCents: end.creditCents,
    ...(isClub && { isMembershipActive: false, nextDueOn: null, closedOn: end.endsOn }),
  };
  await changeAgreement(transaction, agreementId, ended, now);
}

/** The caller's agreement with a membership. @throws DomainError `NotFound` for any other */
async function findMembership(transaction: Transaction, customerId: string, agreementId: string) {
  const account = accountOf(await listAgreementAccounts(transaction, customerId), agreementId);
  if (!hasMembership(account.agreement)) throw new DomainError('NotFound', 'No such membership.');
  return account;
}

/**
 * Ends a membership at once: no unpaid fee is charged any more, fees paid for time that has not begun are credited, and the
 * member is told by mail (decision 0077). Ended before, the answer is the same.
 * @throws DomainError `NotFound` for a membership that is not theirs; `PaymentInProgress`
 */
export async function cancelMembership(
  deps: Parts,
  request: { readonly customerId: string; readonly agreementId: string; readonly locale: Locale },
): Promise<{ membership: Membership }> {
  const { database, clock, config } = deps;
  const { customerId, agreementId, locale } = request;
  const now = clock.now();
  const membership = await database.transaction(async (transaction) => {
    await lockAgreements(transaction, customerId, [agreementId]);
    const account = await findMembership(transaction, customerId, agreementId);
    const { id } = account.agreement;
    if (!isMembershipActive(account.agreement)) return toMembership(account, locale, now);
    // What it settles was quoted with the fee.
    if (await hasPendingPayment(transaction, [id])) {
      throw new DomainError('PaymentInProgress', 'A payment on the agreement has not been answered yet.');
    }
    await writeEnd(transaction, account, now);
    await moveAutopay(transaction, deps, customerId, id);
    const ended = toMembership(await findMembership(transaction, customerId, id), locale, now);
    const target = await findMailTarget(transaction, customerId);
    if (target) {
      const mail = membershipEndedEmail(ended, { to: target.email, locale, shopUrl: config.publicUrl });
      await queueEmail(transaction, `membership-ended:${id}`, mail, now);
    }
    return ended;
  });
  await database.flush();
  return { membership };
}
