import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { FactLine } from '../../ui/price-block.tsx';

type Props = { readonly order: Order; readonly titleId?: string };

export function OrderedItems({ order, titleId = 'confirmation.items' }: Props) {
  const priceText = usePriceText();
  return (
    <section>
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id={titleId} />
      </h2>
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <li key={item.itemId} className="flex gap-4 rounded-card bg-white p-4 shadow-card">
            <div
              className={`grid h-18 w-24 flex-none place-items-center rounded-control ${groundOf(item.tint)}`}
            >
              <ProductPicture
                src={item.imageUrl}
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
                {item.name}
                {item.quantity > 1 && ` × ${item.quantity}`}
              </p>
              {item.paymentCount > 0 && (
                <>
                  <p className="mt-0.5 text-sm">
                    <b className="font-semibold">{priceText.money(item.paymentCents)}</b>{' '}
                    {priceText.unit(item.frequency)}
                  </p>
                  <FactLine
                    facts={priceText.itemFacts(item, item.condition)}
                    className="mt-0.5 text-xs leading-5"
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
