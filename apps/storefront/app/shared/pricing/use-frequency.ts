import { DEFAULT_FREQUENCY, FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { useFetchers } from 'react-router';
import { useShopData } from '../shopper/shop-data.ts';

/** Key of the fetcher that saves the choice; every price on the page follows it at once. */
export const FREQUENCY_FETCHER_KEY = 'frequency';

/** The frequency that prices are shown in: the choice on its way to the server, else the saved one. */
export function useFrequency(): Frequency {
  const saved = useShopData()?.frequency ?? DEFAULT_FREQUENCY;
  const pending = useFetchers()
    .find((fetcher) => fetcher.key === FREQUENCY_FETCHER_KEY)
    ?.formData?.get('frequency');
  return FREQUENCIES.find((frequency) => frequency === pending) ?? saved;
}

/** The rate of a frequency; quotes come in all four. */
export function pickRate<Rate extends { readonly frequency: Frequency }>(
  rates: readonly Rate[],
  frequency: Frequency,
): Rate | null {
  return rates.find((rate) => rate.frequency === frequency) ?? rates[0] ?? null;
}
