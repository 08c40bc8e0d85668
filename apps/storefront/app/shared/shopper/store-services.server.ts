import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, findStore } from './chosen-store.server.ts';

/** True when the shopper's store decides on applications itself: nothing is asked for that only a decision engine reads. */
export async function isDecidedByStore(commerce: CommerceClient, session: Session): Promise<boolean> {
  const chosen = await findChosenStore(commerce, session);
  const store = chosen && (await findStore(commerce, chosen.id));
  return store?.isDecisionEngineEnabled === false;
}
