/** Calls `work` when the player comes back to the page: from another tab or window, or from the page around this frame. */
export function onReturn(work: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') work();
  });
  // Of the window alone: heard on its way down, this event comes with every control that takes the focus.
  window.addEventListener('focus', work);
}
