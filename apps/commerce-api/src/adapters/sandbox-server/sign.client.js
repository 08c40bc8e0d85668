/** Script of the signing page: shows the typed name as a signature, and that the form is on its way. */
const form = /** @type {HTMLFormElement} */ (document.getElementById('sign'));
const name = /** @type {HTMLInputElement} */ (document.getElementById('signerName'));
const preview = /** @type {HTMLElement} */ (document.getElementById('preview'));
const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const button = /** @type {HTMLButtonElement} */ (form.querySelector('button[value="sign"]'));
const label = button.textContent;

function showSignature() {
  preview.querySelector('.signature').textContent = name.value.trim();
  preview.hidden = name.value.trim() === '';
}

name.addEventListener('input', showSignature);
showSignature();

form.addEventListener('submit', (event) => {
  if (event.submitter?.value !== 'sign') return;
  button.textContent = form.dataset.signing;
  // The submitted form already holds its values; a second click would send it again.
  main.inert = true;
});

// Back from the next page: the browser shows this one as it was left.
window.addEventListener('pageshow', () => {
  button.textContent = label;
  main.inert = false;
});
