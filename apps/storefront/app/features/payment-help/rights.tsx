import type { PaymentHelp } from '@ownpath/contracts/servicing';
import { diffDays } from '@ownpath/domain/dates';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';

const DAYS_PER_YEAR = 365;

type Props = { readonly help: PaymentHelp };

const b = (text: ReactNode) => <b className="font-semibold">{text}</b>;

/** What the state and the retailer give a customer who misses a payment: each right, and who gives it. */
export function Rights({ help }: Props) {
  const dates = useDateText();
  const { money } = usePriceText();
  const { rights, currentDueOn } = help;
  const { stateName, keepUntil, keepDays, isByLaw, returnDays, returnDaysByLaw, feeMaxCents } = rights;
  const isOver = keepUntil !== null && isPast(help);
  return (
    <section aria-labelledby="rights" className="rounded-panel bg-sage-100 p-5 sm:p-6">
      <div className="flex justify-between gap-3">
        <h2 id="rights" className="text-lg">
          <FormattedMessage id="payHelp.rights.title" values={{ state: stateName }} />
        </h2>
        <Icon as="scale" className="mt-1 text-spruce-700" />
      </div>
      <dl className="mt-3">
        <Right
          titleId="payHelp.rights.keep"
          basis={
            <FormattedMessage
              id="payHelp.rights.keepBasis"
              values={{ law: isByLaw ? 'yes' : 'no', state: stateName, section: rights.section ?? '' }}
            />
          }
        >
          {keepUntil === null ? (
            <FormattedMessage
              id="payHelp.rights.keepDays"
              values={{ days: keepDays, business: rights.isKeptInBusinessDays ? 'yes' : 'no', b }}
            />
          ) : (
            <FormattedMessage
              id={isOver ? 'payHelp.rights.keepOver' : 'payHelp.rights.keepUntil'}
              values={{ date: dates.weekday(keepUntil, currentDueOn), b }}
            />
          )}
        </Right>
        <Right
          titleId="payHelp.rights.return"
          basis={
            <FormattedMessage
              id="payHelp.rights.returnBasis"
              values={{
                law: returnDaysByLaw === null ? 'no' : 'yes',
                state: stateName,
                days: returnDaysByLaw ?? 0,
                section: rights.section ?? '',
              }}
            />
          }
        >
          <FormattedMessage
            id="payHelp.rights.comeBack"
            values={{
              years: Math.floor(returnDays / DAYS_PER_YEAR),
              number: help.paymentCount - help.paymentsLeft + 1,
              b,
            }}
          />
        </Right>
        <Right
          titleId="payHelp.rights.fee"
          basis={
            <FormattedMessage
              id="payHelp.rights.feeBasis"
              values={{
                law: feeMaxCents === null ? 'no' : 'yes',
                state: stateName,
                amount: money(feeMaxCents ?? 0),
              }}
            />
          }
        >
          <FormattedMessage id="payHelp.rights.feeNone" values={{ b }} />
        </Right>
      </dl>
      {rights.act !== null && <p className="mt-4 text-xs text-ink-2">{rights.act}</p>}
    </section>
  );
}

type RightProps = { readonly titleId: string; readonly basis: ReactNode; readonly children: ReactNode };

function Right({ titleId, basis, children }: RightProps) {
  return (
    <div className="border-t border-sage-300 py-3 first:border-t-0">
      <dt className="font-semibold">
        <FormattedMessage id={titleId} />
      </dt>
      <dd>
        {children}
        <span className="mt-1 block text-xs text-ink-2">{basis}</span>
      </dd>
    </div>
  );
}

/** True when more days have passed since the due date than until the last day to pay as if on time. */
function isPast({ rights, currentDueOn, daysLate }: PaymentHelp): boolean {
  if (rights.keepUntil === null || currentDueOn === undefined) return false;
  return daysLate > diffDays(currentDueOn, rights.keepUntil);
}
