import { addDays } from '@ownpath/domain/dates';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import type { ChargeDay } from './autopay-texts.ts';

const FIRST_ROWS = 5;
const SUM_DAYS = 30;

type Props = { readonly days: readonly ChargeDay[]; readonly today: string };

/** Every charge to come, the first ones open. */
export function ComingCharges({ days, today }: Props) {
  const dates = useDateText();
  const { money } = usePriceText();
  const end = addDays(today, SUM_DAYS);
  const isAllPossible = days.every(({ isPossible }) => isPossible);
  const soon = days.filter(({ date, isPossible }) => (isAllPossible || !isPossible) && date <= end);
  const rows = isAllPossible ? days.map((day) => ({ ...day, isPossible: false })) : days;
  const later = rows.slice(FIRST_ROWS);
  return (
    <section aria-labelledby="coming-charges" className="rounded-card bg-white p-5 shadow-card sm:p-7">
      <h2 id="coming-charges" className="text-[1.375rem]">
        <FormattedMessage id="autopay.coming.title" />
      </h2>
      {days.length === 0 ? (
        <p className="mt-3 text-ink-2">
          <FormattedMessage id="autopay.coming.none" />
        </p>
      ) : (
        <>
          {isAllPossible && (
            <p className="mt-1 text-ink-2">
              <FormattedMessage id="autopay.coming.possible" />
            </p>
          )}
          <Rows days={rows.slice(0, FIRST_ROWS)} today={today} />
          {later.length > 0 && (
            <details className="mt-1">
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-spruce-700 underline">
                <FormattedMessage
                  id="autopay.coming.more"
                  values={{ count: later.length, last: dates.medium(later.at(-1)?.date ?? today) }}
                />
              </summary>
              <Rows days={later} today={today} />
            </details>
          )}
          <hr className="perforation my-4" />
          <p className="flex justify-between gap-4 text-ink-2">
            <FormattedMessage id="autopay.coming.soon" values={{ days: SUM_DAYS, count: soon.length }} />
            <b className="font-semibold text-ink">
              {money(soon.reduce((sum, { amountCents }) => sum + amountCents, 0))}
            </b>
          </p>
        </>
      )}
    </section>
  );
}

function Rows({ days, today }: Props) {
  const intl = useIntl();
  const dates = useDateText();
  const { money } = usePriceText();
  const list = (names: readonly string[]) => intl.formatList(names, { type: 'conjunction' });
  return (
    <ol className="mt-3">
      {days.map(({ date, amountCents, names, owned, isRetry, isPossible }) => (
        <li
          key={`${date}${isPossible}`}
          className={cx(
            'relative border-l-2 border-oat-300 pb-4 pl-5 last:border-transparent last:pb-1',
            'before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:bg-white',
            isPossible ? 'before:border-oat-300' : 'before:border-spruce-700',
            owned.length > 0 && 'before:border-berry-600! before:bg-berry-600!',
          )}
        >
          <p className="flex justify-between gap-3 text-sm text-ink-2">
            {dates.weekday(date, today)}
            {isRetry && (
              <span>
                <FormattedMessage id="autopay.coming.retry" />
              </span>
            )}
          </p>
          <p className={cx('flex justify-between gap-3', isPossible ? 'text-ink-2' : 'font-semibold')}>
            <span className="min-w-0 wrap-anywhere">{list(names)}</span>
            <span>{money(amountCents)}</span>
          </p>
          {isPossible && (
            <p className="text-sm text-ink-2">
              <FormattedMessage id="autopay.coming.possible" />
            </p>
          )}
          {owned.length > 0 && (
            <p className="text-sm">
              <FormattedMessage id="autopay.coming.owned" values={{ names: list(owned) }} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
