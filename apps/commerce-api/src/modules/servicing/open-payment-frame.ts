import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import { canPayWith } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { openHostedFields } from '../payments/index.ts';
import { getStore } from './account-payment-queries.ts';
import { listSavedPaymentMethods } from './list-saved-payment-methods.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

/**
 * The caller's saved cards, and the gateway's fields for another one.
 * @throws DomainError `Forbidden` for a parent that is not the shop; `NotFound` for a store without an agreement of theirs
 */
export async function openPaymentFrame(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>,
  request: {
    readonly customerId: string;
    readonly storeId?: string | undefined;
    readonly parentOrigin: string;
    readonly locale: Locale;
  },
): Promise<{
  frameOrigin: string;
  cardFrameUrl: string | null;
  bankFrameUrl: string | null;
  savedCards: SavedPaymentMethod[];
}> {
  const { customerId, parentOrigin, locale } = request;
  const accounts = await listAgreementAccounts(deps.database, customerId);
  const storeIds = accounts.map(({ agreement }) => agreement.storeId);
  const storeId = request.storeId ?? storeIds[0];
  if (request.storeId !== undefined && !storeIds.includes(request.storeId)) {
    throw new DomainError('NotFound', 'No agreement with this store.');
  }
  const store = storeId === undefined ? null : await getStore(deps.database, storeId);
  // Who rents nothing yet can keep a card.
  const takesCards = store === null || canPayWith(store, 'CREDIT_CARD');
  const takesBank = store !== null && canPayWith(store, 'ACH');
  const { frameOrigin, methods } = await openHostedFields(deps, {
    amountCents: 0,
    parentOrigin,
    locale,
    methods: [...(takesCards ? (['CREDIT_CARD'] as const) : []), ...(takesBank ? (['ACH'] as const) : [])],
  });
  const { paymentMethods } = await listSavedPaymentMethods(deps, { customerId, isCardOnly: true });
  const savedCards = takesCards ? paymentMethods : [];
  const urlOf = (method: 'CREDIT_CARD' | 'ACH') => methods.find(({ id }) => id === method)?.frameUrl ?? null;
  return { frameOrigin, cardFrameUrl: urlOf('CREDIT_CARD'), bankFrameUrl: urlOf('ACH'), savedCards };
}
