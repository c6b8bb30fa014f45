/**
 * Where randomness comes from: uniform 32-bit words, each independent of all before. Real and demo rounds use the
 * server's CSPRNG; only tests and the simulation use a seeded one.
 */
export interface RandomSource {
  nextUint32(): number;
}

const words = 0x1_0000_0000;

/**
 * A whole number from 0 up to but not including `below`, each equally likely. The words beyond the largest multiple of
 * `below` are thrown away and drawn again: taking a remainder alone would favour the small numbers (RTS 7A).
 */
export function uniformInt(source: RandomSource, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > words) {
    throw new RangeError(`a range of 1 to 2^32 was expected, not ${below}`);
  }
  const limit = words - (words % below);
  let word = source.nextUint32();
  while (word >= limit) word = source.nextUint32();
  return word % below;
}
