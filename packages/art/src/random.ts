/**
 * sfc32 ("Small Fast Counter", Chris Doty-Humphrey, PractRand, public domain): 128 bits of state, period of at least
 * 2^32, passes PractRand. For pictures only: never for money, games or secrets.
 */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  /** A whole number from min to max, both included. */
  whole(min: number, max: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True with this chance. */
  chance(probability: number): boolean;
}

/**
 * A stream of its own for every pair of seed and purpose, so that a new draw for one part of a picture does not
 * change the other parts.
 */
export function createRandom(seed: string, purpose: string): Random {
  let [a, b, c, counter] = hash128(`${purpose}\u0000${seed}`);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first outputs still show the seed's structure.
  for (let i = 0; i < 12; i++) next();
  return {
    next,
    between: (min, max) => min + (max - min) * next(),
    whole: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(items.length * next())];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

type Words = [number, number, number, number];

/** Four 32-bit words out of a text, mixed with the finaliser of MurmurHash3. */
function hash128(text: string): Words {
  const words: Words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    words[0] = Math.imul(words[0] ^ code, 0x85ebca6b);
    words[1] = Math.imul(words[1] ^ code, 0xc2b2ae35);
    words[2] = Math.imul(words[2] ^ code, 0x27d4eb2f);
    words[3] = Math.imul(words[3] ^ code, 0x165667b1);
  }
  const mixed = words.map((word) => finalise(word ^ text.length)) as Words;
  return [
    mixed[0] ^ mixed[1] ^ mixed[2] ^ mixed[3],
    finalise(mixed[1] + mixed[0]),
    finalise(mixed[2] + mixed[0]),
    finalise(mixed[3] + mixed[0]),
  ];
}

function finalise(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
