import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // Fonts and messages are preloaded by URL, so they must stay files.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many pages share comes in one file: dozens of tiny ones cost more by their headers than they hold.
            // Dialogs bring a library with them that no page needs before one opens.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /lucide-react|react-intl|app[\\/](ui|shared|platform)[\\/](?!dialog)|packages[\\/]domain/,
                  minShareCount: 4,
                },
                // What stands around every page.
                {
                  name: 'frame',
                  test: /app[\\/](shell[\\/]|features[\\/](stores[\\/]use-choose-store|catalog[\\/]product-badges))/,
                  minShareCount: 2,
                },
                // What rows of products need, for pages that have some at once.
                {
                  name: 'tiles',
                  test: /app[\\/](features[\\/]catalog[\\/](product-tile|color-swatches|tile-)|regions[\\/](product-carousel|recommendations[\\/]loaded|section-heading|content-))/,
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
      // Messages are compiled before the build, so the ICU parser stays out of the browser's bundle.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  // In development every dependency is bundled at the start: one that is found later reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts', '!**/*.server.ts'] },
  ssr: {
    // Workspace packages are TypeScript sources: bundle them, leave the registry's packages to Node.
    noExternal: [/^@ownpath\//],
  },
});
