// How high the kite stands at a time of its climb: e^(0.06 t) with t in seconds, in hundredths, rounded down. In whole numbers
// only, so that the server, every browser and whoever checks a round say the same to the last digit.

/** The kite climbs no higher than this: 10,000.00. */
export const highest = 1_000_000;
/** Where every climb begins: 1.00. */
export const lowest = 100;

const fractionBits = 64n;
/** e^0.00006, the growth in a millisecond, in units of 2^-64, rounded down. */
const perMillisecond = 18_447_850_911_558_777_614n;

/** Growth in 1, 2, 4, … milliseconds; 18 of them reach past the highest climb. */
const growths = Array.from({ length: 18 }, () => 0n);
for (let power = 0, growth = perMillisecond; power < growths.length; power += 1, growth = (growth * growth) >> fractionBits) {
  growths[power] = growth;
}

/** The multiplier after so many whole milliseconds, in hundredths: 100 at first, never above the highest. */
export function multiplierAt(milliseconds: number): number {
  if (milliseconds >= 2 ** growths.length) return highest;
  let grown = BigInt(lowest) << fractionBits;
  for (let power = 0, left = Math.max(0, Math.floor(milliseconds)); left > 0; power += 1, left >>= 1) {
    if (left & 1) grown = (grown * (growths[power] as bigint)) >> fractionBits;
  }
  return Math.min(highest, Number(grown >> fractionBits));
}

/** After how many milliseconds the multiplier first stands at so many hundredths, or above. */
export function reachedAfter(hundredths: number): number {
  let [below, reached] = [-1, 2 ** growths.length];
  while (reached - below > 1) {
    const middle = (below + reached) >> 1;
    if (multiplierAt(middle) >= Math.min(hundredths, highest)) reached = middle;
    else below = middle;
  }
  return reached;
}
