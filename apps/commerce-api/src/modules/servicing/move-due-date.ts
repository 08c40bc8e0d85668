import type { DueDateMove } from '@ownpath/contracts/servicing';
import { addMonths, type CalendarDate } from '@ownpath/domain/dates';
import { extensionOffer, openPayments } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { queueEmail } from '../notifications/index.ts';
import { changeAgreement, hasPendingPayment, lockAgreements } from './account-payment-queries.ts';
import { storeDayOf, toRentalAccount } from './agreement-status.ts';
import { moveAutopay } from './autopay-after-payment.ts';
import { chargeLateFees } from './charge-late-fees.ts';
import { extensionEmail } from './extension-email.ts';
import {
  type AgreementExtension,
  insertExtension,
  listExtensions,
  shiftUnpaid,
  type Transaction,
} from './payment-help-queries.ts';
import { accountOf } from './payment-quotes.ts';
import { getCustomerRow, listAgreementAccounts } from './servicing-queries.ts';

export type MoveRequest = {
  readonly customerId: string;
  readonly locale: Locale;
  readonly agreementId: string;
  /** Of the agreement as it was shown. */
  readonly version: number;
  readonly fromDueOn: CalendarDate;
  readonly toDueOn: CalendarDate;
};

export const toMove = (row: Omit<AgreementExtension, 'id' | 'agreementId' | 'createdAt'>): DueDateMove => ({
  fromDueOn: row.fromDueOn,
  toDueOn: row.toDueOn,
  fromLastDueOn: row.fromLastDueOn,
  toLastDueOn: row.toLastDueOn,
  movedOn: row.movedOn,
  movedBy: row.movedBy,
});

type Refused = 'ExtensionNotOffered' | 'PaymentInProgress' | 'PaymentChanged';

const refuse = (code: Refused, why: string): never => {
  throw new DomainError(code, why);
};

/** What is moved, and the move itself; or the same move, made before. @throws DomainError as `moveDueDate` */
async function findMove(transaction: Transaction, request: MoveRequest, now: Date) {
  const { customerId, agreementId, version, fromDueOn, toDueOn } = request;
  await lockAgreements(transaction, customerId, [agreementId]);
  const account = accountOf(await listAgreementAccounts(transaction, customerId), agreementId);
  const today = storeDayOf(account, now);
  const { id, type, status, version: current } = account.agreement;
  const earlier = await listExtensions(transaction, [id], addMonths(today, -12));
  const same = earlier.find((row) => row.fromDueOn === fromDueOn && row.toDueOn === toDueOn);
  if (same) return { same };
  if (type !== 'rental-purchase' || status !== 'active') {
    return refuse('ExtensionNotOffered', 'The agreement is not active.');
  }
  if (await hasPendingPayment(transaction, [id])) {
    return refuse('PaymentInProgress', 'A payment on the agreement has not been answered yet.');
  }
  if (current !== version) return refuse('PaymentChanged', 'The agreement has changed since it was shown.');
  const rental = toRentalAccount(account, today);
  const moved = earlier.map(({ movedOn }) => movedOn);
  const { options, fromDueDate, fromLastDueDate } = extensionOffer(rental, moved, today);
  const option = options.find(({ toDueDate }) => toDueDate === toDueOn);
  if (!option || fromDueDate !== fromDueOn || fromLastDueDate === null) {
    return refuse('ExtensionNotOffered', 'The due date cannot be moved to that day.');
  }
  return { same: null, account, today, rental, option, fromLastDueDate };
}

type FoundMove = Extract<Awaited<ReturnType<typeof findMove>>, { same: null }>;

/** Late fees that the payments have today stay with them. */
async function writeMove(transaction: Transaction, found: FoundMove, now: Date) {
  const { account, today, rental, option, fromLastDueDate } = found;
  const { id, extensionCount } = account.agreement;
  await chargeLateFees(transaction, account, today);
  await shiftUnpaid(transaction, id, option.days);
  const left = openPayments(rental).filter(({ rentCents }) => rentCents > 0);
  const [next] = left;
  if (!next) throw new Error('a move without a payment');
  const { toDueDate: toDueOn, toLastDueDate: toLastDueOn } = option;
  const row = {
    agreementId: id,
    firstSequence: next.number,
    fromDueOn: next.dueDate,
    toDueOn,
    fromLastDueOn: fromLastDueDate,
    toLastDueOn,
    movedOn: today,
    movedBy: 'customer',
    createdAt: now,
  } as const;
  await insertExtension(transaction, row);
  const fields = { nextDueOn: toDueOn, extensionCount: extensionCount + 1 };
  await changeAgreement(transaction, id, fields, now);
  return { move: toMove(row), paymentsLeft: left.length };
}

/**
 * Moves the next due date, and every unpaid one after it by as many days; amounts and the total stay. The same move again is
 * answered as the first time.
 * @throws DomainError `NotFound`; `PaymentChanged` when the agreement isn't as it was shown; `PaymentInProgress`;
 *   `ExtensionNotOffered`
 */
export async function moveDueDate(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  request: MoveRequest,
): Promise<DueDateMove> {
  const { database, clock, config } = deps;
  const now = clock.now();
  const { customerId, locale } = request;
  const moved = await database.transaction(async (transaction) => {
    const found = await findMove(transaction, request, now);
    if (found.same) return toMove(found.same);
    const { move, paymentsLeft } = await writeMove(transaction, found, now);
    await moveAutopay(transaction, deps, customerId, found.account.agreement.id);
    const { email } = await getCustomerRow(transaction, customerId);
    if (email === null) return move;
    const { id, name, agreementNumber, totalCostCents } = found.account.agreement;
    const agreement = { name: name[locale], agreementNumber, totalCostCents, paymentsLeft };
    const mail = extensionEmail(move, agreement, { to: email, locale, shopUrl: config.publicUrl });
    await queueEmail(transaction, `due-date-moved:${id}:${move.fromDueOn}`, mail, now);
    return move;
  });
  await database.flush();
  return moved;
}
