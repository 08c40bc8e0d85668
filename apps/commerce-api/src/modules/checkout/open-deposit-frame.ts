import type { Reservation, SavedCard } from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer, listSavedCards } from '../customers/index.ts';

/**
 * The caller's saved cards, and the gateway's fields for another one.
 * @throws DomainError `Forbidden` for a parent that is not the shop; `ReservationNotOffered` where no deposit is due
 */
export async function openDepositFrame(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>,
  request: { readonly customerId: string; readonly parentOrigin: string; readonly locale: Locale },
  reservation: Reservation,
): Promise<{ frameOrigin: string; cardFrameUrl: string; savedCards: SavedCard[] }> {
  const { customerId, locale } = request;
  const parentOrigin = new URL(deps.config.publicUrl).origin;
  if (new URL(request.parentOrigin).origin !== parentOrigin) {
    throw new DomainError('Forbidden', 'Card fields are shown inside the shop only.');
  }
  const { deposit, canReserveUntil } = reservation;
  if (!deposit || canReserveUntil === null) {
    throw new DomainError('ReservationNotOffered', 'The store asks for no deposit of this cart.');
  }
  const { frameOrigin, methods } = await deps.ports.paymentGateway.createHostedFields({
    amountCents: deposit.amountCents,
    parentOrigin,
    locale,
    methods: ['CREDIT_CARD'],
  });
  const [card] = methods;
  if (!card) throw new Error('the gateway has no fields for cards');
  const isRegistered = (await findCustomer(deps.database, customerId))?.isRegistered ?? false;
  const now = deps.clock.now();
  const savedCards = isRegistered ? await listSavedCards(deps.database, customerId, now) : [];
  return { frameOrigin, cardFrameUrl: card.frameUrl, savedCards };
}
