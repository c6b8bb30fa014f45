import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey, type Kernel, perKernel, type Transaction } from '#kernel';
import { deleteRecoveryCodes, insertRecoveryCodes, takeRecoveryCode } from './second-factor.sql.ts';

/** How many are made at once: enough to lose a phone several times. */
const count = 10;
/** Without what looks alike in print: 1 and l, 0 and o. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Fifty bits, which nobody guesses in a lifetime of tries. */
const length = 10;

const key = perKernel(({ config }: Kernel) => deriveKey(config.jwtKey, 'recovery code hash'));

const hashOf = (kernel: Kernel, playerId: string, code: string) => createHmac('sha256', key(kernel)).update(`${playerId} ${code}`).digest();

function newCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

/** As it was typed: in capitals, with other hyphens and spaces. */
const bareOf = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Ten new codes in place of all before. Nobody can read them later. */
export async function renewRecoveryCodes(tx: Transaction, kernel: Kernel, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.run(deleteRecoveryCodes(playerId));
  tx.write(
    insertRecoveryCodes(
      playerId,
      codes.map((code) => hashOf(kernel, playerId, bareOf(code))),
    ),
  );
  return codes;
}

/** Uses the code up; false when the player has no such code. */
export async function spendRecoveryCode(tx: Transaction, kernel: Kernel, playerId: string, code: string): Promise<boolean> {
  return (await tx.maybe(takeRecoveryCode(playerId, hashOf(kernel, playerId, bareOf(code))))) !== undefined;
}
