import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher, useLocation } from 'react-router';
import { FREQUENCY_FETCHER_KEY, useFrequency } from './use-frequency.ts';

export function FrequencyName({ frequency }: { readonly frequency: Frequency }) {
  switch (frequency) {
    case 'WEEKLY':
      return <FormattedMessage id="frequency.weekly" />;
    case 'BIWEEKLY':
      return <FormattedMessage id="frequency.biweekly" />;
    case 'SEMIMONTHLY':
      return <FormattedMessage id="frequency.semimonthly" />;
    case 'MONTHLY':
      return <FormattedMessage id="frequency.monthly" />;
  }
}

/** Radio group that saves the choice and moves every price; a button does it without JavaScript. */
export function FrequencyControl({ isLegendVisible = false }: { readonly isLegendVisible?: boolean }) {
  const fetcher = useFetcher({ key: FREQUENCY_FETCHER_KEY });
  const chosen = useFrequency();
  const location = useLocation();
  const id = useId();
  return (
    <fetcher.Form method="post" action="/frequency" className="min-w-0">
      <input type="hidden" name="returnTo" value={location.pathname + location.search} />
      <fieldset>
        <legend className={isLegendVisible ? 'mb-2 text-sm font-semibold' : 'sr-only'}>
          <FormattedMessage id="frequency.label" />
        </legend>
        <div className="grid grid-cols-2 gap-0.5 rounded-[1.5rem] bg-oat-200 p-1 min-[400px]:grid-cols-4 min-[400px]:rounded-pill md:inline-grid md:w-auto">
          {FREQUENCIES.map((frequency) => (
            <label
              key={frequency}
              htmlFor={`${id}-${frequency}`}
              className="relative flex min-h-10 cursor-pointer items-center justify-center rounded-pill px-2 text-center text-sm font-medium text-ink-2 hover:text-ink has-checked:bg-white has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1.5px_var(--color-spruce-700)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4"
            >
              <input
                id={`${id}-${frequency}`}
                type="radio"
                name="frequency"
                value={frequency}
                checked={frequency === chosen}
                onChange={(event) => {
                  const form = event.currentTarget.form;
                  if (form)
                    void fetcher.submit(
                      { ...Object.fromEntries(new FormData(form)), frequency },
                      { method: 'post', action: '/frequency' },
                    );
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-pill"
              />
              <span className="relative">
                <FrequencyName frequency={frequency} />
              </span>
            </label>
          ))}
        </div>
        <noscript>
          <button
            type="submit"
            className="mt-2 min-h-10 rounded-pill px-4 font-semibold text-spruce-700 underline"
          >
            <FormattedMessage id="frequency.apply" />
          </button>
        </noscript>
      </fieldset>
    </fetcher.Form>
  );
}
