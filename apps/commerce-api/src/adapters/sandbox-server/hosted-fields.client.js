/** Script of the hosted card fields: checks while typing, asks for a token, tells the parent window. */
const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
const parentOrigin = form.dataset.parentOrigin;
const texts = JSON.parse(form.dataset.texts);
const names = ['number', 'expiry', 'securityCode', 'postalCode', 'nameOnCard'];
const input = (name) => /** @type {HTMLInputElement} */ (document.getElementById(name));
const digitsOf = (text) => text.replace(/\D/g, '');

const post = (message) => window.parent.postMessage(message, parentOrigin);

const brands = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['Discover', /^6(011|5)/],
];
const brandOf = (number) => brands.find(([, pattern]) => pattern.test(number))?.[0] ?? '';

function passesLuhn(number) {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return number.length >= 12 && sum % 10 === 0;
}

function expiryError(value) {
  const digits = digitsOf(value);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return texts.errors.expiry;
  const endMs = Date.UTC(2000 + Number(digits.slice(2)), month, 1);
  return Date.now() >= endMs ? texts.expired : '';
}

const checks = {
  number: (value) => {
    const number = digitsOf(value);
    return brandOf(number) !== '' && passesLuhn(number) ? '' : texts.errors.number;
  },
  expiry: expiryError,
  securityCode: (value) => {
    const length = brandOf(digitsOf(input('number').value)) === 'American Express' ? 4 : 3;
    return digitsOf(value).length === length ? '' : texts.errors.securityCode;
  },
  postalCode: (value) => (/^\s*\d{5}(-?\d{4})?\s*$/.test(value) ? '' : texts.errors.postalCode),
  nameOnCard: (value) => (value.trim() === '' ? texts.errors.nameOnCard : ''),
};

function showError(name, text) {
  const place = document.getElementById(`${name}-error`);
  place.textContent = text;
  place.hidden = text === '';
  if (name !== 'form') input(name).setAttribute('aria-invalid', String(text !== ''));
}

/** Shows what is wrong and answers the names, first to last. */
function checkAll() {
  return names.filter((name) => {
    const text = checks[name](input(name).value);
    showError(name, text);
    return text !== '';
  });
}

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
  const wrong = checkAll();
  if (wrong.length > 0) {
    input(wrong[0]).focus();
    post({ type: 'error', code: `invalid-${wrong[0]}` });
    return;
  }
  isAsking = true;
  try {
    const response = await fetch(`/hosted-fields/${form.dataset.sessionId}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(names.map((name) => [name, input(name).value]))),
    });
    const answer = await response.json();
    if (response.ok) {
      // Security codes are typed anew for another try; the other fields stay.
      input('securityCode').value = '';
      post({ type: 'token', ...answer });
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
    if (input(name).value !== '') showError(name, checks[name](input(name).value));
  });
  input(name).addEventListener('input', () => {
    if (input(name).getAttribute('aria-invalid') === 'true') showError(name, checks[name](input(name).value));
  });
}
input('number').addEventListener('input', (event) => {
  const field = event.currentTarget;
  const number = digitsOf(field.value).slice(0, 19);
  const groups = brandOf(number) === 'American Express' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
  const parts = groups.global ? number.match(groups) : groups.exec(number)?.slice(1).filter(Boolean);
  const isAtEnd = field.selectionStart === field.value.length;
  if (isAtEnd) field.value = (parts ?? []).join(' ');
  document.getElementById('brand').textContent = brandOf(number);
});
input('expiry').addEventListener('input', (event) => {
  const field = event.currentTarget;
  const digits = digitsOf(field.value).slice(0, 4);
  const isTypingOn =
    field.selectionStart === field.value.length && event.inputType !== 'deleteContentBackward';
  if (isTypingOn && digits.length >= 2) field.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  submit();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    event.preventDefault();
    submit();
  }
});
window.addEventListener('message', (event) => {
  if (event.origin === parentOrigin && event.source === window.parent && event.data?.type === 'submit')
    submit();
});
new ResizeObserver(() => tellHeight('resize')).observe(document.body);
tellHeight('ready');
