import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';
import { cardExpiryStatus } from '@ownpath/domain/account';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { Dependencies } from '../../dependencies.ts';
import { blockedAccounts } from './bank-debits.ts';
import { alertNameOf } from './card-alert-name.ts';
import { listPaymentMethods } from './servicing-queries.ts';

/** Expiry is by calendar day in the middle of the country; hours do not matter. */
const TIME_ZONE = 'America/Chicago';

export async function listSavedPaymentMethods(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly customerId: string; readonly isCardOnly: boolean },
): Promise<{ paymentMethods: SavedPaymentMethod[] }> {
  const rows = await listPaymentMethods(deps.database, request.customerId);
  const today = calendarDateIn(deps.clock.now().toISOString(), TIME_ZONE);
  const shown = rows.filter(({ kind }) => kind === 'card' || !request.isCardOnly);
  const isBlocked = await blockedAccounts(deps.database, request.customerId);
  return {
    paymentMethods: shown.map(({ id, kind, expiration, last4, brand, isDefault, accountFingerprint }) => ({
      id,
      kind,
      token: { ...(expiration ? { expirationDate: expiration } : {}), last4 },
      brand: brand ?? undefined,
      isDefault,
      expiryStatus: expiration ? cardExpiryStatus(expiration, today) : undefined,
      isDebitBlocked: isBlocked(accountFingerprint) || undefined,
      alertName: expiration ? alertNameOf(id, expiration) : undefined,
    })),
  };
}
