/** The `Date` header has whole seconds and was on its way for a while: a difference below this one says nothing. */
const noiseMs = 2_000;

let aheadMs = 0;

/** Takes the platform's time from an answer: what it offers ends by it, whatever the clock of this device shows. */
export function noteServerTime(header: string | null): void {
  const ahead = Date.parse(header ?? '') + 500 - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < noiseMs ? 0 : ahead;
}

/** The platform's time, milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;
