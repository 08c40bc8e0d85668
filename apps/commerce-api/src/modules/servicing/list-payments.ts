import type { AgreementPaymentReceipt, PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { calendarDateIn } from '@ownpath/domain/dates';
import { sumCents } from '@ownpath/domain/money';
import {
  addParts,
  buyOutOf,
  NO_PARTS,
  openPayments,
  type PaymentParts,
  partsOf,
  sumOfParts,
} from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { chargeOf } from '../agreements/index.ts';
import { findGivenBack } from '../payments/index.ts';
import { listAllocations, listReceiptRows, type Queryable } from './account-payment-queries.ts';
import { toRentalAccount } from './agreement-status.ts';
import { dueDatesOf } from './payment-quotes.ts';
import { type AgreementAccount, listAgreementAccounts } from './servicing-queries.ts';

/** Decline code, and reason of the refund, of money that no agreement could take any more. */
export const AGREEMENT_ENDED = 'agreement-ended';

type ReceiptRequest = { readonly customerId: string; readonly paymentId: string; readonly locale: Locale };

type ReceiptRow = Awaited<ReturnType<typeof listReceiptRows>>[number];
type Line = AgreementPaymentReceipt['lines'][number];

/** @returns null for a payment of checkout, whose record is the agreement itself */
function toLine({ part, agreement }: ReceiptRow, account: AgreementAccount, locale: Locale): Line | null {
  if (!part) return null;
  const { choice, rentCents, taxCents, coverageCents, feeCents, lateFeeCents, buyOutCents } = part;
  return {
    agreementId: part.agreementId,
    agreementNumber: agreement.agreementNumber,
    name: agreement.name[locale],
    kind: buyOutCents > 0 ? 'BUY_OUT' : choice.kind,
    parts: { rentCents, taxCents, coverageCents, feeCents, lateFeeCents, buyOutCents },
    chargeCents: part.chargeCents,
    suspenseBeforeCents: part.suspenseBeforeCents,
    suspenseAfterCents: part.suspenseAfterCents,
    paidDates: dueDatesOf(account, part.paidNumbers),
    isOwned: part.isOwned,
    nextDueOn: part.nextDueOn,
    paymentsLeft: part.paymentsLeft,
    leftCents: part.leftCents,
    buyOutAfterCents: part.buyOutAfterCents,
  };
}

/** The first payment, as the agreement was signed. */
function toFirstLine(account: AgreementAccount, locale: Locale): Line | null {
  const { agreement, signedSchedule: schedule } = account;
  const [first] = schedule;
  const day = agreement.openedOn;
  if (!first || day === null) return null;
  const signed = toRentalAccount({ ...account, schedule }, day);
  const payments = signed.payments.map((payment, index) => {
    const row = schedule[index];
    const coverageCents = (row?.coverageCents ?? 0) + (row?.clubCents ?? 0);
    const isPaid = payment.number === first.sequence;
    const rest = { coverageCents: isPaid ? 0 : coverageCents, feeCents: 0, lateFeeCents: 0 };
    return { ...payment, ...rest, isPaid };
  });
  const after = { ...signed, payments, extraRentCents: 0, suspenseCents: 0 };
  const left = openPayments(after);
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    name: agreement.name[locale],
    kind: 'DUE',
    parts: {
      ...NO_PARTS,
      rentCents: first.rentCents,
      taxCents: first.taxCents,
      coverageCents: first.coverageCents + first.clubCents,
      feeCents: first.processingFeeCents,
    },
    chargeCents: chargeOf(first),
    suspenseBeforeCents: 0,
    suspenseAfterCents: 0,
    paidDates: [first.dueOn],
    isOwned: false,
    nextDueOn: left[0]?.dueDate ?? null,
    paymentsLeft: left.length,
    leftCents: sumOfParts(partsOf(left)),
    buyOutAfterCents: buyOutOf(after, day)?.totalCents ?? null,
  };
}

type DebitRow = Pick<ReceiptRow['payment'], 'debitState' | 'debitSettlesOn' | 'returnedAt' | 'returnReason'>;

function toDebit(payment: DebitRow, timeZone: string): AgreementPaymentReceipt['debit'] {
  const { debitState: state, debitSettlesOn: settlesOn, returnedAt, returnReason } = payment;
  if (state === null || settlesOn === null) return null;
  const returnedOn = returnedAt && calendarDateIn(returnedAt, timeZone);
  return { state, settlesOn, returnedOn, returnReason };
}

/** The customer's payment with what it settles; empty for another's. */
export async function listReceipts(
  queryable: Queryable,
  request: ReceiptRequest,
): Promise<AgreementPaymentReceipt[]> {
  const rows = await listReceiptRows(queryable, request.customerId, request.paymentId);
  const [first] = rows;
  if (!first) return [];
  const accounts = await listAgreementAccounts(queryable, request.customerId);
  const { payment, method } = first;
  const lines = rows.flatMap((row) => {
    const account = accounts.find(({ agreement }) => agreement.id === row.agreement.id);
    const line = account && (toLine(row, account, request.locale) ?? toFirstLine(account, request.locale));
    return line ? [line] : [];
  });
  return [
    {
      paymentId: payment.id,
      receiptNumber: payment.receiptNumber,
      status: payment.status,
      declineCode: payment.declineCode,
      source: payment.source,
      storeNumber: payment.storeId,
      amountCents: payment.amountCents,
      paymentMethod: method?.paymentMethod ?? null,
      cardBrand: method?.cardBrand ?? null,
      last4: method?.last4 ?? null,
      givenBack:
        payment.declineCode === AGREEMENT_ENDED && payment.authorizationId !== null
          ? await findGivenBack(queryable, payment.authorizationId, AGREEMENT_ENDED)
          : null,
      debit: toDebit(payment, accounts[0]?.store.timeZone ?? 'America/Chicago'),
      createdAt: payment.createdAt.toISOString(),
      paidAt: payment.paidAt?.toISOString() ?? null,
      lines,
    },
  ];
}

/** @throws DomainError `NotFound` unless the payment is the caller's */
export async function getReceipt(
  deps: Pick<Dependencies, 'database'>,
  request: ReceiptRequest,
): Promise<AgreementPaymentReceipt> {
  const [receipt] = await listReceipts(deps.database, request);
  if (!receipt) throw new DomainError('NotFound', 'No such payment.');
  return receipt;
}

const PART_OF_BUCKET: Readonly<Record<string, keyof PaymentParts>> = {
  rent: 'rentCents',
  tax: 'taxCents',
  coverage: 'coverageCents',
  club: 'coverageCents',
  'processing-fee': 'feeCents',
  'late-fee': 'lateFeeCents',
  payoff: 'buyOutCents',
};

/** Its schedule is still there: what an agreement that was given back never came to is not. */
const isKept = ({ status }: { readonly status: string }) => status !== 'returned' && status !== 'exchanged';

/**
 * What was received for the caller's agreements, newest first, as the ledger has it.
 * @throws DomainError `NotFound` for an agreement that is not theirs
 */
export async function listPaymentHistory(
  deps: Pick<Dependencies, 'database'>,
  request: {
    readonly customerId: string;
    readonly agreementId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<{ payments: PaymentHistoryEntry[] }> {
  const rows = await listAllocations(deps.database, request.customerId);
  const { agreementId } = request;
  const chosen = rows.filter(
    ({ agreement }) =>
      agreementId === undefined || agreement.id === agreementId || agreement.agreementNumber === agreementId,
  );
  const firsts = new Map(
    (await listAgreementAccounts(deps.database, request.customerId)).map(({ agreement, signedSchedule }) => [
      agreement.id,
      signedSchedule,
    ]),
  );
  const entries = [
    ...Map.groupBy(chosen, ({ payment, agreement }) => `${payment.id}/${agreement.id}`).values(),
  ];
  const payments = entries.flatMap((group) => {
    const [row] = group;
    if (!row) return [];
    const { payment, agreement, method, part } = row;
    const signed = payment.source === 'checkout' ? firsts.get(agreement.id) : undefined;
    const sumOf = (of: (row: (typeof group)[number]) => boolean) =>
      group.filter(of).reduce((sum, { amountCents }) => sum + amountCents, 0);
    const settled = group.flatMap(({ kind, bucket, amountCents }) => {
      const part = kind === 'allocation' ? PART_OF_BUCKET[bucket] : undefined;
      return part ? [{ ...NO_PARTS, [part]: -amountCents }] : [];
    });
    const entry: PaymentHistoryEntry = {
      paymentId: payment.id,
      receiptNumber: payment.receiptNumber,
      agreementId: agreement.id,
      agreementNumber: agreement.agreementNumber,
      name: agreement.name[request.locale],
      storeNumber: agreement.storeId,
      paidOn: row.effectiveOn,
      source: payment.source,
      status: row.isReversed ? 'reversed' : 'completed',
      debitState: payment.debitState,
      amountCents: sumOf(({ kind }) => kind === 'payment' || kind === 'refund'),
      parts: addParts(...settled),
      paymentMethod: method?.paymentMethod ?? null,
      cardBrand: method?.cardBrand ?? null,
      last4: method?.last4 ?? null,
      returnedCents: Math.max(0, -(part?.suspenseBeforeCents ?? 0)),
      paidNumbers: part ? [...part.paidNumbers] : signed ? [1] : [],
      leftCents:
        part?.leftCents ?? (signed && isKept(agreement) ? sumCents(signed.slice(1).map(chargeOf)) : null),
    };
    return [entry];
  });
  return { payments: payments.toSorted((a, b) => (a.paidOn < b.paidOn ? 1 : a.paidOn > b.paidOn ? -1 : 0)) };
}
