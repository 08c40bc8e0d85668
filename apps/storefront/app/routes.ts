import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const PRODUCT = 'routes/product/route.tsx';
const CATEGORY = 'routes/category/route.tsx';
const CONTENT = 'routes/content-page/route.tsx';

/** A product under zero to four category segments (specification section 2). */
const productRoutes = ['', ':l1/', ':l1/:l2/', ':l1/:l2/:l3/', ':l1/:l2/:l3/:l4/'].map((segments, depth) =>
  route(`p/${segments}:productId`, PRODUCT, { id: `product-${depth}` }),
);
/** A category under zero to three others. */
const categoryRoutes = ['', ':l1/', ':l1/:l2/', ':l1/:l2/:l3/'].map((segments, depth) =>
  route(`c/${segments}:categoryId`, CATEGORY, { id: `category-${depth}` }),
);
/** Content pages with an address of their own; the id of the page is the last segment. */
const contentRoutes = [
  'how-rac-works',
  'faqs',
  'contact-us',
  'privacy-policy',
  'terms-conditions',
  'rac-exchange',
].map((id) => route(id, CONTENT, { id: `content-${id}` }));

/** Any path that ends in `/login` is the sign-in page, and so is one that does not (specification section 2). */
const loginRoutes = ['login', ':l1/login', ':l1/:l2/login', 'myaccount/payonline-getstarted'].map((path) =>
  route(path, 'routes/login/route.tsx', { id: `login-${path}` }),
);
const accountRoutes = ['account', 'my-account'].map((path) =>
  route(path, 'routes/account/route.tsx', { id: `account-${path}` }),
);
const callbackRoutes = ['callback', 'idpcallback'].map((path) =>
  route(path, 'routes/callback/route.ts', { id: path }),
);

/** Saved items (specification section 2). */
const wishlistRoutes = ['cart/wishlist', 'account/wishlist'].map((path) =>
  route(path, 'routes/wishlist/route.tsx', { id: path }),
);

/** Addresses that the shop links to and whose part is not open yet. */
const closedRoutes = ['my-accounts/payment-method', 'refer-a-friend/refer'].map((path) =>
  route(path, 'routes/not-open-yet/route.tsx', { id: `closed-${path}` }),
);

/** Not part of a production build (decision 0015). */
const developmentRoutes = import.meta.env.DEV ? [route('dev/ui', 'routes/gallery/route.tsx')] : [];

/** What answers with something else than a page. */
const resourceRoutes = [
  route('art/*', 'routes/art/route.ts'),
  route('static/translations/compiled/:file', 'routes/translations/route.ts'),
  route('frequency', 'routes/frequency/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap-index/route.ts'),
  route('sitemap/:file', 'routes/sitemap/route.ts'),
  route('suggestions', 'routes/suggestions/route.ts'),
  route('offers', 'routes/offers/route.ts'),
  route('recommendations', 'routes/recommendations/route.ts'),
  route('store-guess', 'routes/store-guess/route.ts'),
  route('saved-items', 'routes/saved-items/route.ts'),
  route('login/okta', 'routes/login-okta/route.ts'),
  ...callbackRoutes,
  route('logout', 'routes/logout/route.ts'),
];

/** The whole URL table. Site and locale prefixes never stand here: they are the router's basename (decision 0007). */
export default [
  ...resourceRoutes,
  layout('routes/page/route.tsx', [
    index('routes/home/route.tsx'),
    route('menu', 'routes/menu/route.tsx'),
    ...productRoutes,
    route('product/:productId', PRODUCT, { id: 'product-short' }),
    ...categoryRoutes,
    route('category/:categoryId', CATEGORY, { id: 'category-short' }),
    route('shop-all', CATEGORY, { id: 'shop-all' }),
    route('shop-by-brand', 'routes/brands/route.tsx', { id: 'shop-by-brand' }),
    route('rac-brands', 'routes/brands/route.tsx', { id: 'rac-brands' }),
    route('shop-approved-items', 'routes/approved-items/route.tsx'),
    route('rac-exchange-plp', 'routes/exchange-listing/route.tsx'),
    route('search', 'routes/search/route.tsx'),
    route('find-a-store', 'routes/store-locator/route.tsx', { id: 'find-a-store' }),
    route('store-locator', 'routes/store-locator/route.tsx', { id: 'store-locator' }),
    route('find-your-store/storeid/:storeId', 'routes/store-page/route.tsx'),
    ...contentRoutes,
    route('mobile-app-landing-page', 'routes/mobile-app-landing-page/route.tsx'),
    route('page-viewer/:pageId', CONTENT, { id: 'page-viewer' }),
    route('rac-specials/sign-up-for-deals', 'routes/deals-sign-up/route.tsx'),
    route('sign-up-for-deals/confirmation', 'routes/deals-confirmation/route.tsx'),
    route('cart', 'routes/cart/route.tsx'),
    ...wishlistRoutes,
    route('promo-code-invalid', 'routes/promo-code-invalid/route.tsx'),
    route('instant-approval', 'routes/instant-approval/route.tsx'),
    route('approved', 'routes/approved/route.tsx'),
    route('pre-approvedPage', 'routes/pre-approved/route.tsx'),
    route('declined', 'routes/declined/route.tsx'),
    route('service-failure', 'routes/service-failure/route.tsx'),
    route('web-order-form', 'routes/web-order-form/route.tsx'),
    route('checkout', 'routes/checkout/route.tsx'),
    route('checkout/confirmation/:orderNo', 'routes/checkout-confirmation/route.tsx'),
    route('docusign-redirect', 'routes/docusign-redirect/route.tsx'),
    ...loginRoutes,
    route('registration', 'routes/registration/route.tsx'),
    route('reset-password', 'routes/reset-password/route.tsx'),
    route('my-accounts/resetPassword', 'routes/account-security/route.tsx'),
    ...accountRoutes,
    ...closedRoutes,
    ...developmentRoutes,
    route('*', 'routes/page-not-found/route.tsx'),
  ]),
] satisfies RouteConfig;
