import { FormattedMessage } from 'react-intl';
import { AgreementEyebrow, SlowestItem } from '../../shared/agreements/agreement-lines.tsx';
import type { AgreementAtHand } from '../../shared/agreements/cart-agreements.ts';
import type { Documents } from '../../shared/documents/still-needed.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { SameAsCashPanel } from '../../shared/schedule/same-as-cash-panel.tsx';
import { CheckoutLayout, StepProblem } from './checkout-layout.tsx';
import { DeliverTo } from './delivery/deliver-to.tsx';
import { StoreHoldNote } from './delivery/store-hold.tsx';
import type { ReplacedAgreement } from './exchange-note.server.ts';
import { ExchangeNote } from './exchange-note.tsx';
import type { StepContent } from './load-step.server.ts';
import { OfferForm } from './offer-form.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { ReservationStep } from './reservation-step.tsx';
import { ReservedItemsList } from './reserved-items-list.tsx';
import { ReviewAndSign } from './review-and-sign.tsx';
import { isTotalTheSame } from './schedule/frequency-choice.tsx';
import { ScheduleCard } from './schedule/schedule-card.tsx';
import { ScheduleForm } from './schedule/schedule-form.tsx';
import { stepNameIds } from './step-names.ts';
import type { StepReturned } from './take-step.server.ts';
import { AcceptTermsForm } from './terms/accept-terms-form.tsx';
import { AcceptedInOtherLanguage, CoverageEnded } from './terms/accepted-language.tsx';
import { KeyFigures } from './terms/key-figures.tsx';
import { TermsFacts } from './terms/terms-facts.tsx';
import { EveryPayment, TermsItems, TermsNotices, TermsSections } from './terms/terms-text.tsx';
import { WaitForStep } from './wait-for-step.tsx';

type Props = {
  readonly content: Exclude<StepContent, { step: 'wof' }>;
  readonly steps: readonly string[];
  readonly savedUntil: string | null;
  readonly agreement: AgreementAtHand | null;
  readonly documentsNeeded: Documents;
  readonly documentsInReview: Documents;
  readonly returned: StepReturned | null;
  /** A code from the address, after a step that could not be taken. */
  readonly problemCode: string | null;
  /** What this order replaces. */
  readonly replaced: ReplacedAgreement | null;
};

/** The page of every step after the application. */
export function StepPage({
  content,
  steps,
  savedUntil,
  agreement,
  documentsNeeded,
  documentsInReview,
  returned,
  problemCode,
  replaced,
}: Props) {
  const { money } = usePriceText();
  const layout = {
    step: content.step === 'wait' ? content.dueStep : content.step,
    steps,
    savedUntil,
    documentsNeeded,
    documentsInReview,
    eyebrow: (
      <>
        {replaced && (agreement?.number ?? 1) === 1 && <ExchangeNote replaced={replaced} />}
        {agreement && <AgreementEyebrow agreement={agreement} />}
      </>
    ),
  };
  const problem = <StepProblem code={returned?.code ?? problemCode} waitSeconds={returned?.waitSeconds} />;
  switch (content.step) {
    case 'payment-schedule': {
      const { schedule } = content;
      return (
        <CheckoutLayout
          {...layout}
          title={<FormattedMessage id="schedule.title" />}
          intro={
            <FormattedMessage
              id={isTotalTheSame(schedule.options) ? 'schedule.intro' : 'schedule.introPromotion'}
              values={{
                total: money(schedule.quote.totalCostToOwnCents),
                cash: money(schedule.quote.cashPriceCents),
              }}
            />
          }
          aside={<ScheduleCard schedule={schedule} title={<FormattedMessage id="schedule.yours" />} />}
        >
          {problem}
          <DeliverTo address={content.deliveryAddress} />
          {agreement && (
            <div className="mb-6 empty:hidden">
              <SlowestItem names={agreement.slowestNames} />
            </div>
          )}
          <ScheduleForm schedule={schedule} isDeliveryWaiting={documentsNeeded.length > 0} />
          <div className="mt-9">
            <SameAsCashPanel end={schedule.sameAsCash} cashPriceCents={schedule.quote.cashPriceCents} />
          </div>
          <StoreHoldNote hold={content.hold} />
        </CheckoutLayout>
      );
    }
    case 'claim-offer':
      return (
        <CheckoutLayout
          {...layout}
          title={<FormattedMessage id="offer.title" />}
          intro={<FormattedMessage id="offer.intro" />}
        >
          {problem}
          <OfferForm offer={content.offer} />
        </CheckoutLayout>
      );
    case 'renewal-terms-page': {
      const { terms } = content;
      return (
        <CheckoutLayout
          {...layout}
          title={<FormattedMessage id="terms.title" />}
          intro={<FormattedMessage id="terms.intro" values={{ transaction: terms.transactionName }} />}
          banner={<KeyFigures terms={terms} />}
          isAsideSticky
          aside={
            <AcceptTermsForm
              version={terms.version}
              quote={terms.schedule.quote}
              transactionName={terms.transactionName}
              isMissing={returned?.isAcceptanceMissing ?? false}
            />
          }
        >
          {problem}
          <TermsNotices notices={terms.notices} place="first-page" />
          <AcceptedInOtherLanguage acceptedLocale={terms.acceptedLocale} />
          <CoverageEnded coverageEnded={terms.coverageEnded} />
          <div className="mb-9">
            <SameAsCashPanel
              end={terms.schedule.sameAsCash}
              cashPriceCents={terms.schedule.quote.cashPriceCents}
            />
          </div>
          <TermsFacts terms={terms} />
          <TermsItems items={terms.items} />
          <EveryPayment payments={terms.schedule.payments} />
          <TermsSections sections={terms.sections} />
          <TermsNotices notices={terms.notices} place="before-signature" />
        </CheckoutLayout>
      );
    }
    case 'payment':
      return <PaymentStep content={content} layout={layout} returned={returned} problemCode={problemCode} />;
    case 'wait':
      return (
        <CheckoutLayout {...layout} title={<FormattedMessage id={stepNameIds[content.dueStep]} />}>
          <WaitForStep {...content} />
        </CheckoutLayout>
      );
    case 'docu-sign':
      return (
        <CheckoutLayout
          {...layout}
          title={<FormattedMessage id="sign.title" />}
          intro={
            <FormattedMessage
              id="sign.intro"
              values={{
                amount: money(content.order.paidCents),
                waiting: documentsNeeded.length > 0 ? 'yes' : 'no',
              }}
            />
          }
        >
          {problem}
          <ReviewAndSign order={content.order} signingUrl={content.signingUrl} />
        </CheckoutLayout>
      );
    case 'reservation':
      return (
        <CheckoutLayout
          {...layout}
          title={<FormattedMessage id="reservation.title" />}
          intro={
            <FormattedMessage
              id={content.reservation.deposit ? 'reservation.introDeposit' : 'reservation.intro'}
            />
          }
          aside={
            <ReservedItemsList
              items={content.items}
              isReserved={content.reservation.reservedUntil !== null}
            />
          }
        >
          {problem}
          <ReservationStep reservation={content.reservation} payment={content.payment} />
        </CheckoutLayout>
      );
  }
}
