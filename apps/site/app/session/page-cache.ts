import { currentSessionId } from './token-cookie.ts';

/**
 * Says when this page goes into the browser's back/forward cache and when it comes out of it. It hears nothing of other tabs there, and may show a
 * player who has signed out since to whoever presses back: where the session is another one, or over, it is loaded anew instead. (AUTH-14)
 */
export function onPageCache({ onLeave, onReturn }: { onLeave: () => void; onReturn: () => void }): void {
  let leftIn: string | null = null;
  window.addEventListener('pagehide', () => {
    leftIn = currentSessionId();
    onLeave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (currentSessionId() !== leftIn) return window.location.reload();
    onReturn();
  });
}
