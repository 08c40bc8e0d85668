import { brandStyles } from '../../brand/brand-styles.ts';
import { DOCS_PATH } from './docs-path.ts';

/** Styles of the documentation pages. */
export const pageStyles = `${brandStyles(`${DOCS_PATH}/fonts`)}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1.0625rem/1.625rem var(--font-sans); color: var(--color-ink); background: var(--color-oat-100); }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: #fff; padding: .5rem 1rem; z-index: 1; }
.bar { background: var(--color-spruce-900); color: #fff; }
.bar a { color: #fff; }
.bar a:focus-visible { outline-color: #f2cb6a; }
.bar nav { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; }
.bar .brand { font: 700 1.25rem/2.75rem var(--font-display); letter-spacing: -.025em; text-decoration: none; }
.page { max-width: 70rem; margin: 0 auto; padding: 0 clamp(1rem, 4.2vw, 3.75rem); }
main.page { padding-bottom: 5rem; }
h1 { font: 700 clamp(1.875rem, 1.55rem + 1.35vw, 2.625rem)/1.06 var(--font-display); letter-spacing: -.025em; margin: 2.5rem 0 1rem; }
h2 { font: 700 clamp(1.4375rem, 1.3rem + .6vw, 1.75rem)/1.15 var(--font-display); margin: 2.5rem 0 .75rem; }
h3 { font: 600 1.0625rem/1.625rem var(--font-sans); margin: 1.5rem 0 .5rem; }
p { max-width: 44rem; margin: 0 0 1rem; }
a { color: var(--color-spruce-700); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: .875rem; }
code { overflow-wrap: anywhere; }
pre { background: #fff; box-shadow: var(--shadow-card); border-radius: .625rem; padding: 1rem; overflow-x: auto; line-height: 1.375rem; }
.calls { list-style: none; margin: 0; padding: 0; background: #fff; border-radius: 1rem; box-shadow: var(--shadow-card); }
.calls li { display: grid; grid-template-columns: 4.5rem 1fr; gap: 0 1rem; padding: .75rem 1.25rem; border-top: 1px solid var(--color-oat-300); }
.calls li:first-child { border-top: 0; }
.calls .words { grid-column: 2; }
.method { font: 600 .8125rem/1.625rem var(--font-sans); letter-spacing: .03em; color: var(--color-spruce-700); }
.address { background: #fff; box-shadow: var(--shadow-card); border-radius: .625rem; padding: .75rem 1rem; }
.fields { list-style: none; margin: 0; padding: 0; font-size: .9375rem; line-height: 1.375rem; }
.fields .fields { margin: .25rem 0 0 .5rem; padding-left: 1rem; border-left: 1px solid var(--color-oat-300); }
.fields li { padding: .25rem 0; }
.kind { color: var(--color-ink-2); }
.must { font-weight: 600; color: var(--color-honey-800); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; line-height: 1.375rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-top: 1px solid var(--color-oat-300); }
.scroll { overflow-x: auto; }
@media (max-width: 30rem) { .calls li { grid-template-columns: 1fr; } .calls .words { grid-column: 1; } }
`;
