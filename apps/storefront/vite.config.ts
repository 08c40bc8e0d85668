import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Fails a build that would send zod to the browser: answers are parsed on the server only. */
function keepZodOnServer(): Plugin {
  return {
    name: 'keep-zod-on-server',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const isIncluded = Object.entries(output.modules).some(
          ([id, { renderedLength }]) => id.includes('/node_modules/zod/') && renderedLength > 0,
        );
        if (isIncluded) this.error(`${output.fileName} contains zod; build schemas from calls on \`z\` only`);
      }
    },
  };
}

/** Messages are compiled, so built scripts need no more of react-intl than this (decision 0100). */
function useCompiledIntl(): Plugin {
  return {
    name: 'compiled-intl',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) =>
      id === 'react-intl'
        ? fileURLToPath(new URL('app/platform/i18n/compiled-intl.tsx', import.meta.url))
        : undefined,
  };
}

/** Packages of many small files, which each start would have to find: in the build only, since development bundles none. */
const bundleSmallFiles: Plugin = {
  name: 'bundle-small-files',
  apply: 'build',
  config: () => ({ ssr: { noExternal: [/^@base-ui\//, 'zod'] } }),
};

/** Code of many pages. */
const SHARED =
  /app[\\/](ui|shared|platform)[\\/](?!collapsible|dialog|overlay-classes|radio|password|secret|masked|error-summary|hero-band|quiet-band|select-field|centered-panel|i18n[\\/]state-names|delivery[\\/]place-notice|agreements[\\/]rental-facts|(account-form|documents|offers|payment-method)[\\/]|shopper[\\/](account-links|cancel-order))|packages[\\/]domain[\\/](?!src[\\/](forms[\\/]\w+-forms?|stores[\\/]us-states|account[\\/]registration)\.)/;

/** Of these, what pages with a text field need. */
const FIELDS = /app[\\/]ui[\\/]field\.|forms[\\/]contact-fields\./;

/** Of these, what pages with a box to tick need. */
const CHECKBOX = /app[\\/]ui[\\/]checkbox\./;

/** Of these, what only longer forms need. */
const FORMS = /app[\\/]ui[\\/](masked-input|phone-field)\./;

/** Of these, what only listings and pages with rooms need. */
const LISTING = /app[\\/](shared[\\/]pictures[\\/]room-picture|ui[\\/]chip\.)/;

/** Of these, what shoppers who choose need, and customers in their account don't. */
const SHOPPING =
  /app[\\/](features[\\/]catalog[\\/]product-badges|shared[\\/](stock|pricing[\\/](payment-frequency|price-block|promotion-line)|saved-items[\\/](use-save-toast|save-button))|ui[\\/](breadcrumb|segmented-control)|platform[\\/](seo[\\/]page-head|when-near))/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepZodOnServer(), useCompiledIntl(), bundleSmallFiles],
  build: {
    target: 'es2022',
    sourcemap: false,
    // Fonts are preloaded by URL, so they must stay files.
    assetsInlineLimit: 0,
    // A list of the scripts behind each import() costs every page 3 kB; groups keep those scripts few instead.
    modulePreload: false,
  },
  environments: {
    // The server has every region's schema at the start, so its dynamic imports of regions split nothing.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          // A region's schema stands beside its component. The browser doesn't use it, so the call can be dropped.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // Code that many pages share is one file: each small file adds a request and compresses badly.
            // Dialogs are left out: they bring a library that no page needs before one opens. So is what only forms and the
            // account's pages use: the pages that everybody loads first have no need of it.
            codeSplitting: {
              groups: [
                // Every page loads all of these. One file compresses better than several, and stays cached when our code changes.
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: (id) =>
                    SHARED.test(id) &&
                    ![FIELDS, CHECKBOX, FORMS, LISTING, SHOPPING].some((part) => part.test(id)),
                  minShareCount: 4,
                },
                { name: 'fields', test: FIELDS, minShareCount: 2 },
                { name: 'checkbox', test: CHECKBOX, minShareCount: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2 },
                { name: 'listing-parts', test: LISTING, minShareCount: 2 },
                { name: 'shopping', test: SHOPPING, minShareCount: 2 },
                // The shell around every page.
                {
                  name: 'frame',
                  test: /domain[\\/]src[\\/](chat|account[\\/]account-alerts)|app[\\/](shell[\\/](?!drawer-footer|department-panel|store-offers)|ui[\\/]card-chips|features[\\/](stores[\\/]use-choose-store|account[\\/]session-timeout[\\/]watched|checkout[\\/]inactivity[\\/]checkout-paths))/,
                  minShareCount: 2,
                },
                // The store's offers, once they are opened.
                {
                  name: 'offers',
                  test: /app[\\/](shared[\\/]offers|shell[\\/]store-offers)/,
                  minShareCount: 2,
                },
                // What cart and checkout say of an order.
                {
                  name: 'order-parts',
                  test: /app[\\/](shared[\\/](pricing[\\/]coverage-rows|agreements[\\/](agreement-lines|cart-agreements)|shopper[\\/]cancel-order)|features[\\/](cart[\\/]cart-item|approval[\\/]decision-dialog-host))/,
                  minShareCount: 2,
                },
                {
                  name: 'account-links',
                  test: /app[\\/]shared[\\/]((shopper[\\/]account|documents[\\/]document)-links|agreements[\\/]rental-facts)/,
                  minShareCount: 2,
                },
                // The head of an outcome's page, and whom to call about it.
                {
                  name: 'outcome',
                  test: /app[\\/](ui[\\/]quiet-band|shared[\\/]shopper[\\/]store-questions|features[\\/]approval[\\/]call-store)/,
                  minShareCount: 2,
                },
                // The session's watch of pages that a customer may leave open.
                {
                  name: 'watch',
                  test: /app[\\/](shared[\\/]inactivity|ui[\\/]late-dialog)/,
                  minShareCount: 2,
                },
                // Parts of the product page that its dialogs and rails share.
                {
                  name: 'product',
                  test: /app[\\/](features[\\/]product[\\/](gallery-pictures|recent-products))/,
                  minShareCount: 2,
                },
                // Rows of product tiles.
                {
                  name: 'tiles',
                  test: /app[\\/](features[\\/]catalog[\\/](product-tile|color-swatches)|regions[\\/](product-carousel|scroll-rail|loaded-rail|section-heading|content-))/,
                  minShareCount: 2,
                },
                // What only visitors without a store load.
                {
                  name: 'locate',
                  test: /app[\\/](shared[\\/]shopper[\\/](locate-prompt\.|device-location)|features[\\/]stores[\\/]store-guess\.tsx)/,
                },
                {
                  name: 'checkout-forms',
                  test: /domain[\\/]src[\\/]forms[\\/]checkout-forms/,
                  minShareCount: 2,
                },
                { name: 'radio', test: /app[\\/]ui[\\/]radio\./, minShareCount: 2 },
                // The ways to pay, with the gateway's fields.
                {
                  name: 'paying',
                  test: /app[\\/]shared[\\/]payment-method[\\/](method-list|use-hosted-frame|hosted-fields|card-row|use-payment-form)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  resolve: {
    alias: {
      // Messages are compiled before the build: the browser needs no ICU parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  // In development a dependency that is found late reloads the page: all are bundled at the start.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts', '!**/*.server.ts'] },
  ssr: {
    // Workspace packages are TypeScript sources and are bundled; packages from the registry are not.
    noExternal: [/^@ownpath\//],
  },
});
