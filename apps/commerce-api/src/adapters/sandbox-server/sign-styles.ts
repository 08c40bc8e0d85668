/** The signing page: paper on a tinted ground, the summary beside it, the signature below. */
export const signStyles = `
body { background: var(--color-oat-100); }
main { max-width: 74rem; margin: 0 auto; padding: clamp(1.25rem, 3vw, 2.5rem) 1.25rem 4rem; }
h1 { font: 700 clamp(1.875rem, 1.55rem + 1.35vw, 2.625rem)/1.06 var(--font-display); letter-spacing: -.025em; margin: 0 0 .75rem; }
h2, h3 { font: 700 1.125rem/1.5rem var(--font-display); margin: 2rem 0 .5rem; }
h2 { font-size: 1.5rem; line-height: 1.875rem; }
p, ul, ol { margin: .5rem 0; }
small { font-size: .8125rem; line-height: 1.25rem; color: var(--color-ink-2); }
.intro { max-width: 44rem; color: var(--color-ink-2); }
.bar {
  display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: center; justify-content: space-between;
  background: var(--color-spruce-900); color: #fff; border-radius: 1.25rem 1.25rem 0 0; padding: 1rem 1.5rem;
  font-size: .9375rem; line-height: 1.375rem;
}
.bar strong { display: block; }
.bar .brand { display: flex; align-items: center; gap: .5rem; font: 700 1.25rem/1.5rem var(--font-display); letter-spacing: -.03em; }
.bar .brand b { color: #f2cb6a; }
.bar .language { border: 1px solid rgb(255 255 255 / .4); border-radius: 999px; padding: .125rem .875rem; }
.who {
  display: grid; gap: .75rem 2rem; margin: 1.25rem 0 0; padding: 1rem 1.25rem; background: var(--color-sage-100); border-radius: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), auto));
}
.who dt { font-size: .8125rem; line-height: 1.25rem; color: var(--color-ink-2); }
.who dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.layout { display: grid; gap: 1.5rem; margin-top: 1.5rem; }
.paper { background: #eee6d6; border-radius: 1.25rem; min-width: 0; }
.paper > section, .paper > form {
  background: #fff; border-radius: .5rem; box-shadow: var(--shadow-card); padding: clamp(1rem, 4vw, 2.75rem);
  margin: clamp(.5rem, 2.2vw, 1.75rem);
}
.paper > form { background: #f2f5ee; border: 2px solid var(--color-spruce-700); border-radius: 1rem; box-shadow: none; }
.paper > section > h2:first-child, .paper > form > h2:first-child { margin-top: 0; }
.side { background: #fff; border-radius: 1rem; box-shadow: var(--shadow-card); padding: 1.5rem; }
.summary h2 { font-size: 1.25rem; line-height: 1.625rem; margin: 0 0 .75rem; }
.summary ul { list-style: none; padding: 0; margin: 0; display: grid; gap: .75rem; font-size: .9375rem; line-height: 1.5rem; }
.go {
  margin-top: 1.25rem; display: flex; align-items: center; justify-content: center; min-height: 48px; border-radius: 999px;
  border: 1px solid var(--color-spruce-700); background: #fff; color: var(--color-spruce-700);
  font-weight: 600; font-size: .9375rem; text-decoration: none;
}
.go-bar {
  position: sticky; bottom: 0; z-index: 1; margin: 0; padding: .625rem clamp(.5rem, 2.2vw, 1.75rem); background: #eee6d6;
  border-radius: 0 0 1.25rem 1.25rem;
}
.go-bar .go { margin-top: 0; box-shadow: 0 2px 12px rgb(43 36 19 / .18); }
#signerName { scroll-margin-top: 14rem; }
.parties { display: grid; gap: 1rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
.parties h3 { font: 400 .875rem/1.25rem var(--font-sans); color: var(--color-ink-2); margin: 0; }
.parties p { font-weight: 600; font-size: .9375rem; line-height: 1.375rem; margin: .125rem 0 0; overflow-wrap: anywhere; }
.note { background: var(--color-honey-50); border-radius: .625rem; padding: .75rem 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.375rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .625rem .5rem; border-bottom: 1px solid var(--color-oat-300); vertical-align: top; font-weight: 400; }
th[scope="row"], thead th, tfoot td { font-weight: 600; }
th small { font-weight: 400; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.amount { text-align: right; }
.entries { columns: 13rem; column-gap: 2rem; padding-left: 2.25rem; font-size: .875rem; line-height: 1.5rem; font-variant-numeric: tabular-nums; }
.notices { border-left: 3px solid var(--color-spruce-700); padding-left: 1.25rem; }
.signatures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.signature {
  font: italic 400 1.5rem/2.25rem Georgia, "Times New Roman", serif; min-height: 2.25rem; margin: 1.25rem 0 .375rem;
  border-bottom: 1px solid var(--color-ink-3); overflow-wrap: anywhere;
}
.consent { display: flex; gap: .75rem; align-items: flex-start; font-weight: 400; margin: 1rem 0 0; }
.consent input { width: 24px; height: 24px; flex: none; accent-color: var(--color-spruce-700); }
.name { display: grid; gap: 1rem 1.5rem; margin-top: 1.5rem; }
.date { margin: 0; }
.hint { color: var(--color-ink-2); margin: .375rem 0 0; }
.actions { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1.75rem; }
.actions .button { flex: 1 1 10rem; }
.error-summary { background: var(--color-error-soft); border-radius: .625rem; padding: 1rem 1.25rem; }
.error-summary a { color: var(--color-error); }
a { color: var(--color-spruce-700); }
@media (max-width: 30rem) {
  table { font-size: .8125rem; line-height: 1.125rem; }
  th, td { padding: .5rem .25rem; }
  th[scope="row"] { overflow-wrap: anywhere; }
  table:has(thead th:nth-child(4)) tr { display: grid; grid-template-columns: 1fr auto 5rem; }
  table:has(thead th:nth-child(4)) :is(th, td):first-child { grid-column: 1 / -1; border-bottom: 0; padding-bottom: 0; }
  table:has(thead th:nth-child(4)) :is(th, td):nth-child(2) { padding-left: 0; }
}
@media (max-width: 61.99rem) {
  html { scroll-padding-bottom: 5rem; }
}
@media (min-width: 62rem) {
  .go-bar { display: none; }
  .layout { grid-template-columns: minmax(0, 1fr) 24.5rem; column-gap: 3rem; align-items: start; }
  .paper { grid-column: 1; grid-row: 1; }
  .side { grid-column: 2; grid-row: 1; position: sticky; top: 24px; }
  .name { grid-template-columns: minmax(0, 1fr) 12rem; }
}
@media print {
  .paper > form, .side, .no-print { display: none; }
  body, .paper { background: #fff; }
  .paper > section { box-shadow: none; padding: 0; }
}
`;
