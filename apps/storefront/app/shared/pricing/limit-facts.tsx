import { FormattedMessage } from 'react-intl';
import type { LimitExample } from './limit-examples.server.ts';
import { usePriceText } from './price-text.ts';

/** What stands with every payment, for the item that comes nearest to a weekly limit. */
export function LimitFacts({ example }: { readonly example: LimitExample | undefined }) {
  const { money, unit, facts } = usePriceText();
  if (!example) return null;
  const { name, condition, rate } = example;
  return (
    <div className="text-xs leading-5 font-normal text-ink-2">
      <p>
        <FormattedMessage
          id="exchange.example"
          values={{ name, payment: money(rate.paymentCents), unit: unit(rate.frequency) }}
        />
      </p>
      <ul>
        {facts(rate, condition).map(({ label, amount }) => (
          <li key={label}>
            {label}
            {amount && <b className="font-semibold text-ink"> {amount}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
