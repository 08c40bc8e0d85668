import type { SavedCard } from '@ownpath/contracts/checkout';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardMarks } from '../../ui/card-chips.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { radioClass } from '../../ui/radio.tsx';
import { CardMark } from './card-mark.tsx';

/** Value of the row whose panel has the card fields; saved cards have their id. */
export const NEW_CARD = 'new-card';
/** Value of the row of a bank account that is typed. */
export const BANK = 'ACH';

/** A way to pay beside the saved cards; choosing its row opens the panel. */
export type MethodRow = {
  readonly value: string;
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly panel: ReactNode;
  /** What has to be read before it is chosen where no script opens the panel. */
  readonly withoutScript?: ReactNode;
  readonly isDisabled?: boolean;
  /** Of a way to pay that has none here. */
  readonly icon?: IconName;
};

/** The row of a card that is typed. */
export const cardRow = (hasSavedCards: boolean, panel: ReactNode): MethodRow => ({
  value: NEW_CARD,
  name: <FormattedMessage id={hasSavedCards ? 'payment.otherCard' : 'payment.card'} />,
  note: <CardMarks />,
  panel,
});

const icons: Readonly<Record<string, IconName>> = { [NEW_CARD]: 'credit-card', [BANK]: 'landmark' };

/** What is said about a saved card, at the end of its row. */
type ListedCard = SavedCard & { readonly note?: ReactNode };

type Props = {
  readonly cards: readonly ListedCard[];
  readonly rows: readonly MethodRow[];
  readonly method: string;
  readonly onChoose: (method: string) => void;
};

/** The ways to pay as one list: saved cards first, then each way whose fields open below its row. */
export function MethodList({ cards, rows, method, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="payment.payWith" />
      </legend>
      <div className="overflow-hidden rounded-card bg-white ring-[1.5px] ring-oat-500">
        {cards.map(({ id, brand, last4, isExpired, note }) => (
          <Row key={id} value={id} method={method} onChoose={onChoose} isDisabled={isExpired} brand={brand}>
            <span className="min-w-0 flex-1">
              <FormattedMessage
                id="paymentMethod.name"
                values={{ method: 'CREDIT_CARD', brand: brand ?? '', last4 }}
              />
            </span>
            {(isExpired || note) && (
              <span className="ml-auto text-sm font-normal text-ink-2">
                {isExpired ? <FormattedMessage id="payment.expired" /> : note}
              </span>
            )}
          </Row>
        ))}
        {rows.map(({ value, name, note, panel, withoutScript, icon, isDisabled = false }) => (
          <Fragment key={value}>
            <Row value={value} method={method} onChoose={onChoose} isDisabled={isDisabled} icon={icon}>
              <span className="min-w-0 flex-1">{name}</span>
              <span className="text-sm font-normal text-ink-2 max-sm:basis-full max-sm:pl-22 sm:ml-auto sm:text-right">
                {note}
              </span>
            </Row>
            <Panel isOpen={method === value}>{panel}</Panel>
            {withoutScript && method !== value && (
              <noscript>
                <div className="border-b border-oat-300 p-4 sm:p-6">{withoutScript}</div>
              </noscript>
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

/** Stays mounted while it is closed, so that the fields keep what was typed. */
function Panel({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  return (
    <div
      inert={!isOpen}
      className={cx(
        'grid transition-[grid-template-rows] duration-enter ease-settle not-last:border-oat-300',
        isOpen ? 'grid-rows-[1fr] not-last:border-b' : 'grid-rows-[0fr]',
      )}
    >
      <div className="min-h-0 overflow-hidden">
        <div className="p-4 sm:p-6">{children}</div>
      </div>
    </div>
  );
}

type RowProps = {
  readonly value: string;
  readonly method: string;
  readonly onChoose: (method: string) => void;
  readonly isDisabled?: boolean;
  readonly icon?: IconName | undefined;
  /** Of a saved card, instead of an icon. */
  readonly brand?: string | null;
  readonly children: ReactNode;
};

function Row({ value, method, onChoose, isDisabled = false, icon, brand, children }: RowProps) {
  return (
    <label
      className={cx(
        'group flex min-h-15 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-oat-300 px-4 py-2.5 font-semibold sm:px-5',
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
      {brand ? (
        <CardMark brand={brand} />
      ) : (
        <span className="grid h-8 w-12 flex-none place-items-center rounded-md bg-white text-ink-2 ring-1 ring-oat-500 ring-inset">
          <Icon as={icon ?? icons[value] ?? 'credit-card'} size="s" />
        </span>
      )}
      {children}
    </label>
  );
}
