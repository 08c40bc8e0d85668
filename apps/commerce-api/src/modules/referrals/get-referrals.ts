import type { Invitation, ReferralProgramme } from '@ownpath/contracts/referrals';
import { REFERRAL_REFUSALS, REFERRAL_TERMS } from '@ownpath/domain/referrals';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer } from '../customers/index.ts';
import { codeOf, findProgrammeStore, type ReferralCaller, referralLink, yearStart } from './programme.ts';
import { listReferrals } from './referral-queries.ts';

type Row = Awaited<ReturnType<typeof listReferrals>>[number];

/** First name and initial, once the friend has joined; before, what the customer typed. */
function nameOf({ referral, friend }: Row): string | null {
  if (!friend?.firstName) return referral.inviteeName;
  return friend.lastName ? `${friend.firstName} ${friend.lastName.slice(0, 1)}.` : friend.firstName;
}

function toInvitation(row: Row): Invitation {
  const { id, status, inviteeHint, refusalCode, creditCents, createdAt, joinedAt, creditedAt } = row.referral;
  return {
    id,
    name: nameOf(row),
    hint: inviteeHint,
    state: status === 'joined' && row.isRenting ? 'renting' : status,
    refusal: REFERRAL_REFUSALS.find((refusal) => refusal === refusalCode) ?? null,
    creditCents,
    createdAt: createdAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    creditedAt: creditedAt?.toISOString() ?? null,
  };
}

const sumOf = (invitations: readonly Invitation[], states: readonly Invitation['state'][]) =>
  invitations
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { creditCents }) => sum + creditCents, 0);

/** The caller's side of the programme. @throws DomainError `NotFound` */
export async function getReferrals(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>,
  caller: ReferralCaller,
  locale: Locale,
): Promise<ReferralProgramme> {
  const customer = await findCustomer(deps.database, caller.customerId);
  if (!customer) throw new DomainError('NotFound', 'No such customer.');
  const store = await findProgrammeStore(deps, caller);
  const code = await codeOf(deps, customer);
  const rows = await listReferrals(deps.database, customer.id);
  const invitations = rows.map(toInvitation);
  const since = yearStart(deps.clock.now());
  const thisYear = rows.filter(
    ({ referral }) =>
      referral.status === 'credited' && referral.creditedAt !== null && referral.creditedAt >= since,
  );
  return {
    isOffered: store?.isReferralPromotionAvailable ?? true,
    description: store?.referralPromotionDescription?.[locale] ?? null,
    code,
    link: referralLink(deps.config.publicUrl, code),
    creditCents: REFERRAL_TERMS.creditCents,
    friendsPerYear: REFERRAL_TERMS.friendsPerYear,
    creditedFriends: thisYear.length,
    creditedCents: thisYear.reduce((sum, { referral }) => sum + referral.creditCents, 0),
    onTheWayCents: sumOf(invitations, ['renting']),
    waitingCents: sumOf(invitations, ['qualified']),
    invitations,
  };
}
