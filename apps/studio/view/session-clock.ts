/** Hours, minutes and seconds of a time that has passed (RTS 13C). */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Keeps an element showing how long the session has lasted, counted on from the server's figure at page load. */
export function runClock(target: HTMLElement, elapsedMs: number): void {
  const startedAt = performance.now() - elapsedMs;
  const show = (): void => {
    target.textContent = clockText(performance.now() - startedAt);
  };
  show();
  setInterval(show, 1000);
}
