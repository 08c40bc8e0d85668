import { redirect } from 'react-router';
import { handleAddToCart } from '../../features/cart/add-to-cart.server.ts';
import { CartProblem } from '../../features/cart/cart-problem.tsx';
import { CategoryBreadcrumb } from '../../features/catalog/category-breadcrumb.tsx';
import { ProductBadges } from '../../features/catalog/product-badges.tsx';
import { OwnershipSection } from '../../features/ownership/ownership-section.tsx';
import { BuyBar } from '../../features/product/buy-bar.tsx';
import { canBuy } from '../../features/product/product-choice.ts';
import { ProductHead } from '../../features/product/product-head.tsx';
import { ProductOverview } from '../../features/product/product-overview.tsx';
import { ProductSections } from '../../features/product/product-sections.tsx';
import { useProductSelection } from '../../features/product/use-product-selection.ts';
import { isDocumentRequest } from '../../platform/http/requests.ts';
import {
  commerceContext,
  nowContext,
  originContext,
  sessionContext,
  siteContext,
} from '../../platform/load-context.server.ts';
import { memoPage } from '../../platform/memo-page.ts';
import { cardPictureOf } from '../../platform/seo/card-picture.ts';
import { readFrequency, readShownFrequency } from '../../shared/pricing/frequency-cookie.server.ts';
import type { PageHandle } from '../../shell/document-links.tsx';
import type { Route } from './+types/route.ts';
import { AddedItem, useAddResult } from './add-result.tsx';
import { loadProduct } from './load-product.server.ts';
import { NearbyRails } from './nearby-rails.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(originContext);
  const { siteId, canonicalPrefix } = context.get(siteContext);
  const page = await loadProduct({
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    productId: params.productId,
    frequency: readFrequency(request),
    now: context.get(nowContext),
    siteId,
  });
  const siteUrl = publicUrl.origin + canonicalPrefix;
  return { ...page, origin: publicUrl.origin, siteUrl };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await handleAddToCart({
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    form,
    frequency: readShownFrequency(form, request),
  });
  // Without JavaScript the cart page shows what was added, and a reload adds nothing twice.
  return result.ok && isDocumentRequest(request) ? redirect('/cart') : result;
}

/** The canonical address of the seven that lead here, and the picture for link previews. */
export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  isForGuests: true,
  describePage: ({ product }) => {
    return { path: `/p/${product.urlPath}`, picture: cardPictureOf([product]) };
  },
};

export default memoPage(function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    product,
    store,
    sizes,
    terms,
    startDates,
    paths,
    deliveries,
    companions,
    recommendations,
    origin,
    siteUrl,
  } = loaderData;
  const selection = useProductSelection(product);
  const result = useAddResult(product.id, actionData);
  const { chosen, variant } = selection;
  const path = chosen && paths[chosen.price.condition];
  return (
    <>
      <ProductHead product={product} variant={variant} sizes={sizes} origin={origin} siteUrl={siteUrl} />
      <div className="page-width" data-view={`product ${product.id}`}>
        <CategoryBreadcrumb path={product.categoryPath} current={product.name} />
        <ProductOverview
          {...{ product, store, sizes, terms, startDates, selection, deliveries, companions, siteUrl }}
          badges={<ProductBadges badges={product.badges} condition={chosen?.price.condition ?? 'NEW'} />}
          problem={result.refusal && <CartProblem {...result.refusal} />}
        />
        <ProductSections
          {...{ product, companions, chosen, terms }}
          ownership={path && <OwnershipSection path={path} scope="product" />}
        />
      </div>
      <NearbyRails
        productId={product.id}
        shown={[...companions.members, ...companions.addOns, ...recommendations]}
      />
      {chosen && terms && canBuy(chosen, variant) && <BuyBar productId={product.id} chosen={chosen} />}
      <AddedItem result={result} recommendations={recommendations} />
    </>
  );
});
