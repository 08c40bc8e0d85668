import { FormattedMessage } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { AccountAgreement } from './account-data.ts';

type Props = {
  readonly agreement: Pick<AccountAgreement, 'daysLate' | 'refCode' | 'dueStatus'>;
  readonly isDelivered: boolean;
  /** Paid within the last hour, in this browser. */
  readonly isJustPaid?: boolean;
};

const lookOf: Readonly<Record<'late' | 'wait' | 'good', { icon: IconName; color: string }>> = {
  late: { icon: 'clock', color: 'text-honey-700' },
  wait: { icon: 'hourglass', color: 'text-ink-2' },
  good: { icon: 'circle-check', color: 'text-spruce-700' },
};

/** A word for where it stands: late, waiting for its delivery, just paid, or up to date. */
export function AgreementState({ agreement, isDelivered, isJustPaid = false }: Props) {
  const { daysLate, refCode, dueStatus } = agreement;
  const isLate = daysLate > 0;
  const state = isLate
    ? 'late'
    : isJustPaid
      ? 'paid'
      : !isDelivered || refCode !== 'ACTIVE'
        ? 'waiting'
        : dueStatus === 'dueToday'
          ? 'today'
          : 'upToDate';
  const look = lookOf[isLate ? 'late' : state === 'waiting' ? 'wait' : 'good'];
  return (
    <p className={cx('inline-flex items-center gap-1.5 text-sm font-semibold', look.color)}>
      <Icon as={look.icon} size="s" />
      <FormattedMessage id="dashboard.state" values={{ state, days: daysLate }} />
    </p>
  );
}
