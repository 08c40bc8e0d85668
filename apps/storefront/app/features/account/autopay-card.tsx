import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { AUTOPAY_HREF } from '../../shared/shopper/account-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { AccountAgreement } from './account-data.ts';

type Props = {
  readonly agreements: readonly AccountAgreement[];
  /** The alert `NotEnrolledInAnyAutoPay`. */
  readonly isNowhere: boolean;
};

/** Which agreements are paid by themselves, and when next. */
export function AutopayCard({ agreements, isNowhere }: Props) {
  const dates = useDateText();
  const owing = agreements.filter(({ currentDueOn }) => currentDueOn !== undefined);
  const on = owing.filter(({ isAutopay }) => isAutopay).length;
  return (
    <section className="rounded-panel bg-white p-6 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <FormattedMessage id="dashboard.autopay" />
        </h2>
        {on > 0 && owing.length > 1 && (
          <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-spruce-700">
            <Icon as="check" size="s" />
            <FormattedMessage id="dashboard.autopay.count" values={{ on, count: owing.length }} />
          </p>
        )}
      </div>
      <ul className="mt-3">
        {owing.map(({ agreementId, name, isAutopay, currentDueOn }) => (
          <li
            key={agreementId}
            className="flex items-center justify-between gap-4 border-t border-oat-300 py-2.5 text-sm"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className={isAutopay ? 'text-right text-spruce-700' : 'text-right text-ink-2'}>
              <FormattedMessage
                id="dashboard.autopay.state"
                values={{ on: isAutopay ? 'yes' : 'no', date: dates.day(currentDueOn ?? '') }}
              />
            </span>
          </li>
        ))}
      </ul>
      {isNowhere && (
        <p className="mt-2 border-t border-oat-300 pt-3 text-sm text-ink-2">
          <FormattedMessage id="dashboard.autopay.nowhere" values={{ count: owing.length }} />
        </p>
      )}
      <TextLink to={AUTOPAY_HREF} look="strong">
        <FormattedMessage id="autopay.enrolled.see" />
      </TextLink>
    </section>
  );
}
