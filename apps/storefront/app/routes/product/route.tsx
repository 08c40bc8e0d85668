import { getProduct, type ProductDetail, type ProductHit, searchProducts } from '@ownpath/contracts/catalog';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect, useFetcher, useSearchParams } from 'react-router';
import { handleAddToCart } from '../../features/cart/add-to-cart.server.ts';
import { cartProblemId } from '../../features/cart/cart-problems.ts';
import { CategoryBreadcrumb, categoryHref } from '../../features/catalog/category-breadcrumb.tsx';
import { ProductBadges } from '../../features/catalog/product-badges.tsx';
import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { OwnershipPanel } from '../../features/ownership/ownership-panel.tsx';
import { listOwnershipPaths } from '../../features/ownership/ownership-paths.server.ts';
import { BuyBar } from '../../features/product/buy-bar.tsx';
import { BuyForm, buyFetcherKey } from '../../features/product/buy-form.tsx';
import { ColorChoice } from '../../features/product/color-choice.tsx';
import { CostTable } from '../../features/product/cost-table.tsx';
import { FulfilmentLines } from '../../features/product/fulfilment-lines.tsx';
import { Gallery } from '../../features/product/gallery.tsx';
import { NoPrice } from '../../features/product/no-price.tsx';
import {
  canBuy,
  hasColorChoice,
  listChoices,
  pickChoice,
  pickVariant,
} from '../../features/product/product-choice.ts';
import { ProductDetails } from '../../features/product/product-details.tsx';
import { ProductPriceTag } from '../../features/product/product-price-tag.tsx';
import { purchaseTermsOf } from '../../features/product/purchase-terms.server.ts';
import { productStructuredData } from '../../features/product/structured-data.ts';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { JsonLd } from '../../platform/http/json-ld.tsx';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../../platform/load-context.server.ts';
import { FrequencyControl } from '../../platform/pricing/frequency-control.tsx';
import { findChosenStore, findStore } from '../../platform/shopper/chosen-store.server.ts';
import { readFrequency } from '../../platform/shopper/frequency.server.ts';
import type { AddressHandle } from '../../shell/document-links.tsx';
import type { Route } from './+types/route.ts';

/** Its dialog is heavy, and nobody sees it before something was added. */
const AddToCartModal = lazy(async () => {
  const { AddToCartModal } = await import('../../features/cart/add-to-cart-modal.tsx');
  return { default: AddToCartModal };
});

/** One more than the dialog shows: the product itself may be among them. */
const RECOMMENDATION_COUNT = 4;

/** Popular products of the same category. Nobody misses them: without an answer there are none. */
async function findRecommendations(commerce: CommerceClient, product: ProductDetail): Promise<ProductHit[]> {
  const { results } = await commerce
    .call(
      searchProducts,
      {
        body: {
          category: product.primaryCategoryId,
          orderBy: 'MOST_POPULAR',
          pageSize: RECOMMENDATION_COUNT,
          requestMode: 'BROWSE',
        },
      },
      { as: 'shared' },
    )
    .catch(() => ({ results: [] }));
  return results.filter((hit) => hit.id !== product.id);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const id = params.productId.replace(/\.html$/, '');
  const [product, store] = await Promise.all([
    commerce.call(getProduct, { params: { id } }).catch((error: unknown) => {
      if (isCommerceError(error, 'ProductNotFound')) throw data(null, { status: 404 });
      throw error;
    }),
    findChosenStore(commerce, context.get(sessionContext)),
  ]);
  const [storeRules, recommendations] = await Promise.all([
    store && findStore(commerce, store.id),
    findRecommendations(commerce, product),
  ]);
  const { publicUrl } = context.get(originContext);
  const terms = storeRules && purchaseTermsOf(storeRules, new Date());
  return {
    product,
    store,
    recommendations,
    terms,
    paths: terms ? listOwnershipPaths(product.offers, terms, readFrequency(request)) : {},
    origin: publicUrl.origin,
    siteUrl: publicUrl.origin + context.get(siteContext).prefix,
  };
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

/** Five forms of address lead here; the head names the one. */
export const handle: AddressHandle = { hasOwnAddress: true };

type LoaderData = Route.ComponentProps['loaderData'];

function ProductHead({ product, siteUrl, origin }: LoaderData) {
  const intl = useIntl();
  const url = `${siteUrl}/p/${product.urlPath}`;
  const path = product.categoryPath;
  return (
    <>
      <title>{intl.formatMessage({ id: 'page.title' }, { title: product.name })}</title>
      <meta name="description" content={product.shortDescription || product.description} />
      <link rel="canonical" href={url} />
      <JsonLd
        data={productStructuredData(product, {
          url,
          origin,
          homeName: intl.formatMessage({ id: 'breadcrumb.home' }),
          homeUrl: `${siteUrl}/`,
          crumbs: path.map((crumb, index) => ({
            name: crumb.name,
            url: siteUrl + categoryHref(path.slice(0, index + 1)),
          })),
        })}
      />
    </>
  );
}

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
  const { product, store, terms, paths, recommendations } = loaderData;
  const [search] = useSearchParams();
  const [condition, setCondition] = useState(search.get('condition'));
  const { result, added, problemCode, close } = useAddResult(product, actionData);
  const problem = problemCode && <FormattedMessage id={cartProblemId(problemCode)} />;
  const choices = listChoices(product);
  const chosen = pickChoice(choices, condition);
  const variant = pickVariant(product.variants, search.get('color'));
  const path = chosen && paths[chosen.offer.condition];
  return (
    <>
      <ProductHead {...loaderData} />
      <div className="page-width pb-section">
        <CategoryBreadcrumb path={product.categoryPath} current={product.name} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] lg:gap-14">
          {variant && (
            <Gallery
              name={product.name}
              tint={product.tint}
              variants={product.variants}
              chosen={variant}
              badges={<ProductBadges badges={product.badges} condition={chosen?.offer.condition ?? 'NEW'} />}
            />
          )}
          <div>
            <p className="text-ink-2">{product.brand}</p>
            <h1 className="text-2xl wrap-break-word">{product.name}</h1>
            {chosen && terms && (
              <>
                <p aria-hidden="true" className="mt-5.5 mb-2 text-sm font-semibold">
                  <FormattedMessage id="frequency.label" />
                </p>
                <FrequencyControl isFull />
                <div className="mt-4">
                  <ProductPriceTag offer={chosen.offer} terms={terms} />
                </div>
              </>
            )}
            {variant && product.variants.length > 1 && (
              <ColorChoice
                variants={product.variants}
                chosen={variant}
                isStockKnown={chosen !== null}
                isFixed={chosen !== null && !hasColorChoice(chosen)}
              />
            )}
            {chosen && terms ? (
              <BuyForm
                productId={product.id}
                variant={variant}
                choices={choices}
                chosen={chosen}
                onChoose={setCondition}
                problem={problem}
              />
            ) : (
              <NoPrice hasStore={store !== null} problem={problem} />
            )}
            <FulfilmentLines store={store} availability={chosen?.availability ?? null} />
          </div>
        </div>
        {path && (
          <div className="mt-section">
            <OwnershipPanel key={`${chosen.offer.condition} ${path.frequency}`} path={path} />
          </div>
        )}
        <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-16">
          {chosen && terms && <CostTable offer={chosen.offer} terms={terms} />}
          <ProductDetails product={product} />
        </div>
      </div>
      {chosen && terms && canBuy(chosen, variant) && <BuyBar productId={product.id} chosen={chosen} />}
      {result && (
        <Suspense>
          <AddToCartModal
            added={added}
            onClose={close}
            recommendations={recommendations}
            renderTile={(hit) => <ProductTile hit={hit} headingLevel="h4" />}
          />
        </Suspense>
      )}
    </>
  );
}
