/** Seconds before the end at which the time left is said aloud. */
const marks = [300, 60, 30] as const;

export type SpokenMark = (typeof marks)[number];

/** Whole seconds until then, never less than 0; null without an end. */
export function secondsUntil(end: string | undefined, now: number): number | null {
  const at = end === undefined ? Number.NaN : Date.parse(end);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** The last mark that was passed. */
export function passedMark(seconds: number): SpokenMark | undefined {
  return marks.findLast((mark) => seconds <= mark);
}

/** `4:05`, `1:00:00`, in the digits of the page's language. */
export function clockText(seconds: number, language: string): string {
  const digits = (value: number, width: number) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: width, useGrouping: false }).format(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours > 0 ? [digits(hours, 1), digits(minutes, 2)] : [digits(minutes, 1)];
  return [...parts, digits(seconds % 60, 2)].join(':');
}
