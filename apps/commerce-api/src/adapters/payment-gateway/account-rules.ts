import type { DebitReturnReason } from '@ownpath/domain/servicing';
import { isWallet, type PaymentMethod, type Wallet } from '@ownpath/domain/stores';
import type { CardBehavior } from './card-rules.ts';

/** Outcomes of bank accounts by their last four digits (docs/sandbox.md). */
const behaviorByLast4: Readonly<Record<string, CardBehavior>> = {
  '0000': 'decline',
  '9995': 'insufficient-funds',
  '0341': 'later-renewals-fail',
  '0119': 'authorize-times-out',
  '0127': 'authorize-is-lost',
  '0101': 'capture-times-out',
  '0259': 'capture-declines',
  '0333': 'debit-returns',
  '0334': 'debit-returns-closed',
  '0335': 'debit-returns-not-authorized',
};

const returnReasons: Readonly<Record<string, DebitReturnReason>> = {
  'debit-returns': 'insufficient-funds',
  'debit-returns-closed': 'account-closed',
  'debit-returns-not-authorized': 'not-authorized',
};

/** Why the bank returns a captured debit; null for one that stays. */
export const returnReasonOf = (behavior: string): DebitReturnReason | null => returnReasons[behavior] ?? null;

export function bankBehaviorOf(last4: string): CardBehavior {
  return behaviorByLast4[last4] ?? 'accept';
}

/** What can be chosen on the page of a wallet. */
export const WALLET_BEHAVIORS = [
  'accept',
  'decline',
  'authorize-times-out',
  'capture-declines',
] as const satisfies readonly CardBehavior[];

const walletPaths: Readonly<Record<Wallet, string>> = {
  PAYPAL: 'paypal',
  VENMO: 'venmo',
  CASH_APP: 'cash-app',
  APPLE_PAY: 'apple-pay',
  GOOGLE_PAY: 'google-pay',
};

/** Path of the frame of a method, before the id of its session. */
export function framePathOf(method: PaymentMethod): string {
  if (isWallet(method)) return `/wallets/${walletPaths[method]}`;
  return method === 'ACH' ? '/bank-account' : '/hosted-fields';
}

/** The wallet of a path; null for any other. */
export function walletOfPath(path: string): Wallet | null {
  const [method] = Object.entries(walletPaths).find(([, name]) => name === path) ?? [];
  return method !== undefined && isWallet(method) ? method : null;
}
