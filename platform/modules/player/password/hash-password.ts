import { hash, verify, type Options } from '@node-rs/argon2';
import { Gate } from '#kernel';

/** Argon2id (2) with the parameters of the OWASP password storage cheat sheet; only tests change them. */
export const parameters: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has, made with the same parameters: verifying against it costs what a real one costs. */
export const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$dmNALdXBznykYa31tcK/8w$3RXDRweq62qNkUbLSxvG2FjsvQVmZkXO847BgPNxk9A';

/**
 * A hash takes a core, 19 MB and one of the four threads that also read files and compress pages. Two of them are left for the rest; who
 * would wait longer than a second is asked to come back.
 */
const hashing = new Gate({ atOnce: 2, maxWaiting: 40 });

/** The same text, however the keyboard composed its accents, and in whatever width its letters are: so it is hashed, and so it must be judged. */
export const canonical = (password: string) => password.normalize('NFKC');

/** Throws unavailable when too many passwords wait. */
export function hashPassword(password: string): Promise<string> {
  return hashing.pass(() => hash(canonical(password), parameters));
}

/** False without a stored hash, after the same work: the time it takes must not reveal who has an account. Throws unavailable as well. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await hashing.pass(() => verify(stored ?? nobodysHash, canonical(password)));
  return isRight && stored !== undefined;
}
