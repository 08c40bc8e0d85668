import type { Reservation, SavedCard } from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer, listSavedCards } from '../customers/index.ts';
import { openHostedFields } from '../payments/index.ts';

/**
 * The caller's saved cards, and the gateway's fields for another one.
 * @throws DomainError `Forbidden` for a parent that is not the shop; `ReservationNotOffered` where no deposit is due
 */
export async function openDepositFrame(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>,
  request: { readonly customerId: string; readonly parentOrigin: string; readonly locale: Locale },
  reservation: Reservation,
): Promise<{ frameOrigin: string; cardFrameUrl: string; savedCards: SavedCard[] }> {
  const { customerId, parentOrigin, locale } = request;
  const { deposit, canReserveUntil } = reservation;
  if (!deposit || canReserveUntil === null) {
    throw new DomainError('ReservationNotOffered', 'The store requires no deposit for this cart.');
  }
  const { frameOrigin, methods } = await openHostedFields(deps, {
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
