import { randomBytes } from 'node:crypto';
import { sha256 } from '#kernel/sha256.ts';

/** What is kept of a key. A key has 256 random bits, so that its hash gives nothing away; those of the demo are public anyway. */
export const printOf = (key: string): string => sha256(key).toString('hex');

/** A key that nobody has yet, and its print, by which others let it act. Nothing is stored. */
export function newKey(): { key: string; print: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, print: printOf(key) };
}
