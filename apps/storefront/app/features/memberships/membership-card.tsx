import type { Membership } from '@ownpath/contracts/servicing';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { accountAgreementHref, endMembershipHref } from '../../shared/shopper/account-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

export type Benefit = { readonly title: string; readonly text: string };

type Props = { readonly membership: Membership; readonly benefits: readonly Benefit[] };

/** A membership that goes on: what it costs, what it covers, and how it ends. */
export function MembershipCard({ membership, benefits }: Props) {
  const { agreementNumber, name } = membership;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel bg-white p-5 shadow-card md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="flex items-center gap-2.5 text-xl">
          <Icon as="badge-check" className="text-spruce-700" />
          <FormattedMessage id="coverage.benefitPlus" />
        </h2>
        <Badge tone="spruce">
          <FormattedMessage id="membership.active" />
        </Badge>
      </div>
      <p className="mt-1.5 text-ink-2 wrap-anywhere">
        <LinkedMessage
          id="membership.with"
          values={{ name, number: agreementNumber }}
          to={accountAgreementHref(agreementNumber)}
        />
      </p>
      <Figures membership={membership} />
      <Covers benefits={benefits} />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-oat-300 pt-5">
        <ButtonLink to={endMembershipHref(agreementNumber)} variant="outline">
          <FormattedMessage id="membership.end" />
        </ButtonLink>
        <p className="max-w-prose flex-1 basis-64 text-sm text-ink-2">
          <FormattedMessage id="membership.endText" />
        </p>
      </div>
    </section>
  );
}

function Figures({ membership }: { readonly membership: Membership }) {
  const { money, unit } = usePriceText();
  const dates = useDateText();
  const { feeCents, nextFeeCents, frequency, chargesLeft, leftCents, nextDueOn, nextPaymentCents, since } =
    membership;
  const { paymentsLeft, totalCostCents, cashPriceCents } = membership;
  return (
    <>
      <dl className="mt-5 grid gap-x-8 gap-y-4 rounded-card bg-sage-100 p-5 sm:grid-cols-2 xl:grid-cols-4">
        <Figure labelId="membership.fee">
          {money(feeCents)} {unit(frequency)}
        </Figure>
        <Figure labelId="membership.next">
          {nextDueOn === null || chargesLeft === 0 ? (
            <FormattedMessage id="membership.noCharge" />
          ) : (
            <FormattedMessage
              id="membership.nextOn"
              values={{ amount: money(nextFeeCents), date: dates.medium(nextDueOn) }}
            />
          )}
        </Figure>
        <Figure labelId="membership.left">
          <FormattedMessage
            id="membership.leftCount"
            values={{ count: chargesLeft, amount: money(leftCents) }}
          />
        </Figure>
        {since && <Figure labelId="membership.since">{dates.medium(since)}</Figure>}
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage
          id="membership.facts"
          values={{
            amount: money(nextPaymentCents),
            count: paymentsLeft,
            total: money(totalCostCents),
            cash: money(cashPriceCents),
          }}
        />
      </p>
    </>
  );
}

type FigureProps = { readonly labelId: string; readonly children: ReactNode };

function Figure({ labelId, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-2">
        <FormattedMessage id={labelId} />
      </dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Covers({ benefits }: Pick<Props, 'benefits'>) {
  if (benefits.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-3 text-lg">
        <FormattedMessage id="membership.covers" />
      </h3>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-l-[3px] border-sage-300 pl-4">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
