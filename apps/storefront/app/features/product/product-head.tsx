import type { ProductDetail, ProductVariant } from '@ownpath/contracts/catalog';
import { useIntl } from 'react-intl';
import { photographSources } from '../../platform/art/photograph.ts';
import { JsonLd } from '../../platform/http/json-ld.tsx';
import { GALLERY_SIZES } from './gallery.tsx';
import { productStructuredData } from './structured-data.ts';

type Props = {
  readonly product: ProductDetail;
  /** The colour that the page opens with. */
  readonly variant: ProductVariant | null;
  readonly origin: string;
  /** With the prefix of site and language. */
  readonly siteUrl: string;
  /** Addresses of the categories above the product, in their order. */
  readonly categoryHrefs: readonly string[];
};

/** What search engines and messengers read about the product, and its picture ahead of everything else. */
export function ProductHead({ product, variant, origin, siteUrl, categoryHrefs }: Props) {
  const intl = useIntl();
  const url = `${siteUrl}/p/${product.urlPath}`;
  const description = product.shortDescription || product.description;
  return (
    <>
      <title>{intl.formatMessage({ id: 'page.title' }, { title: product.name })}</title>
      <meta name="description" content={description} />
      {variant && <PicturePreload src={variant.imageUrl} />}
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={description} />
      <JsonLd
        data={productStructuredData(product, {
          url,
          origin,
          homeName: intl.formatMessage({ id: 'breadcrumb.home' }),
          homeUrl: `${siteUrl}/`,
          crumbs: product.categoryPath.map((crumb, index) => ({
            name: crumb.name,
            url: siteUrl + (categoryHrefs[index] ?? ''),
          })),
        })}
      />
    </>
  );
}

function PicturePreload({ src }: { readonly src: string }) {
  const sources = photographSources(src);
  if (sources === null) return <link rel="preload" as="image" href={src} fetchPriority="high" />;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={sources.avif}
      imageSizes={GALLERY_SIZES}
      fetchPriority="high"
    />
  );
}
