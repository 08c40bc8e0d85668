import type { BasketItem } from '@ownpath/contracts/basket';
import { CART_QUANTITY } from '@ownpath/domain/forms';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { saveOnDevice } from '../../shared/saved-items/saved-items.ts';
import { useSaveToast } from '../../shared/saved-items/use-save-toast.tsx';
import { useSavedItems } from '../../shared/saved-items/use-saved-items.ts';
import { DeliveryBand, type DeliveryDates } from '../../shared/stock/delivery.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ItemPicture, ItemPrice } from './cart-item.tsx';
import { isGone, isShort } from './line-stock.ts';

type Props = {
  readonly item: BasketItem;
  /** Delivery dates; null while unknown. */
  readonly dates: DeliveryDates | null;
  readonly isScheduled: boolean;
  /** The item beside which this one has a lower rate; null for its own rate. */
  readonly cheaperWith: string | null;
};

export function CartLine({ item, dates, isScheduled, cheaperWith }: Props) {
  const pending = useNavigation().formData;
  const isBusy = pending?.get('itemId') === item.itemId;
  return (
    <li
      aria-busy={isBusy || undefined}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-t border-oat-300 py-6 max-[22rem]:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6"
    >
      <ItemPicture item={item} className="aspect-square self-start rounded-card lg:aspect-[4/3.2]" />
      <div className="min-w-0">
        <p className="text-xs text-ink-3">{item.brand}</p>
        <h2 className="mt-0.5 mb-2 font-sans text-[1.125rem] leading-snug font-semibold tracking-normal wrap-anywhere">
          <Link
            to={`/p/${item.urlPath}?${new URLSearchParams({ condition: item.condition, color: item.variantId })}`}
            className="text-ink no-underline hover:underline"
          >
            {item.name}
          </Link>
          {item.colorName && <span className="font-normal text-ink-2">, {item.colorName}</span>}
        </h2>
        <ItemPrice item={item} isScheduled={isScheduled} />
        <Delivery item={item} dates={dates} />
        {cheaperWith !== null && (
          <p className="mt-2 flex items-start gap-2 text-xs text-ink-2">
            <Icon as="tag" size="s" className="mt-px text-spruce-600" />
            <FormattedMessage id="cart.cheaperWith" values={{ name: cheaperWith }} />
          </p>
        )}
        <StockLimit item={item} />
        <div className="mt-2 -ml-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          {item.inventoryNumber === null && <Quantity item={item} isBusy={isBusy} />}
          <LineActions item={item} />
        </div>
      </div>
    </li>
  );
}

/** "Save for later" and "Remove" in one form, which names the line. */
function LineActions({ item }: Pick<Props, 'item'>) {
  const { formData } = useNavigation();
  const items = useSavedItems();
  const showOutcome = useSaveToast();
  const busyWith = formData?.get('itemId') === item.itemId ? formData.get('intent') : null;
  const keepOnDevice = (event: MouseEvent) => {
    if (items.storedIn !== 'device') return;
    const savedId = item.variantId || item.productId;
    const outcome = saveOnDevice(savedId);
    // If the device can't store it, the item stays in the cart.
    if (outcome === 'failed') event.preventDefault();
    showOutcome(outcome, { ids: [savedId], quantity: item.quantity });
  };
  const values = { name: item.name, hidden: (text: ReactNode) => <span className="sr-only">{text}</span> };
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-x-5">
      <input type="hidden" name="itemId" value={item.itemId} />
      <Button
        type="submit"
        name="intent"
        value="save-for-later"
        variant="link"
        size="small"
        isBusy={busyWith === 'save-for-later'}
        onClick={keepOnDevice}
      >
        <FormattedMessage id="cart.saveForLater" values={values} />
      </Button>
      <Button
        type="submit"
        name="intent"
        value="remove"
        variant="link"
        size="small"
        isBusy={busyWith === 'remove'}
      >
        <FormattedMessage id="cart.remove" values={values} />
      </Button>
    </Form>
  );
}

function Delivery({ item, dates }: Pick<Props, 'item' | 'dates'>) {
  const { weekday } = useDateText();
  if (isShort(item)) return null;
  if (isGone(item)) {
    return (
      <p className="mt-2.5 flex items-center gap-2 text-xs font-semibold text-ink-2">
        <Icon as="circle-off" size="s" className="text-ink-3" />
        <FormattedMessage id="cart.notAvailable" />
      </p>
    );
  }
  return (
    <p className="mt-2.5 flex items-start gap-2 text-xs text-ink-2">
      <Icon as="truck" size="s" className="mt-px text-spruce-600" />
      <span>
        {dates ? (
          <FormattedMessage
            id="cart.deliveryDates"
            values={{
              isOneDay: dates.from === dates.to ? 'yes' : 'no',
              from: weekday(dates.from),
              to: weekday(dates.to, dates.from),
            }}
          />
        ) : (
          item.deliveryBand && (
            <FormattedMessage
              id="cart.delivery"
              values={{ band: <DeliveryBand band={item.deliveryBand} /> }}
            />
          )
        )}
        {item.inventoryNumber && (
          <>
            {item.deliveryBand && '. '}
            <FormattedMessage id="cart.unit" values={{ number: item.inventoryNumber }} />
          </>
        )}
      </span>
    </p>
  );
}

/** How many there are, once the line has all of them or asks for more. */
function StockLimit({ item }: Pick<Props, 'item'>) {
  const { availableQuantity: available, quantity, inventoryNumber } = item;
  if (inventoryNumber !== null || isGone(item) || available > quantity || available >= CART_QUANTITY.max) {
    return null;
  }
  return (
    <p
      role={isShort(item) ? 'alert' : undefined}
      className={cx(
        'mt-2 flex items-start gap-2 text-xs',
        isShort(item) ? 'font-semibold text-error' : 'text-ink-2',
      )}
    >
      <Icon as={isShort(item) ? 'circle-alert' : 'package'} size="s" className="mt-px" />
      <FormattedMessage id={isShort(item) ? 'cart.stock.short' : 'cart.stock.limit'} values={{ available }} />
    </p>
  );
}

/** Two buttons that each say the new quantity: a form that works before any script does. */
function Quantity({ item, isBusy }: { readonly item: BasketItem; readonly isBusy: boolean }) {
  const intl = useIntl();
  const most = Math.min(CART_QUANTITY.max, Math.max(item.availableQuantity, CART_QUANTITY.min));
  const step = (quantity: number, label: string, glyph: IconName) => (
    <button
      type="submit"
      name="quantity"
      value={quantity}
      disabled={isBusy || quantity < CART_QUANTITY.min || quantity > most}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full text-spruce-700 hover:bg-sage-100 disabled:text-ink-3 disabled:hover:bg-transparent"
    >
      <Icon as={glyph} />
    </button>
  );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="itemId" value={item.itemId} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would break the row */}
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'cart.quantity.label' }, { name: item.name })}
        className="inline-flex items-center rounded-pill ring-[1.5px] ring-oat-500 ring-inset"
      >
        {step(Math.min(item.quantity - 1, most), intl.formatMessage({ id: 'cart.quantity.less' }), 'minus')}
        <output aria-live="polite" className="min-w-6 text-center font-semibold">
          {item.quantity}
        </output>
        {step(item.quantity + 1, intl.formatMessage({ id: 'cart.quantity.more' }), 'plus')}
      </div>
    </Form>
  );
}
