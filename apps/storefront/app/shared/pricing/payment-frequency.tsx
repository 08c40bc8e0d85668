import { DEFAULT_FREQUENCY, FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { createContext, type ReactNode, use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher, useFetchers, useLocation } from 'react-router';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useShopData } from '../shopper/shop-data.ts';

/** Key of the fetcher that saves the choice; prices follow it before the server answers. */
const FREQUENCY_FETCHER_KEY = 'frequency';

const FrequencyContext = createContext<Frequency>(DEFAULT_FREQUENCY);

/** Around every page: prices are rendered again when the frequency changes, and not with each request that the router makes. */
export function FrequencyProvider({ children }: { readonly children: ReactNode }) {
  const saved = useShopData()?.frequency ?? DEFAULT_FREQUENCY;
  const pending = useFetchers()
    .find((fetcher) => fetcher.key === FREQUENCY_FETCHER_KEY)
    ?.formData?.get('frequency');
  const shown = FREQUENCIES.find((frequency) => frequency === pending) ?? saved;
  return <FrequencyContext value={shown}>{children}</FrequencyContext>;
}

/** The payment frequency of the prices shown: the choice being saved, else the saved one. */
export function useFrequency(): Frequency {
  return use(FrequencyContext);
}

/** Sends the frequency of the prices shown with a form that adds to the cart: the choice may not be saved yet. */
export function ShownFrequency() {
  return <input type="hidden" name="frequency" value={useFrequency()} />;
}

/** The rate for a frequency. Prices come with rates for all four. */
export function pickRate<Rate extends { readonly frequency: Frequency }>(
  rates: readonly Rate[],
  frequency: Frequency,
): Rate | null {
  return rates.find((rate) => rate.frequency === frequency) ?? rates[0] ?? null;
}

export const frequencyNameIds = {
  WEEKLY: 'frequency.weekly',
  BIWEEKLY: 'frequency.biweekly',
  SEMIMONTHLY: 'frequency.semimonthly',
  MONTHLY: 'frequency.monthly',
} as const satisfies Record<Frequency, string>;

/** Changes every price on the page at once and saves the choice. Has a submit button without JavaScript. */
export function FrequencyControl({ isFull = false }: { readonly isFull?: boolean }) {
  const intl = useIntl();
  const fetcher = useFetcher({ key: FREQUENCY_FETCHER_KEY });
  const frequency = useFrequency();
  const [isChanged, setChanged] = useState(false);
  const location = useLocation();
  const returnTo = location.pathname + location.search;
  return (
    <fetcher.Form method="post" action="/frequency" className="min-w-0 max-[33rem]:w-full">
      <input type="hidden" name="returnTo" value={returnTo} />
      <SegmentedControl
        name="frequency"
        legend={intl.formatMessage({ id: 'frequency.label' })}
        segments={FREQUENCIES.map((value) => ({
          value,
          label: intl.formatMessage({ id: frequencyNameIds[value] }),
        }))}
        value={frequency}
        onChange={(chosen) => {
          setChanged(true);
          void fetcher.submit({ frequency: chosen, returnTo }, { method: 'post', action: '/frequency' });
        }}
        isFull={isFull}
      />
      <p role="status" className="sr-only">
        {isChanged && <FormattedMessage id="frequency.changed" values={{ frequency }} />}
      </p>
      <noscript>
        <button type="submit" className="mt-2 min-h-10 px-4 font-semibold text-spruce-700 underline">
          <FormattedMessage id="frequency.apply" />
        </button>
      </noscript>
    </fetcher.Form>
  );
}
