import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../../shared/shopper/shop-data.ts';

/** Paying each time oneself comes first and is the default; autopay is never a condition. */
export function AutopayChoice({ isAutopay }: { readonly isAutopay: boolean }) {
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
