/**
 * What runs in the pages: typing in the search field filters the calls at once, `/` goes to it, and code can be
 * copied. Without it the field asks the server, and code is selected by hand.
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

// A link to a field that is folded away opens what it is in.
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
