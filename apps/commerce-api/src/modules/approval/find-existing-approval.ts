import type { Approval, PageName } from '@ownpath/contracts/approval';
import type { Dependencies } from '../../dependencies.ts';
import { findStandingApproval } from '../standing-approval/index.ts';
import { pageOfApproval } from './page-names.ts';

/** The shopper's last decision, from the server's own records; both null when there is none. */
export async function findExistingApproval(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  customerId: string,
): Promise<{ readonly pageName: PageName | null; readonly DEResponse: Approval | null }> {
  const approval = await findStandingApproval(deps.database, customerId, deps.clock.now());
  return { pageName: approval ? pageOfApproval(approval) : null, DEResponse: approval };
}
