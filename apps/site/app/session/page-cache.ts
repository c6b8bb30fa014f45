interface PageCache {
  /** Whose page it is at this moment; null without a session. */
  sessionId: () => string | null;
  onLeave?: () => void;
  onReturn?: () => void;
}

/**
 * Says when this page goes into the browser's back/forward cache and when it comes out of it. It hears nothing of other tabs there, and may show a
 * player who has signed out since to whoever presses back: where the session is another one, or over, it is loaded anew instead. Returns a function that stops it. (AUTH-14)
 */
export function onPageCache({ sessionId, onLeave, onReturn }: PageCache): () => void {
  let leftIn: string | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    leftIn = sessionId();
    onLeave?.();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (sessionId() !== leftIn) return window.location.reload();
    onReturn?.();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => listening.abort();
}
