import { getOrder } from '@ownpath/contracts/orders';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import type { SignedFigures } from '../agreements/agreement-figures.tsx';
import type { WaitingOrder } from './waiting-order.server.ts';

/** What the docusign modal says of an agreement that is ready. */
export type SigningNotice = {
  readonly orderNo: string;
  readonly names: readonly string[];
  readonly quote: SignedFigures;
};

/** Call where the step `docu-sign` shows the order: no dialog repeats it in this session. */
export function noteShownSigning(session: Session, orderNo: string): void {
  if (session.read().shownSigning !== orderNo) session.update({ shownSigning: orderNo });
}

/** Once in a session, for an unsigned order whose step this session has not shown: after a sign-in, for example. */
export async function takeSigningNotice(
  commerce: CommerceClient,
  session: Session,
  waiting: WaitingOrder | null,
): Promise<SigningNotice | null> {
  if (waiting?.state !== 'awaiting-signature' || session.read().shownSigning === waiting.orderNo) return null;
  const { orderNo } = waiting;
  try {
    const { quote, items } = await commerce.call(getOrder, { params: { orderNo } });
    noteShownSigning(session, orderNo);
    const { paymentCents, frequency, paymentCount, promotion, coverage } = quote;
    const { totalCostToOwnCents, totalWithTaxCents, cashPriceCents } = quote;
    const totals = { totalCostToOwnCents, totalWithTaxCents, cashPriceCents };
    return {
      orderNo,
      names: items.map(({ name }) => name),
      quote: { paymentCents, frequency, paymentCount, promotion, coverage, ...totals },
    };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    // The notice in the cart leads there too.
    console.warn(`The agreement of ${orderNo} is not announced: ${error.message}`);
    return null;
  }
}
