/* The inside of the chat window. It hears only the players' site (`siteOrigins`, written before this) that framed it. */
const texts = {
  en: {
    title: 'Support chat',
    hello: 'Hello! What can we help you with?',
    input: 'Your message',
    send: 'Send',
    close: 'Close the chat',
    you: 'You',
    agent: 'Support',
    failed: 'Not sent. Please try again.',
  },
  de: {
    title: 'Support-Chat',
    hello: 'Hallo! Wobei können wir helfen?',
    input: 'Deine Nachricht',
    send: 'Senden',
    close: 'Chat schließen',
    you: 'Du',
    agent: 'Support',
    failed: 'Nicht gesendet. Bitte versuche es noch einmal.',
  },
};
const pollMs = 5000;
const afterSendMs = 1500;
const log = document.querySelector('.log');
const list = document.querySelector('ol');
const form = document.querySelector('form');
const input = form.elements.text;
const failure = document.querySelector('.failure');
let visitor = null;
let text = texts.en;
let isOpen = false;
let seen = 0;
let messages = [];
let site = null;

const notify = (type, data = {}) => site && parent.postMessage({ source: 'chat-stand-in', type, ...data }, site);

window.addEventListener('message', ({ data, origin, source }) => {
  if (source !== parent || !siteOrigins.includes(origin) || data?.source !== 'chat-widget') return;
  site = origin;
  if (data.type === 'init') begin(data);
  if (data.type === 'open') show();
  if (data.type === 'close') isOpen = false;
});

function begin({ externalId, restoreId, locale }) {
  const language = locale === 'de' ? 'de' : 'en';
  text = texts[language];
  document.documentElement.lang = language;
  document.querySelector('h1').textContent = text.title;
  document.querySelector('#close').setAttribute('aria-label', text.close);
  log.setAttribute('aria-label', text.title);
  input.setAttribute('aria-label', text.input);
  input.placeholder = text.input;
  form.querySelector('button').textContent = text.send;
  visitor = { externalId: externalId ?? undefined, restoreId: restoreId ?? undefined, locale: language };
  draw();
  notify('ready');
  // Messages from before this page was opened do not count as unread.
  void poll().then(markSeen);
  setInterval(() => document.visibilityState === 'visible' && void poll(), pollMs);
}

function show() {
  isOpen = true;
  markSeen();
  log.scrollTop = log.scrollHeight;
  input.focus();
}

async function poll() {
  if (!visitor.restoreId) return;
  const query = new URLSearchParams({ restoreId: visitor.restoreId });
  if (visitor.externalId) query.set('externalId', visitor.externalId);
  const answer = await fetch(`v1/messages?${query}`).catch(() => null);
  if (answer?.ok) take((await answer.json()).data);
}

function take(next) {
  if (next.length === messages.length) return;
  messages = next;
  draw();
  if (isOpen) markSeen();
  else notify('unread', { count: countUnread() });
}

const countUnread = () => messages.filter(({ author, id }) => author === 'agent' && Number(id) > seen).length;

function markSeen() {
  seen = Math.max(seen, ...messages.map(({ id }) => Number(id)));
  notify('unread', { count: countUnread() });
}

function draw() {
  const lines = [{ author: 'agent', text: text.hello }, ...messages];
  list.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li');
      const name = document.createElement('span');
      item.dataset.author = line.author;
      name.className = 'name';
      name.textContent = `${line.author === 'visitor' ? text.you : text.agent}: `;
      item.append(name, line.text);
      return item;
    }),
  );
  log.scrollTop = log.scrollHeight;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  send().catch(() => (failure.textContent = text.failed));
});

async function send() {
  const said = input.value.trim();
  if (!said || !visitor) return;
  failure.textContent = '';
  const answer = await fetch('v1/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, text: said }),
  }).catch(() => null);
  if (!answer?.ok) {
    failure.textContent = text.failed;
    return;
  }
  const { data } = await answer.json();
  input.value = '';
  if (visitor.restoreId !== data.restoreId) {
    visitor.restoreId = data.restoreId;
    notify('created', { restoreId: data.restoreId });
  }
  take(data.messages);
  setTimeout(() => void poll(), afterSendMs);
}

document.querySelector('#close').addEventListener('click', () => notify('close'));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && notify('close'));
parent.postMessage({ source: 'chat-stand-in', type: 'loaded' }, '*');
