/** Script of the frames of bank accounts and wallets: asks for a token, tells the parent window. */
const form = /** @type {HTMLFormElement} */ (document.getElementById('account'));
const { parentOrigin, kind, tokens } = form.dataset;
const texts = JSON.parse(form.dataset.texts);
const names = Object.keys(texts.errors);
const input = (name) => /** @type {HTMLInputElement} */ (document.getElementById(name));
const digitsOf = (text) => text.replace(/\D/g, '');

const post = (message) => window.parent.postMessage(message, parentOrigin);

/** Check digit of a routing number (ABA routing number policy). */
function isRoutingNumber(digits) {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * weights[index % 3], 0);
  return digits.length === 9 && Number(digits) > 0 && sum % 10 === 0;
}

const checks = {
  routingNumber: (value) => isRoutingNumber(digitsOf(value)),
  accountNumber: (value) => /^\d{4,17}$/.test(digitsOf(value)),
};

function showError(name, text) {
  const place = document.getElementById(`${name}-error`);
  place.textContent = text;
  place.hidden = text === '';
  if (name !== 'form') input(name).setAttribute('aria-invalid', String(text !== ''));
}

const check = (name) => {
  const isRight = checks[name](input(name).value);
  showError(name, isRight ? '' : texts.errors[name]);
  return isRight;
};

let lastHeight = 0;
function tellHeight(type) {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (type === 'resize' && height === lastHeight) return;
  lastHeight = height;
  post({ type, height });
}

let isAsking = false;
async function submit() {
  if (isAsking) return;
  showError('form', '');
  const wrong = names.filter((name) => !check(name));
  if (wrong.length > 0) {
    input(wrong[0]).focus();
    post({ type: 'error', code: `invalid-${wrong[0]}` });
    return;
  }
  isAsking = true;
  try {
    const response = await fetch(tokens, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const answer = await response.json();
    if (response.ok) {
      post({ type: 'account', ...answer });
      return;
    }
    for (const name of answer.wrongFields ?? []) showError(name, texts.errors[name]);
    if (!answer.wrongFields) showError('form', texts.failed);
    post({ type: 'error', code: answer.wrongFields ? `invalid-${answer.wrongFields[0]}` : 'unavailable' });
  } catch {
    showError('form', texts.failed);
    post({ type: 'error', code: 'unavailable' });
  } finally {
    isAsking = false;
  }
}

for (const name of names) {
  input(name).addEventListener('blur', () => {
    if (input(name).value !== '') check(name);
  });
  input(name).addEventListener('input', () => {
    if (input(name).getAttribute('aria-invalid') === 'true') check(name);
  });
}
document
  .getElementById('cancel')
  ?.addEventListener('click', () => post({ type: 'error', code: 'cancelled' }));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  submit();
});
form.addEventListener('keydown', (event) => {
  if (kind === 'bank' && event.key === 'Enter') {
    event.preventDefault();
    submit();
  }
});
window.addEventListener('message', (event) => {
  if (event.origin === parentOrigin && event.source === window.parent && event.data?.type === 'submit')
    submit();
});
// Pressed earlier, nothing would have heard it.
for (const button of form.querySelectorAll('button')) button.disabled = false;
new ResizeObserver(() => tellHeight('resize')).observe(document.body);
tellHeight('ready');
