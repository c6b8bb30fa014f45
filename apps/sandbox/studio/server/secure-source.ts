import { randomFillSync } from 'node:crypto';
import type { RandomSource } from '../engine/random.ts';

const wordCount = 1024;

/** Random words from the operating system's CSPRNG, fetched in blocks; a word is wiped from memory once it is given. */
export function secureSource(): RandomSource {
  const block = new Uint32Array(wordCount);
  let used = wordCount;
  return {
    nextUint32() {
      if (used === wordCount) {
        randomFillSync(block);
        used = 0;
      }
      const word = block[used] as number;
      block[used] = 0;
      used += 1;
      return word;
    },
  };
}
