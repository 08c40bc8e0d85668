import { getAgreementSummary } from '@ownpath/contracts/servicing';
import type { Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, findStore } from './chosen-store.server.ts';

/** True when the shopper's store decides on applications itself: nothing is asked for that only a decision engine reads. */
export async function isDecidedByStore(commerce: CommerceClient, session: Session): Promise<boolean> {
  return (await findOwnStore(commerce, session))?.isDecisionEngineEnabled === false;
}

/** True where the shopper's store offers the membership, and its state allows it. */
export async function offersBenefitPlus(commerce: CommerceClient, session: Session): Promise<boolean> {
  return (await findOwnStore(commerce, session))?.settings.isBenefitPlusEnabled === true;
}

/** The number of the agreement that the visitor has a membership with; null without one, or while that is not known. */
export async function findMembership(commerce: CommerceClient, session: Session): Promise<string | null> {
  if (session.read().tokens === undefined) return null;
  try {
    const { clubInfoResponse } = await commerce.call(getAgreementSummary, { body: {} });
    return (
      clubInfoResponse.memberships.find((club) => club.agreementStatusRef === 'A')?.agreementNumber ?? null
    );
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The memberships are not known: ${error.message}`);
    return null;
  }
}

async function findOwnStore(commerce: CommerceClient, session: Session): Promise<Store | null> {
  const chosen = await findChosenStore(commerce, session);
  return chosen && (await findStore(commerce, chosen.id));
}
