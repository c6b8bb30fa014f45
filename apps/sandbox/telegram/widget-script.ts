/**
 * `widget.js`, used like Telegram's own: a script element with `data-telegram-login` and `data-auth-url` puts a frame with
 * the button in front of itself.
 */
export const widgetScript = `(() => {
  const script = document.currentScript;
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ bot: script.dataset.telegramLogin, auth_url: script.dataset.authUrl });
  frame.src = new URL('embed?' + query, script.src).href;
  frame.title = 'Telegram';
  frame.width = '240';
  frame.height = '48';
  frame.style.border = '0';
  frame.style.colorScheme = 'light';
  script.before(frame);
})();
`;
