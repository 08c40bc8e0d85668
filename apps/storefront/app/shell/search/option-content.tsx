import { FormattedMessage } from 'react-intl';
import { ProductArt } from '../../shared/pictures/product-picture.tsx';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchOption, SuggestedProduct } from './search-options.ts';
import { splitTyped } from './typed-parts.ts';

const ICONS = {
  recent: 'history',
  popular: 'trending-up',
  phrase: 'search',
  department: 'layout-grid',
  help: 'info',
} as const;

type Props = { readonly option: SearchOption; readonly typed: string };

/** What an option of the search panel shows. */
export function OptionContent({ option, typed }: Props) {
  if (option.kind === 'product') return <ProductContent product={option.product} />;
  return (
    <>
      <Icon as={ICONS[option.kind]} className="flex-none text-ink-3" />
      <span className="min-w-0 wrap-anywhere">
        {option.kind === 'phrase' ? <Completed text={option.text} typed={typed} /> : option.text}
        {option.kind === 'department' && option.parentName !== null && (
          <span className="text-sm text-ink-3"> · {option.parentName}</span>
        )}
      </span>
    </>
  );
}

/** A search with what is added to the typed words in bold. */
function Completed({ text, typed }: { readonly text: string; readonly typed: string }) {
  let at = 0;
  return splitTyped(text, typed).map((part) => {
    at += part.text.length;
    return part.isTyped ? (
      part.text
    ) : (
      <b key={at} className="font-semibold">
        {part.text}
      </b>
    );
  });
}

function ProductContent({ product }: { readonly product: SuggestedProduct }) {
  const priceText = usePriceText();
  const rate = pickRate(product.rates, useFrequency());
  const condition = priceText.condition(product.condition);
  return (
    <>
      <span className="w-16 flex-none rounded-control bg-oat-100 p-1">
        <ProductArt src={product.imageUrl} alt="" sizes="3.5rem" className="w-full" />
      </span>
      <span className="min-w-0 py-0.5">
        <span className="block font-semibold wrap-anywhere">
          {product.name}
          {rate &&
            product.condition !== 'NEW' &&
            `, ${condition.charAt(0).toLocaleLowerCase()}${condition.slice(1)}`}
        </span>
        {rate && (
          <span className="block text-xs text-ink-2">
            <FormattedMessage
              id="shell.search.price"
              values={{
                payment: priceText.money(rate.paymentCents),
                unit: priceText.unit(rate.frequency),
                count: rate.paymentCount,
                total: priceText.money(rate.totalCostToOwnCents ?? rate.totalCents),
                cash: priceText.money(rate.cashPriceCents),
              }}
            />
          </span>
        )}
      </span>
    </>
  );
}
