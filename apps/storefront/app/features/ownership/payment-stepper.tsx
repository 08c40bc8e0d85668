import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  readonly hintId: string;
  readonly paymentsMade: number;
  readonly last: number;
  readonly onChoose: (paymentsMade: number) => void;
};

const buttonClass =
  'grid size-11 place-items-center rounded-full border border-oat-500 bg-white hover:bg-sage-100 disabled:border-oat-300 disabled:text-ink-3';

/** Chooses a payment without dragging: buttons and a number field. */
export function PaymentStepper({ hintId, paymentsMade, last, onChoose }: Props) {
  const intl = useIntl();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 noscript:hidden">
      <p id={hintId} className="min-w-0 flex-1 basis-40 text-xs text-ink-3">
        <FormattedMessage id="ownership.hint" />
      </p>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'ownership.fewer' })}
          disabled={paymentsMade <= 0}
          onClick={() => onChoose(paymentsMade - 1)}
          className={buttonClass}
        >
          <Icon as="minus" size="s" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={last}
          value={paymentsMade}
          aria-label={intl.formatMessage({ id: 'ownership.slider' })}
          aria-describedby={hintId}
          onChange={(event) => {
            const value = event.currentTarget.valueAsNumber;
            if (Number.isInteger(value)) onChoose(Math.min(Math.max(0, value), last));
          }}
          className="h-11 w-18 appearance-none rounded-control border border-oat-500 bg-white text-center font-semibold tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'ownership.more' })}
          disabled={paymentsMade >= last}
          onClick={() => onChoose(paymentsMade + 1)}
          className={buttonClass}
        >
          <Icon as="plus" size="s" />
        </button>
      </div>
    </div>
  );
}
