import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pagesWithAddress } from './platform/seo/content-pages.ts';

const PRODUCT = 'routes/product/route.tsx';
const CATEGORY = 'routes/category.tsx';
const CONTENT = 'routes/content-page.tsx';

/** A product below zero to four categories (specification section 2). */
const productRoutes = ['', ':l1/', ':l1/:l2/', ':l1/:l2/:l3/', ':l1/:l2/:l3/:l4/'].map((segments, depth) =>
  route(`p/${segments}:productId`, PRODUCT, { id: `product-${depth}` }),
);
/** A category below zero to three others. */
const categoryRoutes = ['', ':l1/', ':l1/:l2/', ':l1/:l2/:l3/'].map((segments, depth) =>
  route(`c/${segments}:categoryId`, CATEGORY, { id: `category-${depth}` }),
);
/** Content pages with their own address; the last segment is the page's id. */
const contentRoutes = pagesWithAddress.map((id) => route(id, CONTENT, { id: `content-${id}` }));

const videoRoutes = ['your_video', 'yv'].map((path) => route(path, 'routes/your-video.tsx', { id: path }));

/** Every path that ends in `/login`, and one more (specification section 2). */
const loginRoutes = ['login', ':l1/login', ':l1/:l2/login', 'myaccount/payonline-getstarted'].map((path) =>
  route(path, 'routes/login.tsx', { id: `login-${path}` }),
);
const accountRoutes = ['account', 'my-account'].map((path) =>
  route(path, 'routes/account.tsx', { id: `account-${path}` }),
);
const callbackRoutes = ['callback', 'idpcallback'].map((path) =>
  route(path, 'routes/callback.ts', { id: path }),
);

/** Saved items (specification section 2). */
const wishlistRoutes = ['cart/wishlist', 'account/wishlist'].map((path) =>
  route(path, 'routes/wishlist.tsx', { id: path }),
);

/** The logged-in group (specification section 2): every page in here is for signed-in customers. */
const signedInRoutes = layout('routes/signed-in.tsx', [
  ...accountRoutes,
  route('my-accounts/payment-method', 'routes/payment-methods.tsx'),
  route('my-accounts/enroll-autopay', 'routes/enroll-autopay.tsx'),
  route('my-accounts/enroll-successful', 'routes/enroll-successful.tsx'),
  route('my-accounts/autopay-authorization/:agreementNumber', 'routes/autopay-authorization.ts'),
  route('my-accounts/payment-agreement', 'routes/make-payment.tsx'),
  route('my-accounts/payment-successful', 'routes/payment-successful.tsx'),
  route('my-accounts/payment-history', 'routes/payment-history.tsx'),
  route('my-accounts/schedule-delivery', 'routes/schedule-delivery.tsx'),
  route('my-accounts/memberships', 'routes/memberships.tsx'),
  route('my-accounts/my-store', 'routes/my-store.tsx'),
  route('my-accounts/payment-help', 'routes/payment-help.tsx'),
  route('my-accounts/exchange', 'routes/exchange.tsx'),
  route('my-accounts/verification-submission-overview', 'routes/verification-submission-overview.tsx'),
  route('my-accounts/verification-submission', 'routes/verification-submission.tsx'),
  route('my-accounts/verification-submission-complete', 'routes/verification-submission-complete.tsx'),
  route('my-accounts/resetPassword', 'routes/account-security.tsx'),
  route('my-accounts/payment-history/csv', 'routes/payment-history-file.ts'),
  route('my-accounts/agreement/:agreementNumber', 'routes/account-agreement.tsx'),
  route('my-accounts/agreement/:agreementNumber/:paper', 'routes/agreement-paper.ts'),
  route('my-accounts/personal-info', 'routes/personal-info.tsx'),
  route('my-accounts/data-export', 'routes/data-export.tsx'),
  route('addresses', 'routes/addresses.tsx'),
  route('refer-a-friend/refer', 'routes/refer.tsx'),
  route('my-accounts/*', 'routes/page-not-found.tsx', { id: 'account-not-found' }),
]);

/** Addresses that name no order lead to the latest. */
const latestOrderRoutes = ['order-confirmation', 'payment-successfull', 'checkout/confirmation'].map((path) =>
  route(path, 'routes/latest-order.ts', { id: path }),
);
const benefitPlusRoutes = ['BPlus-checkout-confirmation', 'BPlus-unable-to-checkout'].map((path) =>
  route(path, 'routes/benefit-plus.tsx', { id: path }),
);

/** Not part of a production build (decision 0015). */
const developmentRoutes = import.meta.env.DEV ? [route('dev/ui', 'routes/gallery/route.tsx')] : [];

/** Routes that answer with data or a redirect instead of a page. */
const resourceRoutes = [
  route('art/*', 'routes/art.ts'),
  route('static/translations/compiled/:file', 'routes/translations.ts'),
  route('events', 'routes/events.ts'),
  route('browser-errors', 'routes/browser-errors.ts'),
  route('frequency', 'routes/frequency.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap-index' }),
  route('sitemap/:file', 'routes/sitemap.ts'),
  route('application-draft', 'routes/application-draft.ts'),
  route('application-address', 'routes/application-address.ts'),
  route('submit-application', 'routes/submit-application.ts'),
  route('submit-application/confirmation/:orderNo?', 'routes/application-result.ts'),
  route('suggestions', 'routes/suggestions.ts'),
  route('popular-searches', 'routes/popular-searches.ts'),
  route('banner', 'routes/banner.ts'),
  route('offers', 'routes/offers.ts'),
  route('interstitial', 'routes/interstitial.ts'),
  route('deals-modal', 'routes/deals-modal/route.ts'),
  route('recommendations', 'routes/recommendations.ts'),
  route('store-guess', 'routes/store-guess.ts'),
  route('saved-items', 'routes/saved-items/route.ts'),
  route('login/okta', 'routes/login-okta.ts'),
  ...callbackRoutes,
  route('checkout/agreement/:orderNo/pdf', 'routes/agreement-file.ts'),
  ...latestOrderRoutes,
  route('digital-order-form', 'routes/digital-order-form.ts'),
  route('my-accounts/schedule-delivery/calendar', 'routes/visit-calendar.ts'),
  route('checkout/confirmation/:orderNo/calendar', 'routes/order-calendar.ts'),
  route('my-accounts/data-export/file', 'routes/data-export-file.ts'),
  route('account/session', 'routes/account-session.ts'),
  route('checkout/session', 'routes/checkout-session.ts'),
  route('logout', 'routes/logout.ts'),
];

/** The whole URL table. Site and locale prefixes are the router's basename (decision 0007). */
export default [
  ...resourceRoutes,
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('menu', 'routes/menu.tsx'),
    ...productRoutes,
    route('product/:productId', PRODUCT, { id: 'product-short' }),
    ...categoryRoutes,
    route('category/:categoryId', CATEGORY, { id: 'category-short' }),
    route('shop-all', CATEGORY, { id: 'shop-all' }),
    route('shop-by-brand', 'routes/brands.tsx', { id: 'shop-by-brand' }),
    route('rac-brands', 'routes/brands.tsx', { id: 'rac-brands' }),
    route('shop-approved-items', 'routes/approved-items.tsx'),
    route('rac-exchange-plp', 'routes/exchange-listing.tsx'),
    route('search', 'routes/search.tsx'),
    route('find-a-store', 'routes/store-locator.tsx', { id: 'find-a-store' }),
    route('store-locator', 'routes/store-locator.tsx', { id: 'store-locator' }),
    route('find-your-store/storeid/:storeId', 'routes/store-page.tsx'),
    ...contentRoutes,
    ...videoRoutes,
    route('mobile-app-landing-page', 'routes/mobile-app-landing-page.tsx'),
    route('page-viewer/:pageId', CONTENT, { id: 'page-viewer' }),
    route('rac-specials/sign-up-for-deals', 'routes/deals-sign-up.tsx'),
    route('sign-up-for-deals/confirmation', 'routes/deals-confirmation.tsx'),
    route('cart', 'routes/cart.tsx'),
    ...wishlistRoutes,
    route('promo-code-invalid', 'routes/promo-code-invalid.tsx'),
    route('payfone', 'routes/payfone.tsx'),
    route('instant-approval', 'routes/instant-approval.tsx'),
    route('approved', 'routes/approved.tsx'),
    route('pre-approvedPage', 'routes/pre-approved.tsx'),
    route('declined', 'routes/declined.tsx'),
    route('service-failure', 'routes/service-failure.tsx'),
    route('service-failure-login', 'routes/service-failure-login.tsx'),
    route('web-order-form', 'routes/web-order-form.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('orders/open', 'routes/order-link.tsx'),
    route('orders/:orderNo/cancel', 'routes/cancel-order.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('checkout/delivery', 'routes/checkout-delivery.tsx'),
    route('checkout/documents', 'routes/documents.tsx'),
    route('thankyou-verificationPage', 'routes/thankyou-verification.tsx'),
    route('checkout/finish-in-store', 'routes/finish-in-store.tsx'),
    route('checkout/confirmation/:orderNo', 'routes/checkout-confirmation.tsx'),
    route('checkout/agreement/:orderNo', 'routes/agreement.tsx'),
    route('refer-a-friend/referral', 'routes/referral.tsx'),
    route('write-to-us', 'routes/write-to-us.tsx'),
    route('cookie-choices', 'routes/cookie-choices.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('unsubscribe/one-click', 'routes/one-click-unsubscribe.ts'),
    route('link-agreement', 'routes/link-agreement.tsx'),
    ...benefitPlusRoutes,
    route('docusign-redirect', 'routes/docusign-redirect.tsx'),
    ...loginRoutes,
    route('registration', 'routes/registration.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('my-accounts/confirm-email', 'routes/confirm-email.tsx'),
    // Not in the group: its last page is shown to somebody who has no account any more.
    route('my-accounts/close-account', 'routes/close-account.tsx'),
    signedInRoutes,
    ...developmentRoutes,
    route('*', 'routes/page-not-found.tsx'),
  ]),
] satisfies RouteConfig;
