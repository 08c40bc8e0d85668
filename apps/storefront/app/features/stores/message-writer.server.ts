import { getCustomer } from '@ownpath/contracts/customers';
import { getAgreementSummary } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { isRunningRental } from '../../shared/agreements/running-rental.ts';

/** What a signed-in customer need not type, and what they may write about. */
export type MessageWriter = {
  readonly email: string;
  /** The running ones first. */
  readonly agreements: readonly { readonly number: string; readonly name: string }[];
};

/** Null for a guest. A failure is only logged: everything can be typed. */
export async function findMessageWriter(
  commerce: CommerceClient,
  session: Session,
): Promise<MessageWriter | null> {
  const { tokens } = session.read();
  if (!tokens?.isRegistered) return null;
  const { customerId } = tokens;
  const [customer, summary] = await Promise.all([
    commerce.call(getCustomer, { params: { customerId } }).catch(withoutIt),
    commerce.call(getAgreementSummary, { body: {} }).catch(withoutIt),
  ]);
  const agreements = (summary?.agreement ?? [])
    .filter(({ isClub, refCode }) => !isClub && refCode !== 'PENDING')
    .toSorted((a, b) => Number(isRunningRental(b)) - Number(isRunningRental(a)))
    .map(({ agreementNumber, name }) => ({ number: agreementNumber, name }));
  return { email: customer?.email ?? '', agreements };
}

const withoutIt = (error: unknown) => warnOf('A message is written without the customer’s account', error);
