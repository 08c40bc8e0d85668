import type { Approval } from '@ownpath/contracts/approval';
import type { ApprovalFit } from '@ownpath/contracts/basket';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TagCard } from '../../ui/tag-card.tsx';
import { usedOf } from './approval-status.ts';

type Props = { readonly approval: Approval; readonly fit: ApprovalFit | null };

/** The limit as a tag: all four frequencies, what the cart uses, what is left, and until when. */
export function LimitTag({ approval, fit }: Props) {
  const priceText = usePriceText();
  const dates = useDateText(approval.timeZone);
  const wholeDollars = useWholeDollars();
  const others = [
    { id: 'frequency.biweekly', cents: approval.biweeklyLimitCents },
    { id: 'frequency.semimonthly', cents: approval.semimonthlyLimitCents },
    { id: 'frequency.monthly', cents: approval.monthlyLimitCents },
  ] as const;
  const cartCents = fit?.weeklyCartCents ?? 0;
  const leftCents = approval.weeklyLeftCents - cartCents;
  const usedCents = usedOf(approval);
  return (
    <TagCard hole="var(--color-spruce-900)" className="px-6! pt-8! pb-6! text-ink sm:px-9!">
      <p className="ml-2 font-semibold">
        <FormattedMessage id="approval.limit" />
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <b className="font-display text-[clamp(3.5rem,2rem+6vw,5.5rem)] leading-none font-bold tracking-[-0.04em]">
          {wholeDollars(approval.weeklyLimitCents)}
        </b>
        <span className="text-lg font-semibold">{priceText.unit('WEEKLY')}</span>
      </p>
      <hr className="perforation my-5" />
      <p className="text-xs text-ink-3">
        <FormattedMessage id="approval.sameLimit" />
      </p>
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {others.map(({ id, cents }) => (
          <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2 wrap-anywhere lowercase">
              <FormattedMessage id={id} />
            </dt>
            <dd className="font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
              {wholeDollars(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <hr className="perforation my-5" />
      <dl className="grid grid-cols-[minmax(6.5rem,1fr)_minmax(0,auto)] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
        {usedCents > 0 && (
          <>
            <dt>
              <FormattedMessage id="approval.inUse" />
            </dt>
            <dd>{priceText.money(usedCents)}</dd>
          </>
        )}
        {cartCents > 0 && (
          <>
            <dt>
              <FormattedMessage id="approval.inCart" />
            </dt>
            <dd>{priceText.money(cartCents)}</dd>
          </>
        )}
        <dt>
          <FormattedMessage id={leftCents < 0 ? 'approval.over' : 'approval.left'} />
        </dt>
        <dd>{priceText.money(Math.abs(leftCents))}</dd>
        <dt>
          <FormattedMessage id="approval.goodUntil" />
        </dt>
        <dd>{dates.medium(approval.expiresAt)}</dd>
      </dl>
    </TagCard>
  );
}

/** `$50`; with cents only where there are some. */
export function useWholeDollars(): (cents: number) => string {
  const { locale } = useIntl();
  return (cents) => formatCents(cents, locale as Locale).replace(/\.00$/, '');
}
