/** Hours, minutes and seconds of a time that has passed, in the player's figures (RTS 13C). */
export function clockText(elapsedMs: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const figure = (value: number, minimumIntegerDigits: number): string =>
    value.toLocaleString(locale, { minimumIntegerDigits, useGrouping: false });
  return `${figure(Math.floor(seconds / 3600), 1)}:${figure(Math.floor(seconds / 60) % 60, 2)}:${figure(seconds % 60, 2)}`;
}

/** Keeps an element showing how long the session has lasted, since a time of the page's own clock. */
export function runClock(target: HTMLElement, begunAt: number, locale: string): void {
  const show = (): void => {
    target.textContent = clockText(performance.now() - begunAt, locale);
  };
  show();
  setInterval(show, 1000);
}
