import type { CartQuote } from '@ownpath/contracts/basket';
import type { PaySchedule } from '@ownpath/contracts/checkout';
import { LAST_DAY_OF_MONTH } from '@ownpath/domain/agreements';
import { FormattedMessage, useIntl } from 'react-intl';
import { frequencyNameIds } from '../../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cx } from '../../../ui/cx.ts';
import { useDayText } from './day-text.ts';

type Choice = PaySchedule['choice'];
type Props = { readonly options: readonly CartQuote[]; readonly choice: Choice };

/** The same cart in each frequency. A total that is the same for all stands in the sentence above. */
export function FrequencyChoice({ options, choice }: Props) {
  const intl = useIntl();
  const { money, unit } = usePriceText();
  const hasOneTotal = isTotalTheSame(options);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="schedule.howOften" />
      </legend>
      <div className="grid gap-2.5 md:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.frequency}
            className={cx(
              'grid cursor-pointer grid-cols-[1.375rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 rounded-card bg-white px-4.5 py-4',
              'ring-[1.5px] ring-oat-500 ring-inset has-checked:bg-sage-50 has-checked:ring-[2.5px] has-checked:ring-spruce-700',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="frequency"
              value={option.frequency}
              defaultChecked={option.frequency === choice.frequency}
              className="size-5.5 appearance-none rounded-full border-[1.5px] border-oat-500 bg-white outline-none checked:border-[7px] checked:border-spruce-700 forced-colors:appearance-auto"
            />
            <span className="text-base font-semibold wrap-anywhere">
              {intl.formatMessage({ id: frequencyNameIds[option.frequency] })}
            </span>
            <span className="font-display text-price-sm font-bold tracking-[-0.03em]">
              {money(option.paymentCents)}
              <span className="sr-only"> {unit(option.frequency)}</span>
            </span>
            <span className="col-span-2 col-start-2 text-xs text-ink-3">
              <FrequencyFacts option={option} choice={choice} />
              {!hasOneTotal && (
                <span className="block">
                  <FormattedMessage
                    id="schedule.optionTotal"
                    values={{ total: money(option.totalCostToOwnCents) }}
                  />
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** False when a promotion takes off a part of the first payment, which is larger the longer its period is. */
export function isTotalTheSame(options: readonly CartQuote[]): boolean {
  return new Set(options.map((option) => option.totalCostToOwnCents)).size <= 1;
}

const dueIds = {
  WEEKLY: 'schedule.due.weekly',
  BIWEEKLY: 'schedule.due.biweekly',
  SEMIMONTHLY: 'schedule.due.semimonthly',
  MONTHLY: 'schedule.due.monthly',
} as const;

function FrequencyFacts({ option, choice }: { readonly option: CartQuote; readonly choice: Choice }) {
  const { pair } = useDayText();
  const { money } = usePriceText();
  const [first, second] = option.segments;
  const isLastDay = choice.dayOfMonth === LAST_DAY_OF_MONTH ? 'yes' : 'no';
  const last = option.segments.at(-1);
  const isOddLast = last?.count === 1 && option.segments.length > 1;
  if (first && second && option.segments.length === 2 && !isOddLast) {
    return (
      <FormattedMessage
        id="schedule.twoRuns"
        values={{
          count: option.paymentCount,
          first: first.count,
          second: second.count,
          amount: money(second.paymentCents),
        }}
      />
    );
  }
  return (
    <>
      <FormattedMessage id="schedule.payments" values={{ count: option.paymentCount }} />
      {', '}
      <FormattedMessage
        id={dueIds[option.frequency]}
        values={{ days: pair(choice.semimonthlyDays), day: choice.dayOfMonth, last: isLastDay }}
      />
      {last && isOddLast && (
        <>
          {', '}
          <FormattedMessage id="schedule.lastOf" values={{ amount: money(last.paymentCents) }} />
        </>
      )}
    </>
  );
}
