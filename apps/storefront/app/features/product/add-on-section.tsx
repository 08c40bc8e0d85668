import { FormattedMessage } from 'react-intl';
import { Link, useFetcher } from 'react-router';
import { useSingleSubmit } from '../../platform/forms/use-single-submit.ts';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { pickRate, ShownFrequency, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { buyFetcherKey } from './buy-form.tsx';
import type { AddOn } from './companions.ts';

type Props = {
  readonly addOns: readonly AddOn[];
  /** The main product, which the lower price requires. */
  readonly productId: string;
  readonly productName: string;
};

/** Products that cost less in one order with this one. Adding one doesn't change the price shown. */
export function AddOnSection({ addOns, productId, productName }: Props) {
  if (addOns.length === 0) return null;
  return (
    <section aria-labelledby="add-ons-heading" className="rounded-panel bg-honey-50 p-5 md:p-8">
      <h2
        id="add-ons-heading"
        className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal text-honey-800"
      >
        <Icon as="tag" size="s" />
        <FormattedMessage id="product.addOn" />
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        <FormattedMessage id="addOn.condition" values={{ name: productName }} />
      </p>
      <ul className="mt-4 divide-y divide-honey-300/50">
        {addOns.map((addOn) => (
          <Row key={addOn.id} addOn={addOn} productId={productId} />
        ))}
      </ul>
    </section>
  );
}

function Row({ addOn, productId }: { readonly addOn: AddOn; readonly productId: string }) {
  const fetcher = useFetcher({ key: buyFetcherKey(productId) });
  const isBusy = fetcher.state !== 'idle' && fetcher.formData?.get('productId') === addOn.id;
  const sendOnce = useSingleSubmit(isBusy, fetcher.data);
  const rate = pickRate(addOn.rates, useFrequency());
  if (!rate) return null;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="grid aspect-4/3 place-items-center self-start rounded-control bg-white md:self-center">
        <ProductPicture
          src={addOn.imageUrl}
          alt=""
          width={112}
          height={84}
          sizes="7rem"
          className="w-[88%]"
        />
      </div>
      <div className="min-w-0">
        <h3 className="mb-1.5 font-sans text-base leading-snug font-semibold tracking-normal">
          <Link
            to={`/p/${addOn.urlPath}`}
            className="text-ink underline decoration-oat-500 underline-offset-4"
          >
            {addOn.brand} {addOn.name}
          </Link>
        </h3>
        <PriceBlock rate={rate} condition={addOn.condition} />
      </div>
      <fetcher.Form method="post" onSubmit={sendOnce} className="max-md:col-span-full">
        <input type="hidden" name="productId" value={addOn.id} />
        <ShownFrequency />
        <input type="hidden" name="condition" value={addOn.condition} />
        <Button type="submit" variant="outline" isBusy={isBusy} className="max-md:w-full">
          <FormattedMessage id={isBusy ? 'product.adding' : 'addOn.add'} />
        </Button>
      </fetcher.Form>
    </li>
  );
}
