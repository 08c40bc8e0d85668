import type { PaySchedule, Weekday } from '@ownpath/contracts/checkout';
import { hasPayday, WEEKDAYS } from '@ownpath/domain/forms';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { useShopData } from '../../../shared/shopper/shop-data.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsSending } from '../checkout-layout.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';

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
      <FrequencyChoice options={schedule.options} chosen={schedule.choice.frequency} />
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

/** 2 November 2026 is a Monday; a date for each weekday, to take its name from. */
const weekdayDate = (day: Weekday) => `2026-11-0${2 + WEEKDAYS.indexOf(day)}`;

/** The day that weekly and bi-weekly rent is paid on. */
function PaydayChoice({ schedule }: { readonly schedule: PaySchedule }) {
  const intl = useIntl();
  const dates = useDateText();
  const { choice } = schedule;
  if (!hasPayday(choice.frequency)) return <input type="hidden" name="payday" value={choice.payday} />;
  const hasShort = schedule.payments.some(({ kind }) => kind === 'short');
  return (
    <fieldset className="mt-9 min-w-0" aria-describedby="payday-hint">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="schedule.payday" />
      </legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control bg-white font-medium ring-[1.5px] ring-oat-500 ring-inset has-checked:bg-spruce-700 has-checked:font-semibold has-checked:text-white has-checked:ring-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="payday"
              value={day}
              defaultChecked={day === choice.payday}
              aria-label={dates.weekdayName(weekdayDate(day))}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none relative first-letter:uppercase">
              {intl.formatDate(`${weekdayDate(day)}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
            </span>
          </label>
        ))}
      </div>
      <p id="payday-hint" className="mt-2.5 text-xs text-ink-3">
        <FormattedMessage
          id={hasShort ? 'schedule.paydayShort' : 'schedule.paydayHint'}
          values={{
            delivery: dates.weekday(schedule.deliveryDate),
            day: dates.weekdayName(weekdayDate(choice.payday)),
          }}
        />
      </p>
    </fieldset>
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
