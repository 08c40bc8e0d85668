import type { BankDebit } from '@ownpath/contracts/servicing';
import { calendarDateIn } from '@ownpath/domain/dates';
import { type DebitReturnReason, isDebitBlocked } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { canPayWith } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { paymentDebitAuthorization } from '../agreements/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import type { DebitEvidence } from '../payments/index.ts';
import { getStore, type Queryable, type Transaction } from './account-payment-queries.ts';
import { listReturns } from './debit-queries.ts';
import { listAgreementAccounts, listPaymentMethods } from './servicing-queries.ts';

/** Which of the customer's bank accounts aren't debited any more, by the gateway's name. */
export async function blockedAccounts(
  queryable: Queryable,
  customerId: string,
): Promise<(fingerprint: string | null) => boolean> {
  const returns = Map.groupBy(await listReturns(queryable, customerId), ({ fingerprint }) => fingerprint);
  const reasonsOf = (fingerprint: string): DebitReturnReason[] =>
    (returns.get(fingerprint) ?? []).map(({ reason }) => reason);
  return (fingerprint) => fingerprint !== null && isDebitBlocked(reasonsOf(fingerprint));
}

const blocked = () =>
  new DomainError('BankAccountBlocked', 'Debits of this bank account were returned unpaid.');

/** @throws DomainError `BankAccountBlocked` */
export async function requireDebitable(
  transaction: Transaction,
  customerId: string,
  fingerprint: string | null,
): Promise<void> {
  if ((await blockedAccounts(transaction, customerId))(fingerprint)) throw blocked();
}

type Store = Awaited<ReturnType<typeof getStore>>;
type Wish = {
  readonly store: Store;
  readonly locale: Locale;
  readonly amountCents: number;
  readonly last4: string | null;
  readonly now: Date;
};

const authorizationOf = ({ store, now, ...wish }: Wish) =>
  paymentDebitAuthorization({
    ...wish,
    store,
    retailerName: RETAILER_NAME,
    date: calendarDateIn(now, store.timeZone),
  });

/** What the customer authorised, as it is kept. @throws DomainError `PaymentChanged` for another text than today's */
export function debitEvidenceOf(
  wish: Wish & { readonly textVersion: string | undefined; readonly clientIp: string },
): DebitEvidence {
  const { textVersion, paragraphs } = authorizationOf(wish);
  if (wish.textVersion !== textVersion) {
    throw new DomainError('PaymentChanged', 'The debit is not authorized by the current text.');
  }
  return {
    textVersion,
    paragraphs,
    locale: wish.locale,
    authorizedAt: wish.now.toISOString(),
    authorizedFromIp: wish.clientIp,
  };
}

/**
 * The customer's bank accounts, and one that is typed, with what paying the amount with each authorises.
 * @throws DomainError `NotFound` for a store without an agreement of theirs
 */
export async function getBankDebits(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly locale: Locale;
    readonly storeId: string;
    readonly totalCents: number;
  },
): Promise<{ accounts: BankDebit[] }> {
  const { database, clock } = deps;
  const { customerId, locale, storeId, totalCents: amountCents } = request;
  const rented = await listAgreementAccounts(database, customerId);
  if (!rented.some(({ agreement }) => agreement.storeId === storeId)) {
    throw new DomainError('NotFound', 'No agreement with this store.');
  }
  const store = await getStore(database, storeId);
  if (!canPayWith(store, 'ACH')) return { accounts: [] };
  const isBlocked = await blockedAccounts(database, customerId);
  const saved = (await listPaymentMethods(database, customerId)).filter(
    ({ kind }) => kind === 'bank-account',
  );
  const wish = { store, locale, amountCents, now: clock.now() };
  return {
    accounts: [
      ...saved.map(({ id, last4, accountFingerprint }) => ({
        paymentMethodId: id,
        last4,
        isBlocked: isBlocked(accountFingerprint),
        authorization: authorizationOf({ ...wish, last4 }),
      })),
      {
        paymentMethodId: null,
        last4: null,
        isBlocked: false,
        authorization: authorizationOf({ ...wish, last4: null }),
      },
    ],
  };
}
