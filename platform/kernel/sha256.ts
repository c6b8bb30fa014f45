import { createHash } from 'node:crypto';

/** What tables keep in place of a secret, or of a text that is too long for a key. A secret that somebody could guess needs a key (`deriveKey`) or Argon2id. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
