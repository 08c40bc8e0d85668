import type { ReactNode } from 'react';
import { SaveButton, toSavable } from '../../shared/saved-items/save-button.tsx';
import type { DeliveryDates } from '../../shared/stock/delivery.tsx';
import { BuyBox, type BuyBoxProps } from './buy-box.tsx';
import type { Companions } from './companions.ts';
import { FulfilmentLines } from './fulfilment-lines.tsx';
import { Gallery } from './gallery.tsx';
import { ShareButton } from './share-button.tsx';
import { StockMessage } from './stock-message.tsx';

type Props = BuyBoxProps & {
  /** Absolute address of the shop, with the prefix of site and language. */
  readonly siteUrl: string;
  /** The attribute `sizes` of a large picture. */
  readonly sizes: string;
  readonly badges: ReactNode;
  /** Delivery dates of an order placed today, by condition. */
  readonly deliveries: Readonly<Record<string, DeliveryDates | null>>;
  readonly companions: Companions;
};

/** Pictures, buy box and delivery. On wide screens the buy box stands beside the two others and stays in sight. */
export function ProductOverview({ siteUrl, sizes, badges, deliveries, companions, ...box }: Props) {
  const { product, store, terms, selection, problem } = box;
  const { variant, isColorChosen, chosen } = selection;
  const condition = chosen?.price.condition;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14">
      {variant && (
        <Gallery
          tint={product.tint}
          variants={product.variants}
          chosen={variant}
          sizes={sizes}
          badges={badges}
          actions={
            <>
              <SaveButton
                item={toSavable(product, variant.id, isColorChosen)}
                productName={product.name}
                className="bg-white shadow-card"
              />
              <ShareButton title={product.name} url={`${siteUrl}/p/${product.urlPath}`} />
            </>
          }
        />
      )}
      <BuyBox {...box} className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:self-start" />
      <FulfilmentLines
        store={store}
        availability={chosen?.availability ?? null}
        dates={(condition && deliveries[condition]) ?? null}
        today={terms?.today ?? null}
        // A refusal names what the store has for this cart.
        stockMessage={chosen && !problem && <StockMessage choice={chosen} members={companions.members} />}
      />
    </div>
  );
}
