/** `sdk.js`, used like the provider's own: `snsWebSdk.init(token, renew).withConf(…).on(…).build().launch(container)`. */
export const sdkScript = `(() => {
  const origin = new URL(document.currentScript.src);
  window.snsWebSdk = {
    init(token, renew) {
      const listeners = {};
      let lang = 'en';
      const builder = {
        withConf: (conf) => ((lang = conf.lang || lang), builder),
        withOptions: () => builder,
        on: (event, listener) => ((listeners[event] = listener), builder),
        build: () => ({
          launch(container) {
            const frame = document.createElement('iframe');
            const address = (current) => new URL('widget?' + new URLSearchParams({ token: current, lang }), origin).href;
            frame.src = address(token);
            frame.title = 'Identity check';
            frame.width = '100%';
            frame.height = '540';
            frame.style.border = '0';
            window.addEventListener('message', async ({ source, data }) => {
              if (source !== frame.contentWindow || !data) return;
              if (data.type === 'expired') frame.src = address(await renew());
              else listeners[data.type]?.(data);
            });
            document.querySelector(container).replaceChildren(frame);
          },
        }),
      };
      return builder;
    },
  };
})();
`;
