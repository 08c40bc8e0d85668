import type { PaymentHelp } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { payHref } from '../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Props = { readonly help: PaymentHelp };

/** What it costs today to be on time again, item by item, and the way to pay it. */
export function CatchUp({ help }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { due, agreementNumber, mayPayOnline, daysLate } = help;
  if (!due) return null;
  const amount = money(due.chargeCents);
  const start = help.currentDueOn ?? '';
  return (
    <section
      aria-labelledby="catch-up"
      className="grid gap-x-10 gap-y-6 rounded-panel bg-honey-50 p-5 ring-[1.5px] ring-honey-300 ring-inset sm:p-8 md:grid-cols-[1fr_1.1fr]"
    >
      <div>
        <h2 id="catch-up" className="font-sans text-base font-medium tracking-normal">
          <FormattedMessage id={daysLate > 0 ? 'payHelp.catchUp' : 'payHelp.next'} />
        </h2>
        <p className="mt-1 font-display text-[2.75rem] leading-none font-bold tracking-[-0.02em]">{amount}</p>
        <p className="mt-3">
          {due.nextDueOn === null ? (
            <FormattedMessage id="payHelp.after.owned" />
          ) : (
            <FormattedMessage
              id="payHelp.after.next"
              values={{ late: daysLate > 0 ? 'yes' : 'no', date: dates.weekday(due.nextDueOn, start) }}
            />
          )}
        </p>
      </div>
      <DueParts help={help} due={due} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
        {mayPayOnline ? (
          <ButtonLink to={payHref(agreementNumber)} variant="action" className="max-sm:w-full">
            <FormattedMessage id="payHelp.pay" values={{ amount }} />
          </ButtonLink>
        ) : (
          <p className="font-semibold">
            <FormattedMessage id="account.payAtStore" />
          </p>
        )}
        <p className="min-w-50 flex-1 text-sm text-ink-2">
          <LateFeeSentence help={help} feeCents={due.parts.lateFeeCents} />
        </p>
      </div>
    </section>
  );
}

type DueProps = Props & { readonly due: NonNullable<PaymentHelp['due']> };

function DueParts({ help, due }: DueProps) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { parts, suspenseBeforeCents, suspenseAfterCents, paidDates, chargeCents } = due;
  const usedCents = suspenseBeforeCents - suspenseAfterCents;
  const rentDate = dates.weekday(paidDates[0] ?? help.currentDueOn ?? '', help.currentDueOn);
  const isLate = help.daysLate > 0;
  return (
    <dl className="grid content-center gap-y-1.5">
      <Row
        label={<FormattedMessage id="payHelp.rent" values={{ count: paidDates.length, date: rentDate }} />}
      >
        {money(parts.rentCents)}
      </Row>
      <Row label={<FormattedMessage id="pay.part.taxCents" />}>{money(parts.taxCents)}</Row>
      {parts.coverageCents > 0 && (
        <Row label={<FormattedMessage id="pay.part.coverageCents" />}>{money(parts.coverageCents)}</Row>
      )}
      {parts.feeCents > 0 && (
        <Row label={<FormattedMessage id="pay.part.feeCents" />}>{money(parts.feeCents)}</Row>
      )}
      {(isLate || parts.lateFeeCents > 0) && (
        <Row label={<FormattedMessage id="payHelp.lateFeeToday" />}>{money(parts.lateFeeCents)}</Row>
      )}
      {usedCents > 0 && <Row label={<FormattedMessage id="pay.part.used" />}>{`−${money(usedCents)}`}</Row>}
      <div className="mt-1 flex justify-between gap-4 border-t border-honey-300 pt-2 text-lg font-semibold">
        <dt>
          <FormattedMessage id={isLate ? 'payHelp.today' : 'payHelp.total'} />
        </dt>
        <dd>{money(chargeCents)}</dd>
      </div>
    </dl>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function LateFeeSentence({ help, feeCents }: Props & { readonly feeCents: number }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { nextLateFee, extension } = help;
  if (feeCents > 0) return <FormattedMessage id="payHelp.fee.charged" />;
  if (!nextLateFee) return <FormattedMessage id="payHelp.fee.none" />;
  return (
    <FormattedMessage
      id="payHelp.fee.from"
      values={{
        date: dates.weekday(nextLateFee.from, help.currentDueOn),
        amount: money(nextLateFee.cents),
        movable: extension.options.length > 0 ? 'yes' : 'no',
      }}
    />
  );
}
