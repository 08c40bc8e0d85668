import type { Transaction } from '../../database/connect.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { referralCodes, referrals } from '../../database/schema/index.ts';

/** At a sign-in: what a guest accepted is the customer's, unless they came by another code or it is their own. */
export async function moveReferral(
  transaction: Transaction,
  { guestCustomerId, customerId }: { readonly guestCustomerId: string; readonly customerId: string },
): Promise<void> {
  const earlier = await transaction
    .select({ id: referrals.id })
    .from(referrals)
    .where(eq(referrals.inviteeCustomerId, customerId));
  if (earlier.length > 0) return;
  const own = transaction
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.customerId, customerId));
  await transaction
    .update(referrals)
    .set({ inviteeCustomerId: customerId })
    .where(and(eq(referrals.inviteeCustomerId, guestCustomerId), sql`${referrals.code} not in (${own})`));
}
