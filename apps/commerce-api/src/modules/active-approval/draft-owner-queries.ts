import type { Transaction } from '../../database/connect.ts';
import { eq } from '../../database/orm.ts';
import { applicationDrafts } from '../../database/schema/index.ts';

/** Moves a guest's unsent application at a sign-in; a draft of the customer's own stays. */
export async function moveDraft(
  transaction: Transaction,
  from: { readonly guestCustomerId: string; readonly customerId: string },
): Promise<void> {
  const { guestCustomerId, customerId } = from;
  const [draft] = await transaction
    .delete(applicationDrafts)
    .where(eq(applicationDrafts.customerId, guestCustomerId))
    .returning();
  if (draft)
    await transaction
      .insert(applicationDrafts)
      .values({ ...draft, customerId })
      .onConflictDoNothing();
}
