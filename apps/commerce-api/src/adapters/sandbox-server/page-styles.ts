/** The shop's design tokens that these pages need; the parties dress as the shop so that nobody feels lost. */
export const pageStyles = `
@font-face {
  font-family: "Instrument Sans Variable"; font-weight: 400 700; font-display: swap;
  src: url("/fonts/instrument-sans.woff2") format("woff2-variations");
}
@font-face {
  font-family: "Bricolage Grotesque Variable"; font-weight: 200 800; font-display: swap;
  src: url("/fonts/bricolage-grotesque.woff2") format("woff2-variations");
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
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1.0625rem/1.625rem var(--font-sans); color: var(--color-ink); }
label, .hint, .error-text, legend { font-size: .9375rem; line-height: 1.375rem; }
label { font-weight: 600; display: block; margin-bottom: .375rem; }
input[type="text"] {
  width: 100%; height: 48px; padding: 0 .875rem; font: inherit; color: inherit; background: #fff;
  border: 1px solid var(--color-oat-500); border-radius: .625rem; font-variant-numeric: tabular-nums;
}
input[aria-invalid="true"] { border: 2px solid var(--color-error); padding: 0 calc(.875rem - 1px); }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.error-text { color: var(--color-error); margin: .375rem 0 0; display: flex; gap: .375rem; }
.error-text::before {
  content: "!"; flex: none; width: 1.125rem; height: 1.125rem; margin-top: .125rem; border-radius: 50%;
  background: var(--color-error); color: #fff; font: 700 .75rem/1.125rem var(--font-sans); text-align: center;
}
.error-text[hidden] { display: none; }
.button {
  min-height: 48px; padding: 0 1.75rem; border-radius: 999px; font: 600 .9375rem/1.375rem var(--font-sans);
  border: 1px solid transparent; cursor: pointer;
}
.button-action { background: var(--color-berry-600); color: #fff; }
.button-action:hover { background: var(--color-berry-700); }
.button-action:active { background: var(--color-berry-800); }
.button-outline { background: #fff; color: var(--color-spruce-700); border-color: var(--color-spruce-700); }
`;
