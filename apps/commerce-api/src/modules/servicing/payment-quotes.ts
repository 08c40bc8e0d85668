import type { AgreementPaymentQuote, PAYMENT_REFUSALS } from '@ownpath/contracts/servicing';
import type { CalendarDate } from '@ownpath/domain/dates';
import {
  buyOutOf,
  openPayments,
  type PaymentChoice,
  type PaymentQuote,
  partsOf,
  quotePayment,
  sumOfParts,
} from '@ownpath/domain/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { storeDayOf, toRentalAccount } from './agreement-status.ts';
import { type AgreementAccount, isRunning, listAgreementAccounts } from './servicing-queries.ts';

export type QuotedAgreement = {
  readonly account: AgreementAccount;
  readonly choice: PaymentChoice;
  readonly today: CalendarDate;
  readonly quote: PaymentQuote | (typeof PAYMENT_REFUSALS)[number];
};

/** What the choice settles on the store's calendar day, or why it cannot be paid. */
export function quoteAgreement(
  account: AgreementAccount,
  choice: PaymentChoice,
  today: CalendarDate,
): QuotedAgreement {
  const rental = toRentalAccount(account, today);
  const quote = isRunning(account.agreement.status)
    ? quotePayment(rental, choice, today)
    : ('nothing-owed' as const);
  return { account, choice, today, quote };
}

/** Figures of a quote that the page, the payment's record and the receipt share. */
function outcomeOf(account: AgreementAccount, quote: PaymentQuote, today: CalendarDate) {
  const isBuyOut = quote.kind === 'BUY_OUT';
  return {
    kind: quote.kind,
    parts: quote.parts,
    chargeCents: quote.chargeCents,
    suspenseBeforeCents: account.suspenseCents,
    suspenseAfterCents: quote.after.suspenseCents,
    paidNumbers: isBuyOut ? [] : quote.paidNumbers,
    isOwned: quote.isOwned,
    nextDueOn: quote.nextDueDate,
    paymentsLeft: quote.paymentsLeft,
    leftCents: quote.isOwned ? 0 : sumOfParts(partsOf(openPayments(quote.after))),
    buyOutAfterCents: quote.isOwned ? null : (buyOutOf(quote.after, today)?.totalCents ?? null),
  };
}

export type ChosenPayment = QuotedAgreement & { readonly quote: PaymentQuote };

/** A part of a payment as it is stored with it. */
export function toPart({ account, choice, today, quote }: ChosenPayment, position: number) {
  const { kind: _kind, parts, ...outcome } = outcomeOf(account, quote, today);
  return { ...outcome, ...parts, agreementId: account.agreement.id, position, choice, quotedOn: today };
}

export const dueDatesOf = ({ schedule }: Pick<AgreementAccount, 'schedule'>, numbers: readonly number[]) =>
  schedule.filter(({ sequence }) => numbers.includes(sequence)).map(({ dueOn }) => dueOn);

export function quoteToWire({ account, today, quote }: QuotedAgreement): AgreementPaymentQuote | null {
  if (typeof quote === 'string') return null;
  const { paidNumbers, ...outcome } = outcomeOf(account, quote, today);
  return { ...outcome, paidDates: dueDatesOf(account, paidNumbers), lastDueOn: quote.lastDueDate };
}

/** The caller's agreement. @throws DomainError `NotFound` */
export function accountOf(accounts: readonly AgreementAccount[], id: string): AgreementAccount {
  const account = accounts.find(({ agreement }) => agreement.id === id || agreement.agreementNumber === id);
  if (!account) throw new DomainError('NotFound', 'No such agreement.');
  return account;
}

/**
 * What payments on the caller's agreements would settle today; nothing is written.
 * @throws DomainError `NotFound` for an agreement that is not theirs
 */
export async function quotePayments(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly payments: readonly { readonly agreementId: string; readonly choice: PaymentChoice }[];
  },
) {
  const accounts = await listAgreementAccounts(deps.database, request.customerId);
  const now = deps.clock.now();
  const payments = request.payments.map(({ agreementId, choice }) => {
    const account = accountOf(accounts, agreementId);
    const quoted = quoteAgreement(account, choice, storeDayOf(account, now));
    return {
      agreementId: account.agreement.id,
      version: account.agreement.version,
      quotedOn: quoted.today,
      quote: quoteToWire(quoted),
      refusal: typeof quoted.quote === 'string' ? quoted.quote : null,
    };
  });
  const totalAmount = payments.reduce((sum, { quote }) => sum + (quote?.chargeCents ?? 0), 0);
  return { payments, totalAmount };
}
