// The client in its frame: shows what it was started with, sends and hears the messages of its protocol as JSON text.
const options = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
const route = document.getElementById('route');

document.documentElement.lang = options.lang ?? 'en';
document.documentElement.style.colorScheme = options.theme === 'light' ? 'light' : 'dark';

// The page that framed it: only pages of the players' site may.
const site = document.referrer ? new URL(document.referrer).origin : siteOrigins[0];

function send(message) {
  window.parent.postMessage(JSON.stringify(message), site);
}

function goTo(location) {
  route.textContent = location;
  send({ type: 'route', location });
}

function addButton(label, press, isMain = false) {
  const button = document.createElement('button');
  button.textContent = label;
  if (isMain) button.className = 'main';
  button.addEventListener('click', press);
  document.getElementById('buttons').append(button);
}

if (options.token === null) addButton('Sign in', () => send({ type: 'click', target: 'loginButton' }), true);
addButton('Football', () => goTo('/football'));
addButton('Live', () => goTo('/live'));
addButton('Something unknown', () => send({ type: 'somethingElse' }));

for (const [name, value] of Object.entries(options)) {
  const row = document.createElement('div');
  const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = name;
  // Whoever has the token bets with the player's money: its first characters are enough to tell tokens apart.
  detail.textContent = name === 'token' && value !== null ? `${value.slice(0, 6)}…` : String(value);
  row.append(term, detail);
  document.getElementById('options').append(row);
}

window.addEventListener('message', ({ origin, data }) => {
  if (origin !== site || typeof data !== 'string') return;
  const message = JSON.parse(data);
  if (message.type === 'routeChange') route.textContent = message.route;
});
