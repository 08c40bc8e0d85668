import type { ProductDetail, ProductVariant } from '@ownpath/contracts/catalog';
import { preload } from 'react-dom';
import { JsonLd } from '../../platform/seo/json-ld.tsx';
import { PageHead } from '../../platform/seo/page-head.tsx';
import { photographSources } from '../../shared/pictures/product-picture.tsx';
import { productStructuredData } from './structured-data.ts';

type Props = {
  readonly product: ProductDetail;
  /** The colour that the page shows first. */
  readonly variant: ProductVariant | null;
  /** The attribute `sizes` of the main picture. */
  readonly sizes: string;
  readonly origin: string;
  /** Absolute address of the shop, with the prefix of site and language. */
  readonly siteUrl: string;
};

/** Metadata for search engines and link previews, and the preload of the main picture. */
export function ProductHead({ product, variant, sizes, origin, siteUrl }: Props) {
  if (variant?.imageUrl) preloadPicture(variant.imageUrl, sizes);
  const url = `${siteUrl}/p/${product.urlPath}`;
  const description = product.shortDescription || product.description;
  return (
    <>
      <PageHead title={product.name} description={description} />
      <JsonLd data={import.meta.env.SSR && productStructuredData(product, { url, origin })} />
    </>
  );
}

/** Starts loading the main picture before anything else. */
function preloadPicture(src: string, sizes: string): void {
  const sources = photographSources(src);
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources && { type: 'image/avif', imageSrcSet: sources.avif, imageSizes: sizes }),
  });
}
