import type { AgreementPaymentMethod, AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { canPayWith } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { nextReceiptNumber } from '../agreements/index.ts';
import { findSavedCard, requireOwnToken } from '../customers/index.ts';
import { GATEWAY, insertAuthorization, paymentDeclined } from '../payments/index.ts';
import {
  findPaymentByKey,
  getStore,
  hasPendingPayment,
  insertAccountPayment,
  listParts,
  lockAgreements,
  type Payment,
  type Transaction,
} from './account-payment-queries.ts';
import { mayPayOnline, storeDayOf } from './agreement-status.ts';
import { findKeptMethod } from './autopay-charge-queries.ts';
import { debitEvidenceOf, requireDebitable } from './bank-debits.ts';
import { getReceipt } from './list-payments.ts';
import { accountOf, type ChosenPayment, quoteAgreement, toPart } from './payment-quotes.ts';
import { getCustomerRow, listAgreementAccounts } from './servicing-queries.ts';
import { ACCOUNT_BLOCKED, planReconciliation, settlePayment } from './settle-payment.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'ports' | 'log' | 'config'>;

export type PaymentRequest = {
  readonly customerId: string;
  readonly locale: Locale;
  readonly requestKey: string;
  /** The total that the customer was shown. */
  readonly totalCents: number;
  readonly payments: readonly {
    readonly agreementId: string;
    /** Of the agreement as it was shown. */
    readonly version: number;
    readonly choice: PaymentChoice;
  }[];
  readonly method: AgreementPaymentMethod;
  /** Kept with the authorisation of a debit. */
  readonly clientIp: string;
};

const changed = (why: string) => new DomainError('PaymentChanged', why);

/** The quotes as they are now. @throws DomainError as `makePayment`, when they aren't the ones that were shown */
async function quoteAgain(
  transaction: Transaction,
  request: PaymentRequest,
  now: Date,
): Promise<ChosenPayment[]> {
  const { customerId } = request;
  const ids = request.payments.map(({ agreementId }) => agreementId);
  await lockAgreements(transaction, customerId, ids);
  const accounts = await listAgreementAccounts(transaction, customerId);
  const customer = await getCustomerRow(transaction, customerId);
  const quoted = request.payments.map(({ agreementId, version, choice }, index) => {
    const account = accountOf(accounts, agreementId);
    const { agreement } = account;
    if (!mayPayOnline(customer, agreement)) {
      throw new DomainError('PaymentNotPermitted', 'This agreement cannot be paid online.');
    }
    if (agreement.version !== version) throw changed('The agreement has changed since it was shown.');
    const settled = quoteAgreement(account, choice, storeDayOf(account, now));
    if (typeof settled.quote === 'string') {
      throw new DomainError('InvalidParameters', 'This amount cannot be paid on the agreement.', {
        fields: [{ path: `payments.${index}.choice`, code: settled.quote }],
      });
    }
    return { ...settled, quote: settled.quote };
  });
  const agreementIds = quoted.map(({ account }) => account.agreement.id);
  if (new Set(agreementIds).size < quoted.length) {
    throw new DomainError('InvalidParameters', 'An agreement is listed twice.');
  }
  if (new Set(quoted.map(({ account }) => account.agreement.storeId)).size > 1) {
    throw new DomainError('InvalidParameters', 'Agreements with different stores must be paid separately.');
  }
  if (await hasPendingPayment(transaction, agreementIds)) {
    throw new DomainError('PaymentInProgress', 'A payment on the agreement has not been answered yet.');
  }
  const total = quoted.reduce((sum, { quote }) => sum + quote.chargeCents, 0);
  if (total !== request.totalCents) throw changed(`The total is ${total} cents now.`);
  return quoted;
}

const notTaken = (why: string) => new DomainError('PaymentMethodNotAccepted', why);

/** The customer's bank account to debit, with what they authorised. */
async function accountToDebit(transaction: Transaction, request: PaymentRequest, storeId: string, now: Date) {
  const store = await getStore(transaction, storeId);
  if (!canPayWith(store, 'ACH')) throw notTaken('The store takes no bank accounts online.');
  const { customerId, method, locale, clientIp, totalCents: amountCents } = request;
  const wish = { store, locale, clientIp, amountCents, now, textVersion: method.debitTextVersion };
  const paymentMethod = 'ACH' as const;
  if ('token' in method) {
    await requireOwnToken(transaction, customerId, method.token);
    const debitEvidence = debitEvidenceOf({ ...wish, last4: null });
    const unknown = { savedPaymentMethodId: null, cardBrand: null, last4: null };
    return { ...unknown, paymentMethod, debitEvidence, gatewayToken: method.token };
  }
  const row = await findKeptMethod(transaction, customerId, method.paymentMethodId);
  if (row?.kind !== 'bank-account') throw notTaken('This bank account is not saved.');
  const { gatewayToken, id, last4, accountFingerprint } = row;
  await requireDebitable(transaction, customerId, accountFingerprint);
  const debitEvidence = debitEvidenceOf({ ...wish, last4 });
  const saved = { savedPaymentMethodId: id, cardBrand: null, last4, accountFingerprint };
  return { ...saved, paymentMethod, debitEvidence, gatewayToken };
}

/** The token to charge, of the customer's own card. */
async function cardToCharge(transaction: Transaction, request: PaymentRequest, storeId: string, now: Date) {
  if (!canPayWith(await getStore(transaction, storeId), 'CREDIT_CARD')) {
    throw notTaken('The store takes no cards online.');
  }
  const { customerId, method } = request;
  if ('token' in method) {
    await requireOwnToken(transaction, customerId, method.token);
    return { gatewayToken: method.token, savedPaymentMethodId: null, cardBrand: null, last4: null };
  }
  const saved = await findSavedCard(transaction, customerId, method.paymentMethodId, now);
  if (!saved || saved.isExpired) throw notTaken('This card is not saved, or it has expired.');
  const { gatewayToken, id, brand, last4 } = saved.row;
  return { gatewayToken, savedPaymentMethodId: id, cardBrand: brand, last4 };
}

/** The intent to charge, in one transaction: what it settles is kept with it, so that a late answer settles the same. */
async function beginPayment(deps: Parts, request: PaymentRequest): Promise<Payment> {
  const now = deps.clock.now();
  const { customerId, requestKey, method } = request;
  return deps.database.transaction(async (transaction) => {
    await lockAgreements(
      transaction,
      customerId,
      request.payments.map(({ agreementId }) => agreementId),
    );
    const earlier = await findPaymentByKey(transaction, customerId, requestKey);
    if (earlier) {
      await requireSame(transaction, earlier, request);
      return earlier;
    }
    const quoted = await quoteAgain(transaction, request, now);
    const storeId = quoted[0]?.account.agreement.storeId ?? '';
    const paymentId = deps.ids.uuid();
    const { totalCents: amountCents } = request;
    const methodOf = method.debitTextVersion === undefined ? cardToCharge : accountToDebit;
    const authorization =
      amountCents === 0
        ? null
        : await insertAuthorization(transaction, {
            ...(await methodOf(transaction, request, storeId, now)),
            customerId,
            amountCents,
            gateway: GATEWAY,
            idempotencyKey: `agreement-payment:${paymentId}`,
            createdAt: now,
            updatedAt: now,
          });
    await planReconciliation(transaction, paymentId, now);
    return insertAccountPayment(
      transaction,
      {
        id: paymentId,
        receiptNumber: await nextReceiptNumber(transaction),
        customerId,
        storeId,
        authorizationId: authorization?.id ?? null,
        source: 'online',
        requestKey,
        locale: request.locale,
        amountCents,
        isCardToBeSaved: 'token' in method && method.saveToAccount,
        holderName: 'token' in method ? method.holder : null,
        createdAt: now,
      },
      quoted.map(toPart),
    );
  });
}

/** @throws DomainError `IdempotencyKeyReused` when the key belongs to another payment */
async function requireSame(transaction: Transaction, earlier: Payment, request: PaymentRequest) {
  const parts = await listParts(transaction, earlier.id);
  const isSame =
    earlier.amountCents === request.totalCents &&
    parts.length === request.payments.length &&
    parts.every(({ choice }, index) => choice.kind === request.payments[index]?.choice.kind);
  if (!isSame)
    throw new DomainError('IdempotencyKeyReused', 'This idempotency key was used for another payment.');
}

/**
 * Pays on agreements of one store. The same key is charged once, however often it is sent; a gateway that does not answer
 * leaves the payment pending, and a job settles it.
 * @throws DomainError `NotFound`; `PaymentNotPermitted`; `PaymentChanged` when it isn't what was shown; `PaymentInProgress`;
 *   `PaymentMethodNotAccepted`; `BankAccountBlocked`; `PaymentDeclined`; `InvalidParameters`; `IdempotencyKeyReused`
 */
export async function makePayment(deps: Parts, request: PaymentRequest): Promise<AgreementPaymentReceipt> {
  const payment = await beginPayment(deps, request);
  await settlePayment(deps, payment.id);
  await deps.database.flush();
  const receipt = await getReceipt(deps, { ...request, paymentId: payment.id });
  if (receipt.status === 'failed' && receipt.declineCode === ACCOUNT_BLOCKED) {
    throw new DomainError('BankAccountBlocked', 'Debits of this bank account were returned unpaid.');
  }
  // A debit that came back later was paid when this key was first sent. What is given back was charged: its receipt says so.
  if (receipt.status === 'failed' && receipt.debit?.state !== 'returned' && receipt.givenBack === null) {
    throw paymentDeclined(receipt.declineCode);
  }
  return receipt;
}
