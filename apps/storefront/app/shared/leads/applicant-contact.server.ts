import { getCustomerBaskets } from '@ownpath/contracts/basket';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';

/** Phone and e-mail of the application, which travels on a temporary basket; empty without one. */
export async function findApplicantContact(
  commerce: CommerceClient,
  session: Session,
): Promise<{ readonly phone: string; readonly email: string }> {
  const customerId = session.read().tokens?.customerId;
  if (customerId === undefined) return { phone: '', email: '' };
  const { baskets = [] } = await commerce.call(getCustomerBaskets, { params: { customerId } });
  const sources = baskets.toSorted((a, b) => Number(b.isTemporary) - Number(a.isTemporary));
  return {
    phone: sources.find(({ shippingAddress }) => shippingAddress?.phone)?.shippingAddress?.phone ?? '',
    email: sources.find(({ email }) => email)?.email ?? '',
  };
}
