/** Hours, minutes and seconds of a time that has passed, in the player's figures (RTS 13C). */
export function clockText(elapsedMs: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const figure = (value: number, minimumIntegerDigits: number): string =>
    value.toLocaleString(locale, { minimumIntegerDigits, useGrouping: false });
  return `${figure(Math.floor(seconds / 3600), 1)}:${figure(Math.floor(seconds / 60) % 60, 2)}:${figure(seconds % 60, 2)}`;
}

/** Keeps an element showing how long the session has lasted, counted on from the server's figure at page load. */
export function runClock(target: HTMLElement, elapsedMs: number, locale: string): void {
  const startedAt = performance.now() - elapsedMs;
  const show = (): void => {
    target.textContent = clockText(performance.now() - startedAt, locale);
  };
  show();
  setInterval(show, 1000);
}
