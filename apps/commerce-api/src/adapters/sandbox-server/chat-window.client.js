/** Script of the chat's window: sends what is typed, shows the answers, keeps the conversation in this tab. */
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const input = /** @type {HTMLInputElement} */ (document.getElementById('text'));
const log = /** @type {HTMLElement} */ (document.getElementById('log'));
const failure = /** @type {HTMLElement} */ (document.getElementById('failure'));
const typing = /** @type {HTMLElement} */ (document.getElementById('typing'));
const { parentOrigin, deployment, locale } = form.dataset;
const names = JSON.parse(form.dataset.names);
const kept = `chat-${deployment}-${locale}`;
const tell = (message) => window.parent.postMessage(message, parentOrigin);

let conversation = [];
try {
  conversation = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
} catch {
  // Storage is shut: the conversation lasts as long as this window.
}

function show({ from, text }) {
  const line = document.createElement('li');
  line.className = from;
  const name = document.createElement('b');
  name.textContent = names[from];
  const words = document.createElement('span');
  words.textContent = text;
  line.append(name, words);
  log.append(line);
  line.scrollIntoView({ block: 'end' });
}

function add(messages) {
  conversation = [...conversation, ...messages];
  messages.forEach(show);
  try {
    sessionStorage.setItem(kept, JSON.stringify(conversation));
  } catch {
    // As above.
  }
}

async function ask(text) {
  failure.hidden = true;
  typing.hidden = false;
  try {
    const response = await fetch('/chat/answers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deployment, locale, text }),
    });
    if (!response.ok) throw new Error(String(response.status));
    const { messages } = await response.json();
    add([{ from: 'you', text }, ...messages]);
    input.value = '';
  } catch {
    // What was typed stays in the field.
    failure.hidden = false;
    log.lastElementChild?.scrollIntoView({ block: 'end' });
  } finally {
    typing.hidden = true;
  }
}

let isAsking = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = input.value.trim();
  if (text === '' || isAsking) return;
  isAsking = true;
  await ask(text);
  isAsking = false;
  input.focus();
});

document.getElementById('minimize')?.addEventListener('click', () => tell('minimize'));
document.getElementById('close')?.addEventListener('click', () => {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // As above.
  }
  tell('close');
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('minimize');
});
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin === parentOrigin && source === window.parent && data === 'opened') input.focus();
});

conversation.forEach(show);
for (const button of document.querySelectorAll('button')) button.disabled = false;
