import type { ReturnSettlement } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../payment-method/payment-method-values.ts';
import { usePriceText } from '../pricing/price-text.ts';

type Props = { readonly settlement: ReturnSettlement; readonly isDone: boolean };

/** What taking the goods back settles, payment by payment: what comes back and how, or what is owed. */
export function Settlement({ settlement, isDone }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { lines, suspenseCents, totalCents, lastDay } = settlement;
  const kind = totalCents > 0 ? 'back' : totalCents < 0 ? 'owed' : 'even';
  const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));
  const amountOf = (cents: number) => (kind === 'owed' ? signed(-cents) : signed(cents));
  return (
    <div aria-live="polite">
      <p className="mt-2 font-display text-[2.25rem] leading-none font-bold tracking-[-0.02em]">
        {money(Math.abs(totalCents))}
      </p>
      <p className="mt-2">
        <FormattedMessage
          id="returned.total"
          values={{ kind, done: isDone ? 'yes' : 'no', date: dates.long(lastDay) }}
        />
      </p>
      {(lines.length > 0 || suspenseCents !== 0) && (
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
          {lines.map(({ number, from, to, days, daysUsed, rentCents, taxCents, coverageCents }) => (
            <Line
              key={number}
              label={
                <>
                  <FormattedMessage
                    id="returned.line"
                    values={{ number, from: dates.day(from), to: dates.day(to) }}
                  />
                  <span className="block text-xs text-ink-2">
                    <FormattedMessage
                      id="returned.days"
                      values={{
                        kind: rentCents < 0 ? 'owed' : 'back',
                        used: daysUsed,
                        left: days - daysUsed,
                        days,
                      }}
                    />{' '}
                    <FormattedMessage
                      id="returned.parts"
                      values={{
                        rent: money(Math.abs(rentCents)),
                        tax: money(Math.abs(taxCents)),
                        coverage: money(Math.abs(coverageCents)),
                        has: coverageCents === 0 ? 'no' : 'yes',
                      }}
                    />
                  </span>
                </>
              }
            >
              {amountOf(rentCents + taxCents + coverageCents)}
            </Line>
          ))}
          {suspenseCents !== 0 && (
            <Line
              label={
                <FormattedMessage
                  id="returned.suspense"
                  values={{ open: suspenseCents < 0 ? 'yes' : 'no' }}
                />
              }
            >
              {amountOf(suspenseCents)}
            </Line>
          )}
        </dl>
      )}
      <WhereTo settlement={settlement} />
    </div>
  );
}

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </>
  );
}

/** To which card or account it goes, and how far that is. */
function WhereTo({ settlement }: Pick<Props, 'settlement'>) {
  const { money } = usePriceText();
  const { back, atStoreCents, totalCents } = settlement;
  if (totalCents <= 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-t border-oat-300 pt-4 text-sm text-ink-2">
      {back.map(({ amountCents, state, paymentMethod, cardBrand, last4 }) => (
        <li key={`${paymentMethod}-${last4}-${amountCents}-${state}`}>
          <FormattedMessage
            id="returned.to"
            values={{
              amount: money(amountCents),
              state,
              ...paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 }),
            }}
          />
        </li>
      ))}
      {atStoreCents > 0 && (
        <li>
          <FormattedMessage id="returned.atStore" values={{ amount: money(atStoreCents) }} />
        </li>
      )}
    </ul>
  );
}
