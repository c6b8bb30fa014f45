import type { RandomSource } from './random.ts';

/**
 * A repeatable source for tests and the RTP simulation (xoshiro128**, Blackman and Vigna 2018, seeded by splitmix32).
 * Never for play: whoever knows the seed knows every outcome.
 */
export function seededSource(seed: number): RandomSource {
  let mixer = seed >>> 0;
  const next = (): number => {
    mixer = (mixer + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(mixer ^ (mixer >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  let [a, b, c, d] = [next(), next(), next(), next()];
  return {
    nextUint32() {
      const product = Math.imul(b, 5);
      const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      return result;
    },
  };
}
