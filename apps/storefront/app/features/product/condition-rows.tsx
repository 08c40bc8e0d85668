import type { ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage, useIntl } from 'react-intl';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { radioClass } from '../../ui/radio.tsx';
import { byGrade, type ConditionChoice, comesIn, isOrderable } from './product-choice.ts';

type Props = {
  readonly choices: readonly ConditionChoice[];
  readonly chosen: ConditionChoice;
  readonly variants: readonly ProductVariant[];
  readonly onChoose: (condition: Condition) => void;
};

/** Choice between new and the pre-owned grades, one row each with its full price; a grade also with its colours. */
export function ConditionRows({ choices, chosen, variants, onChoose }: Props) {
  const priceText = usePriceText();
  const frequency = useFrequency();
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">
        <FormattedMessage id="product.condition" />
      </legend>
      <div className="overflow-clip rounded-card bg-white ring-1 ring-oat-500">
        {byGrade(choices).map((choice) => {
          const { condition, rates } = choice.price;
          const rate = pickRate(rates, frequency);
          return (
            <label
              key={condition}
              htmlFor={`condition-${condition}`}
              className={cx(
                'flex cursor-pointer items-center gap-3 border-t border-oat-300 px-3.5 py-2 text-xs text-ink-2 first:border-0',
                'has-checked:bg-sage-100 has-disabled:cursor-not-allowed has-disabled:bg-oat-200 has-disabled:text-ink-3',
                'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                id={`condition-${condition}`}
                name="condition"
                value={condition}
                checked={condition === chosen.price.condition}
                onChange={() => onChoose(condition)}
                disabled={!isOrderable(choice)}
                className={cx(radioClass, 'outline-none')}
              />
              <span className="min-w-0 flex-1">
                <span className="block text-sm leading-5 font-semibold text-ink">
                  {priceText.condition(condition)}
                </span>
                {rate && (
                  <span className="block">
                    <FormattedMessage
                      id="product.cost.payments"
                      values={{
                        count: priceText.count(rate.frequency, rate.paymentCount),
                        amount: priceText.money(rate.paymentCents),
                      }}
                    />
                  </span>
                )}
                <RowNote choice={choice} variants={variants} />
              </span>
              {rate && (
                <span className="flex-none text-right leading-5 tabular-nums">
                  <span className="block">
                    <FormattedMessage
                      id="product.condition.total"
                      values={{ amount: <b>{priceText.money(rate.totalCostToOwnCents)}</b> }}
                    />
                  </span>
                  <span className="block">
                    <FormattedMessage
                      id="product.condition.cash"
                      values={{ amount: priceText.money(rate.cashPriceCents) }}
                    />
                  </span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The colours of a grade's pieces, or that there are none left. */
function RowNote({ choice, variants }: Pick<Props, 'variants'> & { readonly choice: ConditionChoice }) {
  const intl = useIntl();
  if (!isOrderable(choice)) {
    return (
      <span className="block font-semibold">
        <FormattedMessage id="stock.out" />
      </span>
    );
  }
  if (choice.price.condition === 'NEW' || variants.length < 2) return null;
  const colors = variants.filter((variant) => comesIn(choice, variant)).map(({ colorName }) => colorName);
  if (colors.length === 0) return null;
  return (
    <span className="block">
      <FormattedMessage id="product.condition.colors" values={{ colors: intl.formatList(colors) }} />
    </span>
  );
}
