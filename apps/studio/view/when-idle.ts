/** Runs work once the page has nothing else to do; where a browser cannot tell (Safari), soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 50);
}
