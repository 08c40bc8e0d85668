import { carryOverApproval, moveDraft } from '../active-approval/index.ts';
import { moveReferral } from '../referral-owner/index.ts';
import { type Database, forgetFormerSession, revokeSessionIn } from './login-queries.ts';

/**
 * At the first use of a new session: ends the one that it replaces and moves the guest's approval, unsent application and friend's code to the customer. Until
 * then the answer with the new tokens may have been lost, and the guest keeps everything.
 */
export async function endFormerSession(
  database: Database,
  session: { readonly usid: string; readonly formerUsid: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const current = await forgetFormerSession(transaction, session.usid, session.formerUsid);
    if (!current) return;
    await revokeSessionIn(transaction, session.formerUsid, now);
    const { guestCustomerId, customerId } = current;
    if (guestCustomerId === null || guestCustomerId === customerId) return;
    await moveDraft(transaction, { guestCustomerId, customerId });
    await moveReferral(transaction, { guestCustomerId, customerId });
    await carryOverApproval(transaction, { guestCustomerId, customerId }, now);
  });
}
