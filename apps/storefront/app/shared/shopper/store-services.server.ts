import type { Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, findStore } from './chosen-store.server.ts';

/** True when the shopper's store decides on applications itself: nothing is asked for that only a decision engine reads. */
export async function isDecidedByStore(commerce: CommerceClient, session: Session): Promise<boolean> {
  return (await findOwnStore(commerce, session))?.isDecisionEngineEnabled === false;
}

/** False where the shopper's store does not offer the membership, or its state does not allow it. */
export async function offersBenefitPlus(commerce: CommerceClient, session: Session): Promise<boolean> {
  return (await findOwnStore(commerce, session))?.settings.isBenefitPlusEnabled !== false;
}

async function findOwnStore(commerce: CommerceClient, session: Session): Promise<Store | null> {
  const chosen = await findChosenStore(commerce, session);
  return chosen && (await findStore(commerce, chosen.id));
}
