/** The `Date` header has whole seconds and was on its way for a while: a difference below this one says nothing. */
const noiseMs = 2_000;

let aheadMs = 0;

/** Takes the server's time from an answer: offers and bonuses end by it, whatever the clock of this device shows. (wire 22) */
export function noteServerTime(header: string | null, now = Date.now()): void {
  const time = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(time)) return;
  const ahead = time + 500 - now;
  aheadMs = Math.abs(ahead) < noiseMs ? 0 : ahead;
}

/** The server's time, milliseconds since 1970. */
export const serverNow = (now = Date.now()): number => now + aheadMs;

/** What this device's clock will show at a moment of the server's. */
export const localTimeOf = (serverTime: number): number => serverTime - aheadMs;
