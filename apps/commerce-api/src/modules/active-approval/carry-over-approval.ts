import { type DecisionWorth, isApprovalExpired, isWorseDecision } from '@ownpath/domain/approval';
import {
  findApplicantAndOwner,
  giveApproval,
  lockCurrentApprovals,
  supersedeApproval,
  type Transaction,
} from './active-approval-queries.ts';

const DECLINED = 2;

type HeldApproval = Awaited<ReturnType<typeof lockCurrentApprovals>>[number];

function worthOf(row: HeldApproval, now: Date): DecisionWorth {
  const { response, approvedAt, expiresOn, timeZone, weeklyOutstandingBalanceCents } = row;
  return {
    response,
    weeklyLeftCents: weeklyOutstandingBalanceCents,
    isExpired: isApprovalExpired({ approvedOn: approvedAt.toISOString(), expiresOn }, now, timeZone),
  };
}

type Person = {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

const fold = (text: string | null) => (text ?? '').trim().toLocaleLowerCase('en-US');

/** Same person: the same e-mail, or the same first and last name. */
function isSamePerson(a: Person, b: Person): boolean {
  if (fold(a.email) !== '' && fold(a.email) === fold(b.email)) return true;
  const names = [fold(a.firstName), fold(a.lastName)];
  return (
    names.every((name) => name !== '') && names.join(' ') === [b.firstName, b.lastName].map(fold).join(' ')
  );
}

/**
 * Moves a guest's approval to the customer who signs in from the guest's session. It has to be of the same person,
 * unexpired, not a decline, newer than the customer's own decision (decisions 0018 and 0031), and not worse than it.
 */
export async function carryOverApproval(
  transaction: Transaction,
  from: { readonly guestCustomerId: string; readonly customerId: string },
  now: Date,
): Promise<void> {
  const { guestCustomerId, customerId } = from;
  const current = await lockCurrentApprovals(transaction, [guestCustomerId, customerId]);
  const guests = current.find((row) => row.customerId === guestCustomerId);
  const own = current.find((row) => row.customerId === customerId);
  if (!guests?.applicationId || guests.response === DECLINED) return;
  const { id, applicationId, approvedAt, expiresOn, timeZone } = guests;
  if (isApprovalExpired({ approvedOn: approvedAt.toISOString(), expiresOn }, now, timeZone)) return;
  if (own && (own.approvedAt >= approvedAt || isWorseDecision(worthOf(guests, now), worthOf(own, now))))
    return;
  const people = await findApplicantAndOwner(transaction, applicationId, customerId);
  if (!people || !isSamePerson(people.applicant, people.owner)) return;
  if (own) await supersedeApproval(transaction, own.id, now);
  await giveApproval(transaction, { id, applicationId }, customerId, now);
}
