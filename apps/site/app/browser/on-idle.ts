const atLatestMs = 2000;

/** Runs `work` when the browser has nothing else to do, two seconds from now at the latest. Returns a function that calls it off. */
export function onIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, atLatestMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: atLatestMs });
  return () => cancelIdleCallback(handle);
}
