import { createHash } from 'node:crypto';

const alphabets = {
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  hex: '0123456789abcdefABCDEF',
  url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
} as const;

/**
 * What addresses of a network look like. All of them contain "test", and their checksums are invalid: no wallet in the world sends
 * anything there.
 */
const forms: Readonly<Record<string, { prefix: string; alphabet: keyof typeof alphabets; length: number; isShared?: boolean }>> = {
  BTC: { prefix: 'tb1qtest', alphabet: 'bech32', length: 42 },
  ERC20: { prefix: '0x7E57', alphabet: 'hex', length: 42 },
  ARBITRUM: { prefix: '0x7E57', alphabet: 'hex', length: 42 },
  TRC20: { prefix: 'TTest', alphabet: 'base58', length: 34 },
  // One address for everybody, and a tag for each payment.
  TON: { prefix: 'kQTEST', alphabet: 'url', length: 48, isShared: true },
};

/** The network of a coin when the payment names none. */
const ownNetwork: Readonly<Record<string, string>> = { BTC: 'BTC', ETH: 'ERC20', USDT: 'TRC20', TRX: 'TRC20' };

/** Where this payment's coins are to go: always the same for one reference. */
export function addressFor(currency: string, network: string | undefined, reference: string): { address: string; tag?: string } {
  const { prefix, alphabet, length, isShared } = forms[network ?? ''] ?? forms[ownNetwork[currency] ?? ''] ?? forms.BTC!;
  const seed = isShared ? 'the house' : reference;
  const address = prefix + spell(alphabets[alphabet], `${network} ${seed}`, length - prefix.length);
  return isShared ? { address, tag: digitsFor(reference, 9) } : { address };
}

/** `count` digits derived from the text; the first is never zero. */
export function digitsFor(text: string, count: number): string {
  return spell('123456789', text, 1) + spell('0123456789', `${text}:`, count - 1);
}

function spell(alphabet: string, seed: string, length: number): string {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    for (const byte of createHash('sha256').update(`${seed} ${block}`).digest()) text += alphabet[byte % alphabet.length];
  }
  return text.slice(0, length);
}
