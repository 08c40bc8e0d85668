import { brandStyles } from '../../brand.ts';

/** Path of the documentation, on the engine and on the shop's origin. */
export const DOCS_PATH = '/docs/api';

/** Colours that only these pages use. */
const moreColors = `
:root {
  --color-spruce-950: #0c231d; --color-spruce-800: #184639;
  --color-sage-50: #f1f5ee; --color-sage-300: #afc5ab;
  --color-oat-50: #fcfaf5; --color-oat-200: #eee6d6;
  --color-honey-300: #f2cb6a; --color-berry-100: #fbe4db;
  --color-info: #2a5675; --color-info-soft: #e2ecf2;
  --font-mono: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, monospace;
  --bar: 3.75rem;
}
`;

const layout = `
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: calc(var(--bar) + 1rem); -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 400 1rem/1.5625rem var(--font-sans); color: var(--color-ink); background: var(--color-oat-50); }
[hidden] { display: none !important; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: #fff; padding: .5rem 1rem; z-index: 3; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.bar { background: var(--color-spruce-900); color: #fff; position: sticky; top: 0; z-index: 2; }
.bar .inner { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; min-height: var(--bar); padding: .5rem clamp(1rem, 2.5vw, 2rem); }
.bar a { color: #fff; }
.bar :focus-visible { outline-color: var(--color-honey-300); }
.bar .brand { font: 700 1.25rem/1.5rem var(--font-display); letter-spacing: -.025em; text-decoration: none; padding: .5rem 0; }
.bar form { flex: 1 1 12rem; max-width: 26rem; }
.bar input { width: 100%; font: inherit; line-height: 1.5rem; padding: .375rem .875rem; color: var(--color-ink); background: #fff; border: 0; border-radius: .625rem; }
.bar input::placeholder { color: var(--color-ink-3); opacity: 1; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-left: auto; }
.bar nav a { padding: .375rem 0; text-decoration: none; }
.bar nav a:hover { text-decoration: underline; text-underline-offset: .25em; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 92rem; margin: 0 auto; }
main { padding: 0 clamp(1rem, 3.5vw, 3rem) 6rem; min-width: 0; }
main:focus { outline: 0; }
.side { display: none; }
@media (min-width: 64rem) {
  .frame { grid-template-columns: 17rem minmax(0, 1fr); }
  .side { display: block; position: sticky; top: var(--bar); height: calc(100vh - var(--bar)); overflow-y: auto; padding: 1.5rem .5rem 3rem clamp(1rem, 2.5vw, 2rem); border-right: 1px solid var(--color-oat-300); font-size: .875rem; line-height: 1.25rem; }
  .side summary { padding: .4375rem .5rem; font-weight: 600; border-radius: .375rem; }
  .side summary:hover, .side a:hover { background: var(--color-oat-200); }
  .side ul { list-style: none; margin: 0 0 .75rem; padding: 0 0 0 .5rem; }
  .side a { display: block; padding: .25rem .5rem; color: var(--color-ink-2); text-decoration: none; border-radius: .375rem; overflow-wrap: anywhere; }
  .side a[aria-current] { background: var(--color-sage-100); color: var(--color-spruce-900); font-weight: 600; }
}
@media (max-width: 40rem) {
  :root { --bar: 0rem; }
  .bar { position: static; }
  .bar form { order: 3; flex-basis: 100%; max-width: none; }
  .bar nav { gap: 0 1.25rem; margin: 0; flex-basis: 100%; font-size: .9375rem; }
  .bar .inner { gap: 0 1rem; padding-bottom: .875rem; }
  .bar nav a { padding: .5rem 0; }
}
`;

const prose = `
h1 { font: 700 clamp(1.75rem, 1.4rem + 1.35vw, 2.5rem)/1.1 var(--font-display); letter-spacing: -.025em; margin: 2.25rem 0 .75rem; overflow-wrap: anywhere; }
.crumb + h1 { margin-top: 0; }
.crumb { margin: 2rem 0 .25rem; font-size: .9375rem; }
h2 { font: 700 1.375rem/1.2 var(--font-display); letter-spacing: -.01em; margin: 2.5rem 0 .75rem; }
h3 { font: 600 1rem/1.5rem var(--font-sans); margin: 1.5rem 0 .25rem; }
h2 a, h3 a { color: inherit; text-decoration: none; }
h2 a:hover, h3 a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; }
p { max-width: 44rem; margin: 0 0 1rem; }
.lead { font-size: 1.125rem; line-height: 1.6875rem; color: var(--color-ink-2); }
.quiet { color: var(--color-ink-3); font-size: .9375rem; }
a { color: var(--color-spruce-700); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; border-radius: .25rem; }
summary { cursor: pointer; }
code, pre, var { font-family: var(--font-mono); font-style: normal; }
code { font-size: .875em; overflow-wrap: anywhere; }
var { color: var(--color-honey-800); }
.method { display: inline-block; align-self: start; min-width: 4rem; text-align: center; font: 700 .75rem/1.375rem var(--font-mono); letter-spacing: .04em; padding: 0 .375rem; border-radius: .375rem; background: var(--color-sage-100); color: var(--color-spruce-800); }
.method.post { background: #fbebc0; color: var(--color-honey-800); }
.method.put, .method.patch { background: var(--color-info-soft); color: var(--color-info); }
.method.delete { background: var(--color-error-soft); color: var(--color-error); }
.address { max-width: none; display: flex; gap: .75rem; align-items: center; background: #fff; box-shadow: var(--shadow-card); border-radius: .625rem; padding: .75rem 1rem; }
.access { display: flex; gap: .5rem; align-items: center; color: var(--color-ink-2); }
.access::before { content: ""; flex: none; width: .625rem; height: .625rem; border-radius: 50%; background: var(--color-spruce-700); }
.status { font: 700 .875rem/1.5rem var(--font-mono); color: var(--color-spruce-800); background: var(--color-sage-100); border-radius: .375rem; padding: 0 .5rem; margin-right: .25rem; display: inline-block; }
.status.bad { background: var(--color-error-soft); color: var(--color-error); }
.kind { color: var(--color-ink-2); font-size: .875rem; }
.must { font-size: .8125rem; font-weight: 600; color: var(--color-berry-700); white-space: nowrap; }
`;

const lists = `
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 3rem; }
@media (min-width: 80rem) {
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .examples { position: sticky; top: calc(var(--bar) + .5rem); align-self: start; max-height: calc(100vh - var(--bar) - 1rem); overflow-y: auto; padding: 0 .25rem 2rem; }
}
.topic { scroll-margin-top: calc(var(--bar) + 1rem); margin-top: 2.5rem; }
.topic h3 { font: 700 1.1875rem/1.5rem var(--font-display); margin-top: 0; }
.topic > p { color: var(--color-ink-2); margin-bottom: .75rem; }
.calls { list-style: none; margin: 0; padding: 0; background: #fff; border-radius: 1rem; box-shadow: var(--shadow-card); overflow: hidden; }
.calls li { position: relative; display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: 0 1rem; padding: .875rem 1.25rem; border-top: 1px solid var(--color-oat-200); }
.calls li:first-child { border-top: 0; }
.calls li:hover { background: var(--color-sage-50); }
.calls a { font-weight: 600; overflow-wrap: anywhere; }
.calls a::after { content: ""; position: absolute; inset: 0; }
.calls .words { display: block; color: var(--color-ink-2); }
.calls div > code { display: block; font-size: .8125rem; line-height: 1.25rem; color: var(--color-ink-3); }
.calls var { color: inherit; }
body.filtering .hello > :not(h1) { display: none; }
@media (max-width: 30rem) { .calls li { grid-template-columns: minmax(0, 1fr); gap: .25rem; } .calls .method { justify-self: start; } }
.fields { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--color-oat-300); }
.fields li { padding: .75rem 0; border-bottom: 1px solid var(--color-oat-300); font-size: .9375rem; line-height: 1.4375rem; }
.fields li:target { background: var(--color-honey-50); box-shadow: -.75rem 0 0 var(--color-honey-50), .75rem 0 0 var(--color-honey-50); }
.fields p { margin: 0; }
.fields .name { font-weight: 700; margin-right: .375rem; }
.fields .words { color: var(--color-ink-2); margin-top: .125rem; }
.fields .field > a { color: inherit; text-decoration: none; padding: .125rem 0; }
.fields .field > a:hover { text-decoration: underline; text-decoration-color: var(--color-spruce-700); }
.fields .fields, .variant .fields { border-top: 0; }
.fields details, .whole, .variant { margin-top: .5rem; border: 1px solid var(--color-oat-300); border-radius: .625rem; background: #fff; }
.fields summary, .whole > summary { padding: .375rem .875rem; font-size: .875rem; font-weight: 600; color: var(--color-spruce-700); }
.fields details > .fields, .whole > .fields, .variant > .fields, .variant > .kind { padding: 0 .875rem; }
.fields details > .fields > li:last-child, .whole > .fields > li:last-child, .variant > .fields > li:last-child { border-bottom: 0; }
.fields details > .fields > li:first-child, .whole > .fields > li:first-child { border-top: 1px solid var(--color-oat-300); }
.variant > .kind { padding-top: .625rem; margin: 0; }
.variant .variant { margin: .5rem; }
.refusals { margin: 0; font-size: .9375rem; }
.refusals div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); padding: .375rem 0; }
.refusals dd { margin: 0; color: var(--color-ink-2); }
.refusals a { text-decoration: none; }
.codes { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: .25rem 1.5rem; }
.codes li:target { background: var(--color-honey-50); }
.codes .kind { display: block; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; max-width: none; }
.chips a { background: #fff; box-shadow: var(--shadow-card); border-radius: .625rem; padding: .25rem .75rem; text-decoration: none; font: 500 .875rem/1.5rem var(--font-mono); overflow-wrap: anywhere; }
.chips a:hover { background: var(--color-sage-100); }
`;

const code = `
.code { margin: 0 0 1rem; background: var(--color-spruce-950); color: var(--color-oat-50); border-radius: .75rem; overflow: hidden; }
.code figcaption { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 2.5rem; padding: .25rem .5rem .25rem 1rem; font-size: .8125rem; font-weight: 600; color: var(--color-sage-300); background: var(--color-spruce-900); }
.code button { font: 600 .8125rem/1.5rem var(--font-sans); color: #fff; background: transparent; border: 1px solid var(--color-sage-300); border-radius: .375rem; padding: .0625rem .625rem; cursor: pointer; }
.code button:hover { background: var(--color-spruce-800); }
.code :focus-visible { outline-color: var(--color-honey-300); outline-offset: -3px; }
.code pre { margin: 0; padding: .875rem 1rem; overflow-x: auto; max-height: 32rem; font-size: .8125rem; line-height: 1.3125rem; }
.code code { font-size: inherit; white-space: pre-wrap; }
.code .key { color: var(--color-sage-300); }
.code .text { color: var(--color-honey-300); }
.code .value { color: var(--color-berry-100); }
.example h3 { margin: 1.25rem 0 .5rem; }
.example:first-of-type h3 { margin-top: 0; }
`;

/** Styles of the documentation pages. */
export const pageStyles = `${brandStyles(`${DOCS_PATH}/fonts`)}${moreColors}${layout}${prose}${lists}${code}`;

/**
 * The script of the pages: typing in the search field filters the calls at once, `/` focuses it, and code can be
 * copied. Without the script the field submits to the server.
 */
export const pageScript = `
const field = document.getElementById('find');
const calls = [...document.querySelectorAll('[data-call]')];
const found = document.getElementById('found');

function filter() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const call of calls) {
    call.hidden = !words.every((word) => call.dataset.call.includes(word));
    if (!call.hidden) count += 1;
  }
  for (const topic of document.querySelectorAll('[data-topic]')) {
    topic.hidden = topic.querySelector('[data-call]:not([hidden])') === null;
  }
  document.body.classList.toggle('filtering', words.length > 0);
  found.textContent = count === 1 ? '1 call' : count + ' calls';
}

if (found) {
  field.addEventListener('input', filter);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[data-call]:not([hidden]) a')?.focus();
  });
  if (field.value !== '') filter();
}

document.addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

for (const figure of document.querySelectorAll('.code')) {
  const caption = figure.querySelector('figcaption');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(figure.querySelector('code').textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(figure.querySelector('code'));
      button.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  caption.append(button);
}

// A link to a field in a closed list opens that list.
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let box = target.closest('details'); box; box = box.parentElement.closest('details')) box.open = true;
  target.scrollIntoView();
}
document.querySelector('.side [aria-current]')?.scrollIntoView({ block: 'nearest' });
addEventListener('hashchange', reveal);
if (location.hash) reveal();
`;
