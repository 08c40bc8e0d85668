import type { SameAsCashPlan } from '@ownpath/contracts/servicing';
import { addDays, isBefore } from '@ownpath/domain/dates';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { extraHref } from '../../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AccountAgreement } from '../account-data.ts';
import { SameAsCashPlot } from './same-as-cash-plot.tsx';

const SHOWN_PAYMENTS = 6;

type Props = { readonly agreement: AccountAgreement; readonly plan: SameAsCashPlan };

const bold = (text: ReactNode) => <b className="font-semibold">{text}</b>;

/** How many days same as cash lasts, and the extra with each payment that reaches the cash price in time. */
export function SameAsCashCard({ agreement, plan }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const id = useId();
  const { endsOn, daysLeft, missingCents, afterCents, payments } = plan;
  const extra = payments[0]?.extraCents ?? 0;
  const today = plan.path[0]?.date ?? '';
  const last = payments.at(-1);
  return (
    <section
      aria-labelledby={id}
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 rounded-card bg-honey-50 p-6 ring-[1.5px] ring-honey-300 ring-inset lg:p-8 xl:grid-cols-2 xl:items-center print:grid-cols-2"
    >
      <div>
        <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-honey-700">
          <Icon as="calendar-clock" size="s" />
          <FormattedMessage id="myAgreement.daysLeft" values={{ days: daysLeft }} />
        </p>
        <h2 id={id} className="mt-2 max-w-110 text-[1.625rem] leading-tight text-balance">
          <FormattedMessage id="myAgreement.plan.title" values={{ date: dates.medium(endsOn) }} />
        </h2>
        <p className="mt-2.5 max-w-prose">
          {missingCents === 0 ? (
            <FormattedMessage id="myAgreement.plan.reached" />
          ) : (
            <FormattedMessage
              id="myAgreement.plan.text"
              values={{
                missing: money(missingCents),
                after: money(afterCents),
                date: dates.medium(addDays(endsOn, 1)),
                b: bold,
              }}
            />
          )}
        </p>
        {extra > 0 && (
          <>
            <p className="mt-5 mb-2.5 font-semibold">
              <FormattedMessage
                id="myAgreement.plan.extra"
                values={{ extra: money(extra), count: payments.length }}
              />
            </p>
            <ol className="grid grid-cols-3 gap-2 sm:grid-cols-6 xl:grid-cols-3">
              {payments.slice(0, SHOWN_PAYMENTS).map(({ dueDate, rentCents, extraCents }) => (
                <li
                  key={dueDate}
                  className="rounded-control bg-white px-2 py-2.5 text-center text-xs text-ink-2 ring-1 ring-honey-300 ring-inset"
                >
                  {dates.day(isBefore(dueDate, today) ? today : dueDate)}
                  <b className="block text-sm font-semibold text-ink tabular-nums">
                    {money(rentCents + extraCents)}
                  </b>
                </li>
              ))}
            </ol>
            <p className="mt-2 text-sm text-ink-2">
              <FormattedMessage
                id="myAgreement.plan.note"
                values={{
                  more: Math.max(0, payments.length - SHOWN_PAYMENTS),
                  date: dates.medium(last?.dueDate ?? ''),
                  last: money((last?.rentCents ?? 0) + (last?.extraCents ?? 0)),
                }}
              />
            </p>
            {agreement.mayPayOnline && (
              <ButtonLink
                to={extraHref(agreement.agreementNumber, extra)}
                variant="outline"
                className="mt-5 print:hidden"
              >
                <FormattedMessage id="myAgreement.plan.pay" values={{ extra: money(extra) }} />
              </ButtonLink>
            )}
          </>
        )}
      </div>
      <SameAsCashPlot plan={plan} extraCents={extra} />
    </section>
  );
}
