import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { PaymentGateway } from '../../ports/index.ts';
import { findPreferenceValue } from '../preferences/index.ts';

type Request = Pick<Parameters<PaymentGateway['createHostedFields']>[0], 'amountCents' | 'methods'> & {
  /** Page that shows the fields. */
  readonly parentOrigin: string;
  readonly locale: Locale;
};

/**
 * The gateway's fields for a page of the shop; for cards on the retailer's page (preference `creditCardIframeURL`) where
 * there is one.
 * @throws DomainError `Forbidden` for a parent that is not the shop
 */
export async function openHostedFields(
  deps: Pick<Dependencies, 'database' | 'ports' | 'config'>,
  request: Request,
): ReturnType<PaymentGateway['createHostedFields']> {
  const { database, ports, config } = deps;
  const parentOrigin = new URL(config.publicUrl).origin;
  if (new URL(request.parentOrigin).origin !== parentOrigin) {
    throw new DomainError('Forbidden', 'Card fields can be embedded in the storefront only.');
  }
  const page = await findPreferenceValue(database, config.siteId, 'creditCardIframeURL');
  const cardPageUrl = typeof page === 'string' && URL.canParse(page) ? page : null;
  return ports.paymentGateway.createHostedFields({ ...request, parentOrigin, cardPageUrl });
}
