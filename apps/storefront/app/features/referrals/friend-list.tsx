import type { Invitation } from '@ownpath/contracts/referrals';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Badge } from '../../ui/badge.tsx';

const refusalIds = {
  'not-offered': 'refer.refused.notOffered',
  own: 'refer.refused.other',
  'already-referred': 'refer.refused.other',
  'not-new': 'refer.refused.notNew',
  'same-household': 'refer.refused.household',
  'year-limit': 'refer.refused.limit',
} as const;

const stateIds = {
  invited: 'refer.state.invited',
  joined: 'refer.state.joined',
  renting: 'refer.state.renting',
  qualified: 'refer.state.qualified',
  credited: 'refer.state.credited',
} as const;

function stateIdOf({ state, refusal }: Invitation): string {
  return state === 'refused' ? refusalIds[refusal ?? 'own'] : stateIds[state];
}

/** Who was invited or came by the link, and how far they are. */
export function FriendList({ invitations }: { readonly invitations: readonly Invitation[] }) {
  if (invitations.length === 0) {
    return (
      <p className="mt-4 rounded-card bg-sage-100 p-5 text-ink-2">
        <FormattedMessage id="refer.friends.none" />
      </p>
    );
  }
  return (
    <ul className="mt-4 rounded-card bg-white shadow-card">
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-4 not-first:border-t not-first:border-oat-300 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
        >
          <p className="min-w-0 font-semibold wrap-anywhere">
            {invitation.name ?? invitation.hint ?? <FormattedMessage id="refer.friend" />}
          </p>
          <p className="text-sm text-ink-2 max-md:order-last max-md:col-span-2">
            <FormattedMessage id={stateIdOf(invitation)} />
          </p>
          <Credit invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function Credit({ invitation: { state, creditCents } }: { readonly invitation: Invitation }) {
  const amount = usePriceText().money(creditCents);
  if (state === 'credited') return <Badge tone="spruce">{amount}</Badge>;
  if (state !== 'renting' && state !== 'qualified') return <span />;
  return (
    <Badge tone={state === 'renting' ? 'outline' : 'honey'}>
      <FormattedMessage
        id={state === 'renting' ? 'refer.amount.renting' : 'refer.amount.qualified'}
        values={{ amount }}
      />
    </Badge>
  );
}
