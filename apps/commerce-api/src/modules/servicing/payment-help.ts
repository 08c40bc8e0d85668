import type { PaymentHelp } from '@ownpath/contracts/servicing';
import { daysLate, isOverdueLong, OVERDUE_LONG_DAYS } from '@ownpath/domain/agreements';
import { addDays, addMonths, type CalendarDate } from '@ownpath/domain/dates';
import { getStateRule, reinstatementEndDate, reinstatementRights, shareOf } from '@ownpath/domain/law';
import { buyOutOf, extensionOffer, type OpenPayment, progressOf } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { US_STATES } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import {
  type AgreementStatus,
  agreementStatusOf,
  findLateFee,
  mayPayOnline,
  namedLateFeeCents,
} from './agreement-status.ts';
import { toHelpRequest } from './help-requests.ts';
import { toMove } from './move-due-date.ts';
import {
  type AgreementExtension,
  type HelpRequest,
  listExtensions,
  listHelpRequests,
} from './payment-help-queries.ts';
import { accountOf, quoteAgreement, quoteToWire } from './payment-quotes.ts';
import {
  type AgreementAccount,
  getCustomerRow,
  listAgreementAccounts,
  listItemImageUrls,
} from './servicing-queries.ts';

/** The late fee that a payment gets while it is unpaid, and from when; null for none, or when it has one. */
function nextLateFeeOf(account: AgreementAccount, next: OpenPayment | undefined, today: CalendarDate) {
  if (!next || next.lateFeeCents > 0 || findLateFee(account, next.dueDate)) return null;
  const { dueDate, rentCents } = next;
  for (let days = daysLate(dueDate, today) + 1; days <= OVERDUE_LONG_DAYS; days += 1) {
    const cents = namedLateFeeCents(account, rentCents, days);
    if (cents > 0) return { from: addDays(dueDate, days), cents };
  }
  return null;
}

/** The rights in the store's state; dates only while a payment is missing. */
export function rightsOf({ agreement, store }: AgreementAccount, status: AgreementStatus) {
  const { reinstatement } = getStateRule(store.stateCode);
  const { currentDueOn, account, unpaid } = status;
  const paid = progressOf(account, unpaid);
  const { keepUnit, keepBasis, ...rights } = reinstatementRights(
    store.stateCode,
    agreement.frequency,
    shareOf(paid.rentPaidCents, paid.totalRentCents),
  );
  return {
    ...rights,
    stateCode: store.stateCode,
    stateName: US_STATES.find(({ code }) => code === store.stateCode)?.name ?? store.stateCode,
    keepUntil:
      currentDueOn === null || status.daysLate === 0
        ? null
        : reinstatementEndDate(reinstatement, agreement.frequency, currentDueOn),
    isByLaw: keepBasis === 'law',
    isKeptInBusinessDays: keepUnit === 'business days',
  };
}

type Shown = {
  readonly customer: { readonly isRemotePaymentAllowed: boolean };
  readonly imageUrls: readonly string[];
  readonly moves: readonly AgreementExtension[];
  readonly request: HelpRequest | undefined;
  readonly locale: Locale;
  readonly now: Date;
};

function toHelp(account: AgreementAccount, shown: Shown): PaymentHelp {
  const { agreement, store } = account;
  const { locale, now, moves, request } = shown;
  const status = agreementStatusOf(account, now);
  const { today } = status;
  const offer = extensionOffer(
    status.account,
    moves.map(({ movedOn }) => movedOn),
    today,
  );
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    name: agreement.name[locale],
    imageUrls: [...shown.imageUrls],
    storeNumber: agreement.storeId,
    version: agreement.version,
    rateCents: agreement.rateCents,
    frequency: agreement.frequency,
    paymentCount: agreement.paymentCount,
    paymentsLeft: status.unpaid.length,
    totalCostCents: agreement.totalCostCents,
    cashPriceCents: agreement.cashPriceCents,
    remainingCents: status.remainingCents,
    buyOutCents: buyOutOf(status.account, today)?.priceCents ?? null,
    currentDueOn: status.currentDueOn ?? undefined,
    dueStatus: status.dueStatus ?? undefined,
    daysLate: status.daysLate,
    isLongOverdue: isOverdueLong(status.daysLate),
    mayPayOnline: mayPayOnline(shown.customer, agreement),
    due: quoteToWire(quoteAgreement(account, { kind: 'DUE' }, today)),
    nextLateFee: nextLateFeeOf(account, status.unpaid[0], today),
    extension: { ...offer, options: [...offer.options], moves: moves.map(toMove) },
    rights: rightsOf(account, status),
    request: request ? toHelpRequest(request, store.timeZone) : null,
  };
}

/**
 * What helps with the payments of the caller's active agreements, the most overdue first; of one when it is named.
 * @throws DomainError `NotFound` for an agreement that is not theirs
 */
export async function getPaymentHelp(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly agreementId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<{ agreements: PaymentHelp[] }> {
  const { customerId, agreementId, locale } = request;
  const all = await listAgreementAccounts(database, customerId);
  const asked = agreementId === undefined ? all : [accountOf(all, agreementId)];
  const accounts = asked.filter(
    ({ agreement: { type, status } }) => type === 'rental-purchase' && status === 'active',
  );
  const ids = accounts.map(({ agreement }) => agreement.id);
  if (ids.length === 0) return { agreements: [] };
  const now = clock.now();
  const customer = await getCustomerRow(database, customerId);
  const imageUrls = await listItemImageUrls(database, ids);
  const requests = await listHelpRequests(database, ids);
  const agreements: PaymentHelp[] = [];
  for (const account of accounts) {
    const { id } = account.agreement;
    const yearAgo = addMonths(agreementStatusOf(account, now).today, -12);
    agreements.push(
      toHelp(account, {
        customer,
        imageUrls: imageUrls.get(id) ?? [],
        moves: await listExtensions(database, [id], yearAgo),
        request: requests.find((row) => row.agreementId === id),
        locale,
        now,
      }),
    );
  }
  const due = ({ currentDueOn }: PaymentHelp) => currentDueOn ?? '9999';
  return { agreements: agreements.toSorted((a, b) => due(a).localeCompare(due(b))) };
}
