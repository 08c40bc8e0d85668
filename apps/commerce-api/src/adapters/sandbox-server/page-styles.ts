import { brandStyles } from '../../brand/brand-styles.ts';

/** The shop's design tokens that these pages need; the parties dress as the shop so that nobody feels lost. */
export const pageStyles = `${brandStyles('/fonts')}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1.0625rem/1.625rem var(--font-sans); color: var(--color-ink); }
label, .hint, .error-text, legend { font-size: .9375rem; line-height: 1.375rem; }
label { font-weight: 600; display: block; margin-bottom: .375rem; }
input[type="text"], input[type="email"], input[type="password"] {
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
