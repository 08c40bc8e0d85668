import type { PaymentSession } from '@ownpath/contracts/checkout';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { BasketRequest } from '../basket/index.ts';
import { loadCheckout, requireStep, scheduleOf } from './load-checkout.ts';

/**
 * Opens the gateway's card fields for the first payment.
 * @throws DomainError `Forbidden` for a parent that is not the shop; as `requireStep`
 */
export async function createPaymentSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>,
  request: BasketRequest & { readonly parentOrigin: string },
): Promise<PaymentSession> {
  const { parentOrigin, locale } = request;
  const shopOrigin = new URL(deps.config.publicUrl).origin;
  if (new URL(parentOrigin).origin !== shopOrigin) {
    throw new DomainError('Forbidden', 'Card fields are shown inside the shop only.');
  }
  const checkout = await loadCheckout(deps.database, request, deps.clock.now());
  requireStep(checkout, 'payment');
  const { quote } = scheduleOf(checkout);
  const amountCents = quote.dueAtCheckoutCents;
  const frame = await deps.ports.paymentGateway.createHostedFields({
    amountCents,
    parentOrigin: shopOrigin,
    locale,
  });
  return {
    ...frame,
    amountCents,
    rentCents: quote.firstPaymentRentCents,
    feeCents: quote.processingFeeCents,
    taxCents: quote.firstPaymentTaxCents,
  };
}
