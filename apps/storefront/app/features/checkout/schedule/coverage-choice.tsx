import type { PaySchedulePreview } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

const OFFERS = {
  waiver: { name: 'waiver', title: 'coverage.waiver', text: 'coverage.waiverText' },
  'benefit-plus': { name: 'benefitPlus', title: 'coverage.benefitPlus', text: 'coverage.benefitPlusText' },
} as const;

/** Optional coverage that store and state offer; never ticked beforehand, and no condition of the rental. */
export function CoverageChoice({ schedule }: { readonly schedule: PaySchedulePreview }) {
  const { money } = usePriceText();
  const { coverageOffers, payments } = schedule;
  if (coverageOffers.length === 0) return null;
  return (
    <fieldset className="mt-9 min-w-0">
      <legend className="mb-1.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="coverage.title" />
      </legend>
      <p className="mb-3.5 max-w-prose text-ink-2">
        <FormattedMessage id="coverage.intro" />
      </p>
      <div className="grid gap-4">
        {coverageOffers.map(({ code, isChosen, paymentCents, totalCents }) => {
          const { name, title, text } = OFFERS[code];
          return (
            <Checkbox
              key={code}
              id={name}
              name={name}
              defaultChecked={isChosen}
              label={
                <>
                  <span className="block font-semibold">
                    <FormattedMessage id={title} />
                  </span>
                  <span className="block">
                    <FormattedMessage
                      id="coverage.price"
                      values={{
                        each: money(paymentCents),
                        count: payments.length,
                        total: money(totalCents),
                        b: (chunks) => <b className="font-semibold">{chunks}</b>,
                      }}
                    />
                  </span>
                  <span className="block max-w-prose text-ink-2">
                    <FormattedMessage id={text} />
                  </span>
                </>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
