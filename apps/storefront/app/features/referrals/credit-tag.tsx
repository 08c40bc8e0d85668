import type { ReferralProgramme } from '@ownpath/contracts/referrals';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TagCard } from '../../ui/tag-card.tsx';

/** What the customer's friends have brought this year, and what is still to come. */
export function CreditTag({ programme }: { readonly programme: ReferralProgramme }) {
  const { creditedCents, creditedFriends, friendsPerYear, onTheWayCents, waitingCents } = programme;
  const { money } = usePriceText();
  const isFull = creditedFriends >= friendsPerYear;
  return (
    <TagCard hole="var(--color-spruce-900)" className="p-6 pt-7 text-ink">
      <h3 className="pl-4 font-sans text-sm font-semibold tracking-normal">
        <FormattedMessage id="refer.credit" />
      </h3>
      <p className="mt-2 font-display text-[2.5rem] leading-none font-bold tabular-nums">
        {money(creditedCents)}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        <FormattedMessage
          id={isFull ? 'refer.credit.full' : 'refer.credit.count'}
          values={{ count: creditedFriends, limit: friendsPerYear }}
        />
      </p>
      <dl className="mt-4 grid gap-2 border-t border-dashed border-oat-500 pt-4 text-sm">
        <Row labelId="refer.credit.onTheWay" amount={money(onTheWayCents)} />
        {waitingCents > 0 && <Row labelId="refer.credit.waiting" amount={money(waitingCents)} />}
      </dl>
    </TagCard>
  );
}

function Row({ labelId, amount }: { readonly labelId: string; readonly amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">
        <FormattedMessage id={labelId} />
      </dt>
      <dd className="font-semibold tabular-nums">{amount}</dd>
    </div>
  );
}
