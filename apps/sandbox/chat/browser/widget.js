/* The script that an operator's site loads: the window object `fcWidget`, as support chats of this kind offer it. */
(() => {
  const base = new URL('../', document.currentScript.src);
  const listeners = new Map();
  let frame = null;
  let options = null;
  let isOpen = false;

  const emit = (event, data) => (listeners.get(event) ?? []).forEach((listener) => listener(data));
  const send = (type, data = {}) => frame?.contentWindow.postMessage({ source: 'chat-widget', type, ...data }, base.origin);

  function onMessage({ data, origin, source }) {
    if (!frame || source !== frame.contentWindow || origin !== base.origin || data?.source !== 'chat-stand-in') return;
    const { externalId, restoreId, locale } = options;
    if (data.type === 'loaded') send('init', { externalId, restoreId, locale });
    if (data.type === 'ready') emit('widget:loaded');
    if (data.type === 'created') emit('user:created', { success: true, data: { restoreId: data.restoreId } });
    if (data.type === 'unread') emit('unreadCount:notify', { count: data.count });
    if (data.type === 'close') widget.close();
  }

  function setOpen(next) {
    if (!frame || isOpen === next) return;
    isOpen = next;
    frame.style.display = next ? 'block' : 'none';
    if (next) frame.focus();
    send(next ? 'open' : 'close');
    emit(next ? 'widget:opened' : 'widget:closed');
  }

  const widget = {
    init(given) {
      if (frame) return;
      options = given;
      frame = document.createElement('iframe');
      frame.title = given.locale === 'de' ? 'Support-Chat' : 'Support chat';
      frame.src = new URL('frame', base).href;
      Object.assign(frame.style, {
        display: 'none',
        position: 'fixed',
        insetInlineEnd: '16px',
        insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
        zIndex: '950',
        inlineSize: 'min(23rem, calc(100vw - 32px))',
        blockSize: 'min(34rem, calc(100vh - 96px))',
        border: '1px solid #314042',
        borderRadius: '20px',
        boxShadow: '0 16px 48px #0006',
        colorScheme: 'dark',
      });
      window.addEventListener('message', onMessage);
      document.body.append(frame);
    },
    isInitialized: () => frame !== null,
    isOpen: () => isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event) => listeners.delete(event),
    destroy() {
      window.removeEventListener('message', onMessage);
      frame?.remove();
      frame = null;
      isOpen = false;
      emit('widget:destroyed');
    },
    user: {
      // The stand-in shows nobody's name; a real host keeps these for its agents.
      setProperties: () => Promise.resolve(),
      clear: () => {
        if (options) options = { ...options, externalId: null, restoreId: null };
        return Promise.resolve();
      },
    },
  };
  window.fcWidget = widget;
})();
