// The script of a betting client as partners give one: `new BetSdk(options).init()` puts the client into its container.
(() => {
  const host = new URL('../..', document.currentScript.src).href.replace(/\/$/, '');

  window.BetSdk = class {
    constructor(options) {
      this.options = options;
    }

    init() {
      const { containerId, width, height } = this.options;
      const frame = document.createElement('iframe');
      // Behind the #, so that the token appears in no server log.
      frame.src = `${host}/frame#${encodeURIComponent(JSON.stringify(this.options))}`;
      frame.title = 'Sportsbook';
      frame.width = width;
      frame.height = height;
      frame.style.border = '0';
      document.getElementById(containerId).replaceChildren(frame);
    }
  };
})();
