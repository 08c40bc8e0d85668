import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { PaymentStem } from '../../shared/agreements/payment-stem.tsx';
import { PaymentsMade } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { accountAgreementHref, payHref } from '../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AccountAgreement, chargeOf } from './account-data.ts';
import { AgreementState } from './agreement-state.tsx';
import { SameAsCashLine } from './same-as-cash-line.tsx';

type Props = {
  readonly agreement: AccountAgreement;
  readonly isDelivered: boolean;
  /** Paid within the last hour, in this browser. */
  readonly isJustPaid: boolean;
};

/** One agreement: what it is, how far it is, what is due, and what it costs to own it today. */
export function AgreementCard({ agreement, isDelivered, isJustPaid }: Props) {
  const { money } = usePriceText();
  const { name, agreementNumber, imageUrls, paymentCount, paymentsLeft } = agreement;
  const paid = paymentCount - paymentsLeft;
  return (
    <article className="grid gap-x-8 gap-y-5 rounded-card bg-white p-5 shadow-card max-lg:grid-cols-[5.25rem_minmax(0,1fr)] max-lg:gap-x-4 lg:grid-cols-[10.5rem_minmax(0,1fr)_18.75rem] lg:p-6">
      <span className="grid aspect-square place-items-center self-start rounded-control bg-sage-100 lg:aspect-4/3">
        {imageUrls[0] && (
          <ProductPicture src={imageUrls[0]} alt="" width={168} height={126} sizes="10.5rem" isLazy={false} />
        )}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 text-lg wrap-anywhere lg:text-[1.25rem]">{name}</h3>
          <AgreementState agreement={agreement} isDelivered={isDelivered} isJustPaid={isJustPaid} />
        </div>
        <p className="mt-0.5 text-sm text-ink-2">
          <FormattedMessage
            id="dashboard.agreementFacts"
            values={{
              number: agreementNumber,
              total: money(agreement.totalCostCents),
              cash: money(agreement.cashPriceCents),
            }}
          />
        </p>
        <PaymentStem paidCount={paid} paymentCount={paymentCount} className="mt-3 max-w-110" />
        <p className="mt-1">
          <PaymentsMade agreement={agreement} />
        </p>
      </div>
      <Amounts agreement={agreement} />
    </article>
  );
}

function Amounts({ agreement }: { readonly agreement: AccountAgreement }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { agreementNumber, currentDueOn, dueStatus, mayPayOnline, payment, creditCents } = agreement;
  const isLate = dueStatus === 'pastDue';
  const buyOut = payment?.earlyPurchase;
  return (
    <div className="max-lg:col-span-full lg:border-l-2 lg:border-oat-300 lg:border-dotted lg:pl-8">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        {currentDueOn && (
          <Row label={<FormattedMessage id="pay.choice.due" values={{ status: dueStatus ?? 'future' }} />}>
            <FormattedMessage
              id="dashboard.dueAmount"
              values={{
                status: dueStatus ?? 'future',
                date: dates.day(currentDueOn),
                amount: money(agreement.amountDueCents),
              }}
            />
          </Row>
        )}
        <Row label={<FormattedMessage id="dashboard.left" />}>{money(agreement.remainingCents)}</Row>
        {creditCents > 0 && (
          <Row label={<FormattedMessage id="dashboard.credit" />}>{money(creditCents)}</Row>
        )}
        {buyOut && <Row label={<FormattedMessage id="pay.choice.buy" />}>{money(buyOut.chargeCents)}</Row>}
      </dl>
      <p className="mt-1.5 text-sm text-ink-2">
        {payment?.sameAsCash ? (
          <SameAsCashLine plan={payment.sameAsCash} cashPriceCents={agreement.cashPriceCents} />
        ) : (
          buyOut && <FormattedMessage id="dashboard.buyNote" />
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {currentDueOn && mayPayOnline && (
          <ButtonLink
            to={payHref(agreementNumber)}
            variant={isLate ? 'solid' : 'outline'}
            className="min-h-11 flex-1"
          >
            {isLate ? (
              <FormattedMessage id="dashboard.pay" values={{ amount: money(chargeOf(agreement)) }} />
            ) : (
              <FormattedMessage id="dashboard.payOrExtra" />
            )}
          </ButtonLink>
        )}
        {currentDueOn && !mayPayOnline && agreement.refCode === 'ACTIVE' && (
          <p className="basis-full text-sm text-ink-2">
            <FormattedMessage id="account.payAtStore" />
          </p>
        )}
        <TextLink to={accountAgreementHref(agreementNumber)} look="strong">
          <FormattedMessage id="dashboard.details" values={{ name: agreement.name }} />
        </TextLink>
      </div>
    </div>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </>
  );
}
