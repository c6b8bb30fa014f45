interface PageCache {
  /** Whose page it is at this moment; null without a session. */
  sessionId: () => string | null;
  onLeave?: () => void;
  onReturn?: () => void;
}

/**
 * Reports when this page goes into the browser's back/forward cache and when it comes out of it. While it is there it does not hear about
 * other tabs, so that the back button could show a player who has signed out since: if the session has changed or ended, the page is
 * reloaded instead. Returns a function that stops the reports. (AUTH-14)
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
    if (sessionId() !== leftIn) {
      // The next document may take long, or not come at all: nobody is to read what this one says of whoever was here.
      document.documentElement.style.display = 'none';
      return window.location.reload();
    }
    onReturn?.();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => listening.abort();
}
