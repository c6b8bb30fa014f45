import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './exclusive-lock.ts';

/** The product's own keys. They are made once; a changed key ends every session or breaks the word with a partner. */
export interface Secrets {
  /** Signs players' access tokens. */
  jwtKey: string;
  /** Shared with the stand-in partners, for the signatures of calls in both directions. */
  paymentPartner: string;
  gamePartner: string;
  messagePartner: string;
  identityPartner: string;
  identityCheck: string;
  identityWebhook: string;
  registerPartner: string;
  feedPartner: string;
  /** In place of a bot's token. */
  telegramBot: string;
}

const NAMES = [
  'jwtKey',
  'paymentPartner',
  'gamePartner',
  'messagePartner',
  'identityPartner',
  'identityCheck',
  'identityWebhook',
  'registerPartner',
  'feedPartner',
  'telegramBot',
] as const satisfies readonly (keyof Secrets)[];
const KEY_BYTES = 48;

/**
 * Reads `secrets.json` of the data folder, readable by its owner only; makes the keys that are missing. Throws when the
 * file is damaged, since new keys in its place would silently end all sessions.
 */
export function loadSecrets(dataDir: string): Secrets {
  // Two starts that both found no file would go on with different keys.
  const lock = takeLock(join(dataDir, 'secrets.lock'));
  if (!lock) throw new Error(`Another start makes the keys in ${dataDir} at this moment. Start again.`);
  try {
    return readOrMake(dataDir);
  } finally {
    lock.release();
  }
}

function readOrMake(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const keyOf = (name: keyof Secrets) => known[name] ?? randomBytes(KEY_BYTES).toString('base64url');
  const secrets = Object.fromEntries(NAMES.map((name) => [name, keyOf(name)])) as Record<keyof Secrets, string>;
  if (NAMES.some((name) => !known[name])) {
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return secrets;
}

function parse(file: string): Partial<Record<string, string>> {
  try {
    const known: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // The first key is in every file that was ever written.
    if (known && typeof known === 'object' && 'jwtKey' in known) return known;
  } catch {
    // Reported below; the parser's own message would print a part of the file.
  }
  throw new Error(`${file} is damaged. Bring it back from a copy, or remove it: then new keys are made and all players are signed out.`);
}
