import { createRequire } from 'node:module';

/** The shop's fonts and design tokens for pages of the engine; the fonts are served at `fontsPath`. */
export function brandStyles(fontsPath: string): string {
  return `
@font-face {
  font-family: "Instrument Sans Variable"; font-weight: 400 700; font-display: swap;
  src: url("${fontsPath}/instrument-sans.woff2") format("woff2-variations");
}
@font-face {
  font-family: "Bricolage Grotesque Variable"; font-weight: 200 800; font-display: swap;
  src: url("${fontsPath}/bricolage-grotesque.woff2") format("woff2-variations");
}
:root {
  --color-ink: #13231e; --color-ink-2: #42524b; --color-ink-3: #5c6a63;
  --color-spruce-700: #1f5b4a; --color-spruce-900: #12332b; --color-sage-100: #e5ede1;
  --color-oat-100: #f7f2e8; --color-oat-300: #dfd4bf; --color-oat-500: #8f8268;
  --color-berry-600: #c23a18; --color-berry-700: #a32e12; --color-berry-800: #85240d;
  --color-honey-50: #fdf5df; --color-honey-800: #674304;
  --color-error: #a1142f; --color-error-soft: #fcebee; --color-focus: #1f5b4a;
  --font-sans: "Instrument Sans Variable", "Instrument Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  --font-display: "Bricolage Grotesque Variable", "Avenir Next", "Trebuchet MS", sans-serif;
  --shadow-card: 0 0 0 1px rgb(96 78 38 / .13);
}
`;
}

const require = createRequire(import.meta.url);

/** The shop's two fonts by file name, with the path of each on disk. */
export const fontFiles: Readonly<Record<string, () => string>> = {
  'instrument-sans.woff2': () =>
    require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  'bricolage-grotesque.woff2': () =>
    require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
};
