import { WALLET_NAMES } from '@ownpath/domain/stores';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BANK, cardRow, type MethodRow } from '../../../shared/payment-method/method-list.tsx';
import type { PaymentContent } from './load-payment.server.ts';
import { usableRows, WALLET, walletsOf } from './payment-rows.ts';

/** What the store takes beside saved cards, in the order of the list. */
export function rowsOf(
  session: PaymentContent['session'],
  panels: { readonly card: ReactNode; readonly bank: ReactNode; readonly wallet: ReactNode },
): MethodRow[] {
  const usable = usableRows(session);
  const wallets = walletsOf(session);
  const rows: MethodRow[] = [
    cardRow(session.savedCards.length > 0, panels.card),
    {
      value: BANK,
      name: <FormattedMessage id="payment.bank" />,
      note: <FormattedMessage id="payment.bankNote" />,
      panel: panels.bank,
    },
  ];
  const walletRow: MethodRow = {
    value: WALLET,
    icon: 'wallet',
    name: <FormattedMessage id="payment.wallet" />,
    note: session.isAutopay ? (
      <FormattedMessage id="payment.walletNotForAutopay" />
    ) : (
      wallets.map((one) => WALLET_NAMES[one]).join(', ')
    ),
    panel: panels.wallet,
    isDisabled: session.isAutopay,
  };
  return [...rows.filter(({ value }) => usable.includes(value)), ...(wallets.length > 0 ? [walletRow] : [])];
}

/** What to say when a way to pay was declined. */
export function declinedIdOf(method: string) {
  if (method === BANK) return 'payment.problem.declinedBank';
  return method === WALLET ? 'payment.problem.declinedWallet' : 'payment.problem.declined';
}
