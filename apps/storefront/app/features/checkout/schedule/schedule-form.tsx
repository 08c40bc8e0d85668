import type { PaySchedulePreview } from '@ownpath/contracts/checkout';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useIsSending } from '../checkout-layout.tsx';
import { QuoteFigures } from '../quote-figures.tsx';
import { AutopayChoice } from './autopay-choice.tsx';
import { CoverageChoice } from './coverage-choice.tsx';
import { DeliveryDayChoice } from './delivery-day-choice.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';
import { PaydayChoice } from './payday-choice.tsx';

/** A change previews its schedule by a new address; only the button saves it. */
export function ScheduleForm({
  schedule,
  isDeliveryWaiting,
}: {
  readonly schedule: PaySchedulePreview;
  /** Delivery waits for documents. */
  readonly isDeliveryWaiting: boolean;
}) {
  const submit = useSubmit();
  const isSaving = useIsSending('choose-schedule');
  const isPreviewing = useNavigation().state === 'loading' && !isSaving;
  const form = useRef<HTMLFormElement>(null);
  const preview = (change: Readonly<Record<string, string>> = {}) => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.delete('intent');
    for (const [name, value] of Object.entries(change)) fields.set(name, value);
    void submit(fields, { method: 'get', action: '/checkout', replace: true, preventScrollReset: true });
  };
  return (
    <Form ref={form} method="post" aria-busy={isPreviewing || undefined} onChange={() => preview()}>
      <input type="hidden" name="step" value="payment-schedule" />
      <FrequencyChoice options={schedule.options} choice={schedule.choice} />
      <PaydayChoice schedule={schedule} isDeliveryWaiting={isDeliveryWaiting} />
      <DeliveryDayChoice schedule={schedule} onKept={(deliveryDate) => preview({ deliveryDate })} />
      <CoverageChoice schedule={schedule} />
      <AutopayChoice isAutopay={schedule.choice.isAutopay} authorization={schedule.autopayAuthorization} />
      {/* On a phone, the card with the sums stands below the button. */}
      <p className="mt-9 -mb-4 rounded-control bg-sage-100 p-4 text-sm lg:hidden">
        <QuoteFigures quote={schedule.quote} />
      </p>
      <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" name="intent" value="choose-schedule" variant="action" isBusy={isSaving}>
          <FormattedMessage id={isSaving ? 'schedule.saving' : 'schedule.continue'} />
        </Button>
        <noscript>
          <button
            type="submit"
            formMethod="get"
            className="min-h-11 px-3 font-semibold text-spruce-700 underline"
          >
            <FormattedMessage id="schedule.preview" />
          </button>
        </noscript>
        <Link to="/cart" className="inline-flex min-h-11 items-center px-1 font-semibold text-spruce-700">
          <FormattedMessage id="checkout.backToCart" />
        </Link>
      </div>
    </Form>
  );
}
