/**
 * Evenly from 0 (included) to 1 (not), the same for the same seed for ever: sfc32 (Doty-Humphrey, PractRand). For simulations only: whoever
 * knows the seed knows the match.
 */
export type Random = () => number;

/** Up to three words of seed. */
export function seeded(...words: readonly number[]): Random {
  let [a = 0, b = 0, c = 0] = words.map((word) => word | 0);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first outputs still show the seed.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** One of the list, each as likely as the next. Throws RangeError where it is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
