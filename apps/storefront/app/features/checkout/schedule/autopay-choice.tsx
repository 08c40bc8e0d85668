import type { AutopayAuthorization } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../../shared/shopper/shop-data.ts';

type Props = {
  readonly isAutopay: boolean;
  /** What choosing autopay authorises; without it autopay is not offered. */
  readonly authorization: AutopayAuthorization | null;
};

/** Paying each time by hand comes first and is the default; autopay is never a condition. */
export function AutopayChoice({ isAutopay, authorization }: Props) {
  const store = useShopData()?.store?.address1;
  if (authorization === null) return null;
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
        {/* Shown with and without JavaScript as soon as autopay is chosen. */}
        <div className="group">
          <Choice
            value="on"
            isChosen={isAutopay}
            title={<FormattedMessage id="schedule.autopay" />}
            text={<FormattedMessage id="schedule.autopayText" />}
          />
          <section
            aria-live="polite"
            className="mt-3.5 ml-9 hidden gap-2.5 rounded-card bg-sage-50 p-4.5 text-sm text-ink-2 ring-[1.5px] ring-sage-300 ring-inset group-has-checked:grid"
          >
            <h3 className="text-base font-semibold text-ink">{authorization.heading}</h3>
            {authorization.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="font-semibold text-ink">
              <FormattedMessage id="schedule.autopayConsent" />
            </p>
          </section>
        </div>
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
