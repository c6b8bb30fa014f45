import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * The seed that comes `steps` before one in a hash chain: hashed as often. Each seed is the SHA-256 of the one that is
 * revealed after it, so whoever has one can follow the chain back but not one step forward. Seeds are 64 hexadecimal digits.
 */
export function seedBefore(seed: string, steps: number): string {
  let bytes = hexToBytes(seed);
  for (let step = 0; step < steps; step += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
}
