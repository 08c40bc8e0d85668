import { FormattedMessage } from 'react-intl';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReservedItem } from './reserved-items.ts';

const sources = {
  held: { icon: 'check', id: 'reservation.item.held' },
  vendor: { icon: 'truck', id: 'reservation.item.vendor' },
  'store-order': { icon: 'package-open', id: 'reservation.item.ordered' },
} as const;

type Props = { readonly items: readonly ReservedItem[]; readonly isReserved: boolean };

/** The items of a reservation, and for each whether the store holds it or orders it. */
export function ReservedItemsList({ items, isReserved }: Props) {
  // Pieces, as the cart counts them.
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-7">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="reservation.items" values={{ count: pieces }} />
      </h2>
      <ul className="mt-4 grid gap-4">
        {items.map(({ itemId, name, colorName, imageUrl, tint, quantity, source }) => (
          <li key={itemId} className="flex items-center gap-4">
            <div className={`grid h-18 w-24 flex-none place-items-center rounded-control ${groundOf(tint)}`}>
              <ProductPicture
                src={imageUrl}
                alt=""
                width={96}
                height={72}
                sizes="6rem"
                isLazy={false}
                className="w-[88%]"
              />
            </div>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {quantity > 1 && `${quantity} × `}
                {name}
                {colorName !== '' && <span className="font-normal text-ink-2">, {colorName}</span>}
              </p>
              <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-2">
                <Icon as={sources[source].icon} size="s" className="mt-0.75 flex-none text-spruce-600" />
                <span>
                  <FormattedMessage
                    id={sources[source].id}
                    values={{ isReserved: isReserved ? 'yes' : 'no', count: quantity }}
                  />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
