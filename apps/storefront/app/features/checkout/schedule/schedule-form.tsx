import type { PaySchedule } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { useShopData } from '../../../shared/shopper/shop-data.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsSending } from '../checkout-layout.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';
import { PaydayChoice } from './payday-choice.tsx';

/** A change previews its schedule by a new address; only the button saves it. */
export function ScheduleForm({ schedule }: { readonly schedule: PaySchedule }) {
  const submit = useSubmit();
  const isSaving = useIsSending('choose-schedule');
  const isPreviewing = useNavigation().state === 'loading' && !isSaving;
  const preview = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    fields.delete('intent');
    void submit(fields, { method: 'get', action: '/checkout', replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="post"
      aria-busy={isPreviewing || undefined}
      onChange={(event) => preview(event.currentTarget)}
    >
      <input type="hidden" name="step" value="payment-schedule" />
      <FrequencyChoice options={schedule.options} choice={schedule.choice} />
      <PaydayChoice schedule={schedule} />
      <AutopayChoice isAutopay={schedule.choice.isAutopay} />
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

/** Paying each time by hand comes first and is the default; autopay is never a condition. */
function AutopayChoice({ isAutopay }: { readonly isAutopay: boolean }) {
  const store = useShopData()?.store?.address1;
  return (
    <fieldset className="mt-9 min-w-0">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="schedule.eachTime" />
      </legend>
      <div className="grid gap-4">
        <Choice
          value="off"
          isChosen={!isAutopay}
          title={<FormattedMessage id="schedule.manual" />}
          text={<FormattedMessage id="schedule.manualText" values={{ store: store ?? 'none' }} />}
        />
        <Choice
          value="on"
          isChosen={isAutopay}
          title={<FormattedMessage id="schedule.autopay" />}
          text={<FormattedMessage id="schedule.autopayText" />}
        />
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  readonly value: 'on' | 'off';
  readonly isChosen: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
};

function Choice({ value, isChosen, title, text }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer gap-3.5">
      <input
        type="radio"
        name="autopay"
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-oat-500 bg-white checked:border-[7px] checked:border-spruce-700 forced-colors:appearance-auto"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
    </label>
  );
}
