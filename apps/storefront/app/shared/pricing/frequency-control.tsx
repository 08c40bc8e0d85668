import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher, useLocation } from 'react-router';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { FREQUENCY_FETCHER_KEY, useFrequency } from './use-frequency.ts';

export const frequencyNameIds = {
  WEEKLY: 'frequency.weekly',
  BIWEEKLY: 'frequency.biweekly',
  SEMIMONTHLY: 'frequency.semimonthly',
  MONTHLY: 'frequency.monthly',
} as const satisfies Record<Frequency, string>;

/** Saves the choice and moves every price on the page at once; a button does it without JavaScript. */
export function FrequencyControl({ isFull = false }: { readonly isFull?: boolean }) {
  const intl = useIntl();
  const fetcher = useFetcher({ key: FREQUENCY_FETCHER_KEY });
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
        value={useFrequency()}
        onChange={(frequency) =>
          void fetcher.submit({ frequency, returnTo }, { method: 'post', action: '/frequency' })
        }
        isFull={isFull}
      />
      <noscript>
        <button type="submit" className="mt-2 min-h-10 px-4 font-semibold text-spruce-700 underline">
          <FormattedMessage id="frequency.apply" />
        </button>
      </noscript>
    </fetcher.Form>
  );
}
