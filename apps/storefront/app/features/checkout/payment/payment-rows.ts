import type { PaymentSession, SavedCard } from '@ownpath/contracts/checkout';
import { isWallet, type Wallet } from '@ownpath/domain/stores';
import { BANK, NEW_CARD } from '../../../shared/payment-method/method-list.tsx';

/** The row of all wallets; a form names the wallet itself. */
export const WALLET = 'WALLET';

export function walletsOf({ methods }: Pick<PaymentSession, 'methods'>): readonly Wallet[] {
  return methods.map(({ id }) => id).filter(isWallet);
}

export function frameUrlOf({ methods }: Pick<PaymentSession, 'methods'>, method: string): string {
  return methods.find(({ id }) => id === method)?.frameUrl ?? '';
}

/** Rows beside the saved cards that can be chosen; a wallet cannot be charged again, so autopay excludes it. */
export function usableRows(session: Pick<PaymentSession, 'methods' | 'isAutopay'>): string[] {
  const takes = (method: string) => session.methods.some(({ id }) => id === method);
  return [
    ...(takes('CREDIT_CARD') ? [NEW_CARD] : []),
    ...(takes('ACH') ? [BANK] : []),
    ...(walletsOf(session).length > 0 && !session.isAutopay ? [WALLET] : []),
  ];
}

/** The chosen row: what was chosen while it can pay, else the first saved card that can, else the first row. */
export function methodOf(
  cards: readonly SavedCard[],
  rows: readonly string[],
  chosen: string | null,
): string {
  const usable = [...cards.filter(({ isExpired }) => !isExpired).map(({ id }) => id), ...rows];
  return (chosen !== null && usable.includes(chosen) ? chosen : usable[0]) ?? '';
}
