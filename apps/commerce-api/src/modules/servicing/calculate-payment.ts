import type {
  AccountBalanceEntry,
  AgreementPaymentDetail,
  AmountDetail,
  EarlyPurchase,
} from '@ownpath/contracts/servicing';
import { canShowSuspense, isOverdueLong } from '@ownpath/domain/agreements';
import { addDays, startOfDay } from '@ownpath/domain/dates';
import {
  type BuyOut,
  buyOutOf,
  nextRenewal,
  type PaymentParts,
  sameAsCashPlan,
} from '@ownpath/domain/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { agreementStatusOf, listingOf, mayPayOnline, storeDayOf } from './agreement-status.ts';
import {
  type AgreementAccount,
  getCustomerRow,
  isRunning,
  listAccountBalances,
  listAgreementAccounts,
} from './servicing-queries.ts';

function toAmountDetails(due: PaymentParts): AmountDetail[] {
  const parts: AmountDetail[] = [
    { type: 'COVERAGE', amountCents: due.coverageCents },
    { type: 'LATEFEE', amountCents: due.lateFeeCents },
    { type: 'PROCESSINGFEE', amountCents: due.feeCents },
  ];
  return parts.filter(({ amountCents }) => amountCents > 0);
}

function toEarlyPurchase(buyOut: BuyOut, account: AgreementAccount, now: Date): EarlyPurchase {
  const { agreement, suspenseCents, store } = account;
  const today = storeDayOf(account, now);
  const { basis, priceCents, rentCountedCents, rentLeftCents, pastDue, parts, totalCents } = buyOut;
  const suspenseUsedCents = Math.min(suspenseCents, totalCents);
  return {
    quotedOn: today,
    quotedAt: now.toISOString(),
    validUntil: startOfDay(addDays(today, 1), store.timeZone).toISOString(),
    basis,
    priceCents,
    taxCents: parts.taxCents - pastDue.taxCents,
    cashPriceCents: agreement.cashPriceCents,
    rentCountedCents,
    rentLeftCents,
    pastDue,
    suspenseUsedCents,
    chargeCents: totalCents - suspenseUsedCents,
  };
}

function toDetail(
  account: AgreementAccount,
  customer: { readonly isRemotePaymentAllowed: boolean },
  now: Date,
): AgreementPaymentDetail {
  const { agreement } = account;
  const status = agreementStatusOf(account, now);
  const buyOut = buyOutOf(status.account, status.today);
  const plan = sameAsCashPlan(status.account, status.today);
  // Where buying costs less than the next payment, that payment buys it, and nothing is renewed.
  const isRenewed = isRunning(agreement.status) && status.due.buyOutCents === 0;
  const renewal = isRenewed ? nextRenewal(status.account, status.today) : null;
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    storeNumber: agreement.storeId,
    totalCents: status.dueCents,
    taxCents: status.due.taxCents,
    amountDetails: toAmountDetails(status.due),
    daysLate: status.daysLate,
    currentDueOn: status.currentDueOn ?? undefined,
    dueStatus: status.dueStatus ?? undefined,
    isLongOverdue: isOverdueLong(status.daysLate),
    mayPayOnline: mayPayOnline(customer, agreement),
    isFinal: status.isFinal,
    paidInFullOn: agreement.paidInFullOn ?? status.unpaid.at(-1)?.dueDate,
    rentCents: status.due.rentCents + status.due.buyOutCents,
    rateCents: agreement.rateCents,
    paymentCount: agreement.paymentCount,
    paymentsLeft: status.unpaid.length,
    earlyPurchaseCents: buyOut?.totalCents,
    frequency: agreement.frequency,
    chargeCents: status.dueCents - Math.min(account.suspenseCents, status.dueCents),
    earlyPurchase: buyOut ? toEarlyPurchase(buyOut, account, now) : undefined,
    sameAsCash: plan ? { ...plan, payments: [...plan.payments], path: [...plan.path] } : undefined,
    renewal: renewal ?? undefined,
  };
}

/** The requested accounts, or all. @throws DomainError `NotFound` when one is not the caller's */
function chooseAccounts(
  accounts: readonly AgreementAccount[],
  ids: readonly string[] | undefined,
): readonly AgreementAccount[] {
  if (!ids) return accounts;
  return [...new Set(ids)].map((id) => {
    const account = accounts.find(({ agreement }) => agreement.id === id || agreement.agreementNumber === id);
    if (!account) throw new DomainError('NotFound', 'No such agreement.');
    return account;
  });
}

/** Suspense is hidden from customers with agreements at several stores (specification section 5). */
async function listBalances(
  deps: Pick<Dependencies, 'database'>,
  customerId: string,
  accounts: readonly AgreementAccount[],
): Promise<AccountBalanceEntry[]> {
  const showsSuspense = canShowSuspense(accounts.map(({ agreement }) => listingOf(agreement)));
  const balances = await listAccountBalances(deps.database, customerId);
  return balances
    .filter(({ accountType }) => accountType !== 'suspense' || showsSuspense)
    .map((balance) => ({
      accountType: balance.accountType === 'suspense' ? 'SUSP' : 'COA',
      balanceCents: balance.balanceCents,
      agreementId: balance.agreementId ?? undefined,
      storeNumber: balance.storeId,
    }));
}

/**
 * Amounts due today on the given agreements, or on all active ones; nothing is charged.
 * @throws DomainError `NotFound` for an agreement that is not theirs
 */
export async function calculatePayment(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly customerId: string; readonly agreementIds?: readonly string[] | undefined },
): Promise<{
  paymentDetails: AgreementPaymentDetail[];
  accountBalance: AccountBalanceEntry[];
  remotePaymentAllowed: boolean;
}> {
  const customer = await getCustomerRow(deps.database, request.customerId);
  const accounts = await listAgreementAccounts(deps.database, request.customerId);
  const chosen = chooseAccounts(accounts, request.agreementIds);
  const now = deps.clock.now();
  return {
    paymentDetails: chosen.map((account) => toDetail(account, customer, now)),
    accountBalance: await listBalances(deps, request.customerId, accounts),
    remotePaymentAllowed: customer.isRemotePaymentAllowed,
  };
}
