import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomSource } from './random.ts';

/** All that decides a round: the studio's secret, the player's client seed, and how many rounds were played with the two before. */
export interface FairSeed {
  /** 32 bytes from the server's CSPRNG, as 64 hexadecimal digits. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const bytesOfWord = 4;

/**
 * The random words of one round, which anyone can recompute once the server seed is revealed: word after word, big-endian,
 * of the blocks HMAC-SHA-256(server seed, `clientSeed:nonce:block`) with block 0, 1, 2, …
 */
export function fairSource({ serverSeed, clientSeed, nonce }: FairSeed): RandomSource {
  const key = hexToBytes(serverSeed);
  let block = 0;
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  return {
    nextUint32() {
      if (at === words.byteLength) {
        const { buffer, byteOffset, byteLength } = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`));
        words = new DataView(buffer, byteOffset, byteLength);
        block += 1;
        at = 0;
      }
      const word = words.getUint32(at);
      at += bytesOfWord;
      return word;
    },
  };
}

/** What the studio shows before the first round: the SHA-256 of the server seed's bytes. It can then use no other seed. */
export function commitmentTo(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
