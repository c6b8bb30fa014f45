/** A key as well: the end of a press outside of the window may not be told. */
const ends = ['pointerup', 'pointercancel', 'keydown'];

let isPressed = false;

/** From now on it is known whether a pointer is down. Returns what ends it. */
export function watchPresses(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ends) document.addEventListener(end, () => (isPressed = false), options);
  return () => ended.abort();
}

/**
 * Runs `work` when no pointer is down, and what was pressed has had its click. A field is left as soon as something else is pressed: the message that
 * appears then would move a link or a button away from under the pointer, and its press would be lost.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) return work();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(work);
  };
  for (const type of ends) document.addEventListener(type, end, { signal: ended.signal });
}
