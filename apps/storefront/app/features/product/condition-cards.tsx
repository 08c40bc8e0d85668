import type { ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage, useIntl } from 'react-intl';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { byGrade, type ConditionChoice, comesIn, isOrderable } from './product-choice.ts';

type Props = {
  readonly choices: readonly ConditionChoice[];
  readonly chosen: ConditionChoice;
  readonly variants: readonly ProductVariant[];
  readonly onChoose: (condition: Condition) => void;
};

/** Choice between new and the pre-owned grades, each with its full price; a grade also with its colours. */
export function ConditionCards({ choices, chosen, variants, onChoose }: Props) {
  const intl = useIntl();
  const priceText = usePriceText();
  const frequency = useFrequency();
  return (
    <fieldset className="mt-5.5">
      <legend className="mb-2 text-sm font-semibold">
        <FormattedMessage id="product.condition" />
      </legend>
      <div className="grid gap-2.5 min-[25rem]:grid-cols-2">
        {byGrade(choices).map((choice) => {
          const { condition, rates } = choice.price;
          const rate = pickRate(rates, frequency);
          const isOneOfMany = condition !== 'NEW' && isOrderable(choice) && variants.length > 1;
          const colors = isOneOfMany ? variants.filter((variant) => comesIn(choice, variant)) : [];
          return (
            <RadioCard
              key={condition}
              id={`condition-${condition}`}
              name="condition"
              value={condition}
              checked={condition === chosen.price.condition}
              onChange={() => onChoose(condition)}
              disabled={!isOrderable(choice)}
              label={priceText.condition(condition)}
              className="rounded-control p-3.5!"
            >
              {rate && (
                <span className="mt-0.5 block text-xs text-ink-2">
                  <span className="block">
                    <FormattedMessage
                      id="product.cost.payments"
                      values={{
                        count: priceText.count(rate.frequency, rate.paymentCount),
                        amount: priceText.money(rate.paymentCents),
                      }}
                    />
                  </span>
                  <span className="block">
                    <FormattedMessage
                      id="product.condition.totals"
                      values={{
                        total: priceText.money(rate.totalCostToOwnCents),
                        cash: priceText.money(rate.cashPriceCents),
                      }}
                    />
                  </span>
                  {colors.length > 0 && (
                    <span className="block">
                      <FormattedMessage
                        id="product.condition.colors"
                        values={{ colors: intl.formatList(colors.map(({ colorName }) => colorName)) }}
                      />
                    </span>
                  )}
                  {!isOrderable(choice) && (
                    <span className="block font-semibold">
                      <FormattedMessage id="stock.out" />
                    </span>
                  )}
                </span>
              )}
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}
