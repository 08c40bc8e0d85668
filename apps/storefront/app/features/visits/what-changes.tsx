import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { totalsOfAgreement } from '../../shared/agreements/rental-facts.tsx';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import type { VisitsPage } from './load-visits.server.ts';

const READY_IDS = ['visits.ready.id', 'visits.ready.way'] as const;

/** What the chosen day of a delivery moves, what is brought, and what to have ready. */
export function WhatChanges({ page }: { readonly page: VisitsPage }) {
  const priceText = usePriceText();
  const { agreement, visits, day, order } = page;
  const after = day?.moved ?? visits.now;
  const { now } = visits;
  const condition = order?.items.length === 1 ? (order.items[0]?.condition ?? undefined) : undefined;
  return (
    <aside className="min-w-0">
      <section className="rounded-card bg-white p-5 shadow-card sm:p-6">
        <h2 className="text-lg" id="what-changes">
          <FormattedMessage id="visits.changes" />
        </h2>
        <dl className="mt-4 grid gap-2" aria-live="polite">
          <Moved labelId="visits.rentStarts" before={now.rentStartsOn} after={after.rentStartsOn} />
          <Moved labelId="visits.nextDue" before={now.nextDueOn} after={after.nextDueOn} />
          <Moved labelId="visits.lastDue" before={now.lastDueOn} after={after.lastDueOn} />
          <Moved labelId="visits.sameAsCash" before={now.sameAsCashUntil} after={after.sameAsCashUntil} />
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">
              <FormattedMessage id="visits.fee" />
            </dt>
            <dd className="font-semibold">{priceText.money(0)}</dd>
          </div>
        </dl>
        <p className="mt-3 text-xs text-ink-2">
          <FormattedMessage id="visits.sameAmounts" />
        </p>
        <hr className="perforation my-5" />
        <h3 className="font-sans text-sm font-semibold tracking-normal">
          <FormattedMessage id="visits.bring" />
        </h3>
        <p className="mt-1 text-ink-2 wrap-anywhere">
          {agreement.name}. {priceText.money(agreement.rateCents)} {priceText.unit(agreement.frequency)}
        </p>
        <FactLine
          facts={priceText.facts(totalsOfAgreement(agreement), condition)}
          className="mt-1 text-xs leading-5"
        />
        <hr className="perforation my-5" />
        <h3 className="font-sans text-sm font-semibold tracking-normal">
          <FormattedMessage id="visits.ready" />
        </h3>
        <ul className="mt-2 grid gap-2 text-ink-2">
          {READY_IDS.map((id) => (
            <li key={id} className="flex gap-2.5">
              <Icon as="check" size="s" className="mt-1 text-spruce-700" />
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
      </section>
      {order?.isCancellable && (
        <p className="mt-4 text-xs text-ink-2">
          <FormattedMessage
            id="visits.refund"
            values={{ amount: priceText.money(order.paidCents), ...paymentMethodValues(order) }}
          />
        </p>
      )}
    </aside>
  );
}

type MovedProps = { readonly labelId: string; readonly before: string | null; readonly after: string | null };

/** A date, with the one before struck out when it moves. */
function Moved({ labelId, before, after }: MovedProps) {
  const dates = useDateText();
  if (after === null) return null;
  const isMoved = before !== null && before !== after;
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">
        <FormattedMessage id={labelId} />
      </dt>
      <dd className="text-right font-semibold">
        {isMoved && (
          <>
            <s className="block font-normal text-ink-3">
              <span className="sr-only">
                <FormattedMessage id="visits.before" />{' '}
              </span>
              {dates.medium(before)}
            </s>
            <span className="sr-only">
              <FormattedMessage id="visits.after" />{' '}
            </span>
          </>
        )}
        {dates.medium(after)}
      </dd>
    </div>
  );
}
