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

/** For the build only, since development bundles none: what `bundle-server.ts` adds for engine and pages together stays out. */
const bundledLater: Plugin = {
  name: 'bundled-later',
  apply: 'build',
  config: () => ({
    ssr: {
      noExternal: [/^@base-ui\//],
      external: ['zod', 'react-router', '@ownpath/contracts', '@ownpath/domain'],
    },
  }),
};

const appFile = (name: string): string => fileURLToPath(new URL(`app/${name}`, import.meta.url));
const ENTRY = appFile('entry.client.tsx');

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** What every page imports, but for the entry: it starts the page, so nothing may import it. */
function findFrame(modules: Modules): Set<string> {
  const frame = new Set([ENTRY, appFile('root.tsx'), appFile('routes/page.tsx')]);
  for (const id of frame) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) frame.add(imported);
  }
  frame.delete(ENTRY);
  return frame;
}

/** Found once, when the first module is placed. */
let frame: Set<string> | undefined;

/** Code of many pages, beside the frame. */
const SHARED =
  /app[\\/](ui|shared|platform)[\\/](?!collapsible|dialog|overlay-classes|radio|checkbox|chip|typing|password|secret|masked|phone-field|error-summary|hero-band|quiet-band|select-field|i18n[\\/]state-names|pictures[\\/]room|delivery[\\/](place-notice|change-store)|agreements[\\/](rental-facts|payment-stem|recently-paid)|(account-form|documents|offers|payment-method)[\\/]|shopper[\\/](account-links|cancel-order))|packages[\\/]domain[\\/](?!src[\\/](forms[\\/](?!checkout)\w+-forms?|stores[\\/]us-states|account[\\/]registration)\.)/;

/** Of these, what shoppers who choose need, and customers in their account don't. */
const SHOPPING =
  /app[\\/](features[\\/]catalog[\\/](product-badges|category-breadcrumb)|shared[\\/](stock|pricing[\\/]price-block|saved-items)|ui[\\/]breadcrumb|platform[\\/](seo|when-near))/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepZodOnServer(), useCompiledIntl(), bundledLater],
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
                  priority: 2,
                },
                // What every page loads of our own: found from the imports, so that it holds all of that and nothing else.
                {
                  name: (id, modules) => {
                    frame ??= findFrame(modules);
                    return frame.has(id) ? 'frame' : null;
                  },
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: (id) => SHARED.test(id) && !SHOPPING.test(id),
                  minShareCount: 4,
                },
                { name: 'shopping', test: SHOPPING, minShareCount: 2 },
                { name: 'checkbox', test: /app[\\/]ui[\\/]checkbox\./, minShareCount: 2 },
                { name: 'radio', test: /app[\\/]ui[\\/]radio\./, minShareCount: 2 },
                // What only longer forms need.
                { name: 'forms', test: /app[\\/]ui[\\/](masked-input|phone-field)\./, minShareCount: 2 },
                // The store's offers, once they are opened.
                {
                  name: 'offers',
                  test: /app[\\/](shared[\\/]offers|shell[\\/]store-offers)/,
                  minShareCount: 2,
                },
                // What cart and checkout say of an order.
                {
                  name: 'order-parts',
                  test: /app[\\/](shared[\\/](pricing[\\/](coverage-rows|promotion-line)|agreements[\\/](agreement-lines|cart-agreements)|shopper[\\/]cancel-order)|features[\\/](cart[\\/]cart-item|approval[\\/]decision-dialog-host))/,
                  minShareCount: 2,
                },
                {
                  name: 'account-links',
                  test: /app[\\/]shared[\\/]((shopper[\\/]account|documents[\\/]document)-links|agreements[\\/]rental-facts)/,
                  minShareCount: 2,
                },
                // Around the pages of an account.
                {
                  name: 'account-frame',
                  test: /app[\\/]features[\\/]account[\\/]account-(nav|layout)\./,
                  minShareCount: 2,
                },
                // How far an agreement has come.
                {
                  name: 'agreements',
                  test: /app[\\/](features[\\/]account[\\/]spruce-panel|shared[\\/]agreements[\\/](payment-stem|recently-paid))\./,
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
                  test: /app[\\/](features[\\/]product[\\/](gallery-pictures|recent-products|product-choice|condition-rows|buy-form))/,
                  minShareCount: 2,
                },
                // Rows of product tiles, and rooms.
                {
                  name: 'tiles',
                  test: /app[\\/](shared[\\/]pictures[\\/]room-picture|ui[\\/]chip\.|features[\\/]catalog[\\/](product-tile|color-swatches)|regions[\\/](product-carousel|scroll-rail|loaded-rail|section-heading|content-))/,
                  minShareCount: 2,
                },
                // The parts of a page that an editor arranges.
                {
                  name: 'regions',
                  test: /app[\\/](regions[\\/]regions|features[\\/]deals[\\/](deals-form-data|use-deals-sign-up))\./,
                  minShareCount: 2,
                },
                // What only visitors without a store load.
                {
                  name: 'locate',
                  test: /app[\\/](shared[\\/]shopper[\\/](locate-prompt\.|device-location)|features[\\/]stores[\\/]store-guess\.tsx)/,
                },
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
