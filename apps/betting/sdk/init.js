// What a page loads to show this client: `new BetSdk(options).init()` puts the client into its container. Options and token go to the frame
// by a message once it asks for them, so that no address and no log has them.
(() => {
  const host = new URL('../..', document.currentScript.src).href.replace(/\/$/, '');
  const { origin } = new URL(host);

  window.BetSdk = class {
    constructor(options) {
      this.options = options;
    }

    init() {
      const { containerId, width, height } = this.options;
      const container = document.getElementById(containerId);
      const frame = document.createElement('iframe');
      frame.src = `${host}/frame`;
      // The page says it in its language.
      frame.title = container.getAttribute('aria-label') ?? 'Sportsbook';
      frame.width = width;
      frame.height = height;
      frame.allow = 'clipboard-write';
      frame.style.border = '0';

      // It asks again when it is loaded again.
      const answer = (event) => {
        if (!frame.isConnected) return window.removeEventListener('message', answer);
        if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== '{"type":"ready"}') return undefined;
        return frame.contentWindow.postMessage(JSON.stringify({ type: 'start', options: this.options }), origin);
      };
      container.replaceChildren(frame);
      window.addEventListener('message', answer);
    }
  };
})();
