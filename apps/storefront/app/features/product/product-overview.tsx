import type { ReactNode } from 'react';
import { SaveButton, toSavable } from '../../shared/saved-items/save-button.tsx';
import { BuyBox, type BuyBoxProps } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ShareButton } from './share-button.tsx';

type Props = BuyBoxProps & {
  /** Absolute address of the shop, with the prefix of site and language. */
  readonly siteUrl: string;
  /** The attribute `sizes` of a large picture. */
  readonly sizes: string;
  readonly badges: ReactNode;
};

/** Pictures and buy box, side by side on wide screens. */
export function ProductOverview({ siteUrl, sizes, badges, ...box }: Props) {
  const { product, selection } = box;
  const { variant, isColorChosen } = selection;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] lg:gap-14">
      {variant && (
        <Gallery
          tint={product.tint}
          variants={product.variants}
          chosen={variant}
          sizes={sizes}
          badges={badges}
          actions={
            <>
              <SaveButton item={toSavable(product, variant.id, isColorChosen)} productName={product.name} />
              <ShareButton title={product.name} url={`${siteUrl}/p/${product.urlPath}`} />
            </>
          }
        />
      )}
      <BuyBox {...box} />
    </div>
  );
}
