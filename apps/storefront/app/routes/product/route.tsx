import type { ProductDetail } from '@ownpath/contracts/catalog';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { redirect, useFetcher, useSearchParams } from 'react-router';
import { handleAddToCart } from '../../features/cart/add-to-cart.server.ts';
import { cartProblemId } from '../../features/cart/cart-problems.ts';
import { CategoryBreadcrumb, categoryHref } from '../../features/catalog/category-breadcrumb.tsx';
import { ProductBadges } from '../../features/catalog/product-badges.tsx';
import { OwnershipSection } from '../../features/ownership/ownership-section.tsx';
import { AddOnSection } from '../../features/product/add-on-section.tsx';
import { BundleMembers } from '../../features/product/bundle-members.tsx';
import { BuyBar } from '../../features/product/buy-bar.tsx';
import { BuyForm, buyFetcherKey } from '../../features/product/buy-form.tsx';
import { ColorChoice } from '../../features/product/color-choice.tsx';
import { CostTable } from '../../features/product/cost-table.tsx';
import { FulfilmentLines } from '../../features/product/fulfilment-lines.tsx';
import { Gallery } from '../../features/product/gallery.tsx';
import { NoPrice } from '../../features/product/no-price.tsx';
import {
  canBuy,
  findVariant,
  listChoices,
  pickChoice,
  shownVariant,
} from '../../features/product/product-choice.ts';
import { ProductDetails } from '../../features/product/product-details.tsx';
import { ProductFlags } from '../../features/product/product-flags.tsx';
import { ProductHead } from '../../features/product/product-head.tsx';
import { ProductPriceTag } from '../../features/product/product-price-tag.tsx';
import { ShareButton } from '../../features/product/share-button.tsx';
import { StockMessage } from '../../features/product/stock-message.tsx';
import { UnitFacts } from '../../features/product/unit-facts.tsx';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../../platform/load-context.server.ts';
import { cardPictureOf } from '../../platform/seo/card-picture.ts';
import { readFrequency } from '../../shared/pricing/frequency-cookie.server.ts';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { SaveButton, toSavable } from '../../shared/saved-items/save-button.tsx';
import type { PageHandle } from '../../shell/document-links.tsx';
import type { Route } from './+types/route.ts';
import { loadProduct } from './load-product.server.ts';
import { NearbyRails } from './nearby-rails.tsx';

/** Its dialog is heavy, and nobody sees it before something was added. */
const AddedDialog = lazy(async () => {
  const { AddedDialog } = await import('./added-dialog.tsx');
  return { default: AddedDialog };
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(originContext);
  const page = await loadProduct({
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    productId: params.productId,
    frequency: readFrequency(request),
    now: new Date(),
  });
  const siteUrl = publicUrl.origin + context.get(siteContext).prefix;
  return { ...page, origin: publicUrl.origin, siteUrl };
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await handleAddToCart({
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    form: await request.formData(),
    frequency: readFrequency(request),
  });
  // Without JavaScript the cart itself tells what was added, and a reload adds nothing twice.
  return result.ok && isDocumentRequest(request) ? redirect('/cart') : result;
}

/** Seven forms of address lead here; the head names the one. Messengers show a photograph; a drawing they can't. */
export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  describePage: ({ product }) => {
    return { path: `/p/${product.urlPath}`, picture: cardPictureOf([product]) };
  },
};

/** What the last attempt to add came to: the fetcher's answer, or that of a form sent without JavaScript. */
function useAddResult(product: ProductDetail, actionData: Route.ComponentProps['actionData']) {
  const fetcher = useFetcher<typeof action>({ key: buyFetcherKey(product.id) });
  const [closed, setClosed] = useState<unknown>(null);
  const result = fetcher.data ?? actionData;
  return {
    result,
    added: result?.ok && result !== closed ? result.added : null,
    problemCode: result && !result.ok && fetcher.state === 'idle' ? result.code : null,
    close: () => setClosed(result),
  };
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, store, terms, paths, deliveries, companions, recommendations } = loaderData;
  const [search] = useSearchParams();
  const [condition, setCondition] = useState(search.get('condition'));
  const { result, added, problemCode, close } = useAddResult(product, actionData);
  const problem = problemCode && <FormattedMessage id={cartProblemId(problemCode)} />;
  const choices = listChoices(product);
  const asked = findVariant(product.variants, search.get('color'));
  const chosen = pickChoice(choices, condition, asked);
  const path = chosen && paths[chosen.price.condition];
  const variant = shownVariant(product.variants, asked, chosen);
  const crumbs = product.categoryPath;
  return (
    <>
      <ProductHead
        product={product}
        variant={variant}
        origin={loaderData.origin}
        siteUrl={loaderData.siteUrl}
        categoryHrefs={crumbs.map((_, index) => categoryHref(crumbs.slice(0, index + 1)))}
      />
      <div className="page-width">
        <CategoryBreadcrumb path={crumbs} current={product.name} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] lg:gap-14">
          {variant && (
            <Gallery
              tint={product.tint}
              variants={product.variants}
              chosen={variant}
              badges={<ProductBadges badges={product.badges} condition={chosen?.price.condition ?? 'NEW'} />}
              actions={
                <>
                  <SaveButton
                    item={toSavable(product, variant.id, asked !== null)}
                    productName={product.name}
                  />
                  <ShareButton title={product.name} url={`${loaderData.siteUrl}/p/${product.urlPath}`} />
                </>
              }
            />
          )}
          <div>
            <p className="text-ink-2">{product.brand}</p>
            <h1 className="text-2xl wrap-break-word">{product.name}</h1>
            <ProductFlags product={product} />
            {chosen && terms && (
              <>
                <p aria-hidden="true" className="mt-5.5 mb-2 text-sm font-semibold">
                  <FormattedMessage id="frequency.label" />
                </p>
                <FrequencyControl isFull />
                <div className="mt-4">
                  <ProductPriceTag price={chosen.price} terms={terms} />
                </div>
              </>
            )}
            {variant && product.variants.length > 1 && (
              <ColorChoice variants={product.variants} chosen={variant} choice={chosen} />
            )}
            {chosen && terms ? (
              <BuyForm
                productId={product.id}
                variants={product.variants}
                variant={variant}
                choices={choices}
                chosen={chosen}
                onChoose={setCondition}
                problem={problem}
                unitFacts={
                  <UnitFacts
                    condition={chosen.price.condition}
                    units={chosen.units ?? []}
                    variants={product.variants}
                    tint={product.tint}
                    picture={
                      product.conditions.find((stock) => stock.condition === chosen.price.condition)?.picture
                    }
                  />
                }
              />
            ) : (
              <NoPrice hasStore={store !== null} problem={problem} />
            )}
            <FulfilmentLines
              store={store}
              availability={chosen?.availability ?? null}
              dates={(chosen && deliveries[chosen.price.condition]) ?? null}
              today={terms?.today ?? null}
              stockMessage={chosen && <StockMessage choice={chosen} members={companions.members} />}
            />
          </div>
        </div>
        {companions.members.length > 0 && (
          <div className="mt-section">
            <BundleMembers members={companions.members} price={chosen?.price ?? null} />
          </div>
        )}
        {path && (
          <div className="mt-section">
            <OwnershipSection path={path} scope="product" />
          </div>
        )}
        {terms && companions.addOns.length > 0 && (
          <div className="mt-section">
            <AddOnSection addOns={companions.addOns} productId={product.id} productName={product.name} />
          </div>
        )}
        <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-16">
          {chosen && terms && <CostTable price={chosen.price} terms={terms} />}
          <ProductDetails product={product} />
        </div>
      </div>
      <NearbyRails productId={product.id} />
      {chosen && terms && canBuy(chosen, variant) && <BuyBar productId={product.id} chosen={chosen} />}
      {result && (
        <Suspense>
          <AddedDialog added={added} onClose={close} recommendations={recommendations} />
        </Suspense>
      )}
    </>
  );
}
