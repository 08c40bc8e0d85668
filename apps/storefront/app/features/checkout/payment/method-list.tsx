import type { SavedCard } from '@ownpath/contracts/checkout';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { radioClass } from '../../../ui/radio.tsx';

/** Value of the row whose panel has the card fields; the other rows have a saved card's id. */
export const NEW_CARD = 'new-card';

/** The chosen row: what was chosen while it can pay, else the first saved card that can. */
export function methodOf(cards: readonly SavedCard[], chosen: string | null): string {
  const usable = cards.filter(({ isExpired }) => !isExpired);
  if (chosen === NEW_CARD || usable.some(({ id }) => id === chosen)) return chosen ?? NEW_CARD;
  return usable[0]?.id ?? NEW_CARD;
}

type Props = {
  readonly cards: readonly SavedCard[];
  readonly method: string;
  readonly onChoose: (method: string) => void;
  /** What the row of another card opens. */
  readonly children: ReactNode;
};

/** The ways to pay as one list: saved cards first, then another card, whose fields open below its row. */
export function MethodList({ cards, method, onChoose, children }: Props) {
  const isOpen = method === NEW_CARD;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="payment.payWith" />
      </legend>
      <div className="overflow-hidden rounded-card bg-white ring-[1.5px] ring-oat-500">
        {cards.map(({ id, brand, last4, isExpired }) => (
          <Row key={id} value={id} method={method} onChoose={onChoose} isDisabled={isExpired}>
            <FormattedMessage id="confirmation.cardNumber" values={{ brand: brand ?? '', last4 }} />
            {isExpired && (
              <span className="ml-auto text-sm font-normal">
                <FormattedMessage id="payment.expired" />
              </span>
            )}
          </Row>
        ))}
        <Row value={NEW_CARD} method={method} onChoose={onChoose}>
          <FormattedMessage id={cards.length > 0 ? 'payment.otherCard' : 'payment.card'} />
        </Row>
        {/* Stays mounted while it is closed, so that the fields keep what was typed. */}
        <div
          inert={!isOpen}
          className={cx(
            'grid transition-[grid-template-rows] duration-enter ease-settle',
            isOpen ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
          )}
        >
          <div className="min-h-0 overflow-hidden">
            <div className="p-4 sm:p-6">{children}</div>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

type RowProps = {
  readonly value: string;
  readonly method: string;
  readonly onChoose: (method: string) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

function Row({ value, method, onChoose, isDisabled = false, children }: RowProps) {
  return (
    <label
      className={cx(
        'flex min-h-15 cursor-pointer items-center gap-3 border-b border-oat-300 px-4 font-semibold last:border-0 sm:px-5',
        'has-checked:bg-sage-50 has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
      )}
    >
      <input
        type="radio"
        name="method"
        value={value}
        checked={method === value}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
        className={cx(radioClass, 'outline-none')}
      />
      <Icon as={CreditCard} className="flex-none" />
      {children}
    </label>
  );
}
