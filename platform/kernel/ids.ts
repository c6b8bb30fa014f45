import { randomFillSync, randomInt } from 'node:crypto';
import { NIL, v7, validate } from 'uuid';

/**
 * The id that a text from outside is, else one that nothing has. A cast in a statement would fail on any other text, and a comparison as text would read
 * every row.
 */
export const uuidOf = (text: string): string => (validate(text) ? text : NIL);

/** For many ids at once: to ask the system for those of one takes most of the time that an id takes, and a bet has ten of them. */
const randomBytes = new Uint8Array(16 * 256);
let used = randomBytes.length;

let msecs = 0;
/** Of those of one millisecond, in their order. */
let seq = 0;

/** A new entity id: UUID version 7, of one process each after the one before, so that rows of one table are inserted in index order. */
export function newId(): string {
  if (used === randomBytes.length) {
    randomFillSync(randomBytes);
    used = 0;
  }
  const random = randomBytes.subarray(used, (used += 16));
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = randomInt(2 ** 31);
  } else seq += 1;
  return v7({ random, msecs, seq });
}
