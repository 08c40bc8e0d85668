import type { ProductDetail, RentalPrice } from '@ownpath/contracts/catalog';
import { type ConditionChoice, isOrderable, listChoices } from './product-choice.ts';

type Json = Record<string, unknown>;

/** schema.org data of a product. URLs are absolute; amounts are decimal dollars. */
export function productStructuredData(
  product: ProductDetail,
  page: { readonly url: string; readonly origin: string },
): Json {
  const offers = offersOf(product, page.url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription || product.description,
    sku: product.id,
    mpn: product.model,
    brand: { '@type': 'Brand', name: product.brand },
    image: product.variants.map((variant) => new URL(variant.imageUrl, page.origin).href),
    url: page.url,
    ...(offers && { offers }),
  };
}

/** Without a store, as search engines see the shop, the range of the cash prices. */
function offersOf(product: ProductDetail, url: string): Json | Json[] | null {
  const { prices, cashPriceRange } = product;
  if (prices.length > 0) return storeOffers(product, url);
  if (!cashPriceRange) return null;
  return {
    '@type': 'AggregateOffer',
    url,
    itemCondition: conditionUrl({ condition: 'NEW' }),
    priceCurrency: 'USD',
    lowPrice: dollars(cashPriceRange.lowCents),
    highPrice: dollars(cashPriceRange.highCents),
  };
}

function storeOffers(product: ProductDetail, url: string): Json[] {
  return listChoices(product).flatMap((choice) => {
    const weekly = choice.price.rates.find((rate) => rate.frequency === 'WEEKLY');
    if (!weekly) return [];
    return [
      {
        '@type': 'Offer',
        url,
        itemCondition: conditionUrl(choice.price),
        availability: `https://schema.org/${stockName(choice)}`,
        priceCurrency: 'USD',
        // The cash price buys the product today; its rental payment stands apart.
        price: dollars(weekly.cashPriceCents),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'USD',
          price: dollars(weekly.paymentCents),
          unitCode: 'WEE',
          billingIncrement: 1,
          billingDuration: weekly.paymentCount,
        },
      },
    ];
  });
}

const stockNames = {
  INVENTORY_PRODUCT: 'InStock',
  INV_GEO_POOL_PRODUCT: 'InStock',
  SO_PRODUCT: 'BackOrder',
  EA_PRODUCT: 'OnlineOnly',
} as const;

function stockName(choice: ConditionChoice): string {
  const type = choice.availability?.type;
  return type && isOrderable(choice) ? stockNames[type] : 'OutOfStock';
}

function conditionUrl(price: Pick<RentalPrice, 'condition'>): string {
  return `https://schema.org/${price.condition === 'NEW' ? 'NewCondition' : 'UsedCondition'}`;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
