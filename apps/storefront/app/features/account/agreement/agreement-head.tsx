import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { PaymentStem } from '../../../shared/agreements/payment-stem.tsx';
import { PaymentsMade } from '../../../shared/agreements/rental-facts.tsx';
import { isTakenBack } from '../../../shared/agreements/running-rental.ts';
import { ProductPicture } from '../../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { AgreementState } from '../agreement-state.tsx';
import type { AgreementPageData } from './load-agreement.server.ts';

type Props = Pick<AgreementPageData, 'agreement' | 'details'>;

/** What it is, what it costs in all, and how far it is. */
export function AgreementHead({ agreement, details }: Props) {
  const { money, unit, count } = usePriceText();
  const dates = useDateText();
  const { name, agreementNumber, openedOn, paymentCount, paymentsLeft, frequency } = agreement;
  const { sameAsCashUntil } = details.terms;
  const paid = paymentCount - paymentsLeft;
  const last = details.payments.findLast(({ leftCents }) => leftCents > 0);
  const markAt =
    sameAsCashUntil && !isTakenBack(agreement)
      ? details.payments.filter(({ dueOn }) => dueOn <= sameAsCashUntil).length
      : null;
  return (
    <section className="grid gap-x-9 gap-y-5 rounded-card bg-white p-5 shadow-card md:grid-cols-[minmax(12.5rem,18.75rem)_minmax(0,1fr)] md:p-6">
      <span className="grid aspect-16/10 place-items-center self-center rounded-leaf bg-sage-100 md:aspect-4/3">
        {agreement.imageUrls[0] && (
          <ProductPicture
            src={agreement.imageUrls[0]}
            alt=""
            width={300}
            height={225}
            sizes="(min-width: 48rem) 18.75rem, 100vw"
            isLazy={false}
            className="w-[92%]"
          />
        )}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-sm text-ink-2">
            <FormattedMessage
              id="myAgreement.number"
              values={{
                number: agreementNumber,
                date: dates.long(openedOn ?? ''),
                has: openedOn ? 'yes' : 'no',
              }}
            />
          </p>
          {!isTakenBack(agreement) && (
            <AgreementState agreement={agreement} isDelivered={details.deliveredOn !== undefined} />
          )}
        </div>
        <h1 tabIndex={-1} className="mt-1 text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] wrap-anywhere">
          {name}
        </h1>
        <p className="mt-1.5 text-ink-2">
          <FormattedMessage
            id="myAgreement.facts"
            values={{
              rate: money(agreement.rateCents),
              unit: unit(frequency),
              count: count(frequency, paymentCount),
              total: money(agreement.totalCostCents),
              cash: money(agreement.cashPriceCents),
              b: (text) => <b className="font-semibold text-ink">{text}</b>,
            }}
          />
        </p>
        <PaymentStem paidCount={paid} paymentCount={paymentCount} markAt={markAt} className="mt-4" />
        <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm text-ink-2">
          <span>
            <PaymentsMade agreement={agreement} className="font-semibold text-ink" />
          </span>
          {sameAsCashUntil && markAt !== null && markAt > 0 && (
            <span className="font-semibold text-honey-700">
              <FormattedMessage
                id="myAgreement.sameAsCash"
                values={{
                  date: dates.medium(sameAsCashUntil),
                  over: agreement.payment?.sameAsCash ? 'no' : 'yes',
                }}
              />
            </span>
          )}
          {last && (
            <span>
              <FormattedMessage id="myAgreement.yoursBy" values={{ date: dates.medium(last.dueOn) }} />
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
