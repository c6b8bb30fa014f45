import type { GameWalletOperation } from './schema/game-wallet.ts';

/** The platform's path for an operation of a provider, below the platform's base address. */
export function gameWalletPath(identity: string, operation: GameWalletOperation): string {
  return `/partners/games/${identity}/${operation}`;
}

/**
 * What became of a wallet call. `refused`: the platform answered that it did nothing. `lost`: nobody knows whether the
 * platform acted, so only the same call again, or its opposite, is safe. Amounts are in minor units.
 */
export type WalletReply =
  | { kind: 'done'; data: Record<string, unknown> }
  | { kind: 'refused'; code: number; balance: bigint | null; maxStake: bigint | null }
  | { kind: 'lost'; reason: string };

/** Sorts an answer. A refusal counts only in the platform's own words: a proxy's 404 or a rate limit says nothing about the money. */
export function readWalletReply(status: number, text: string): WalletReply {
  const body = parseObject(text);
  const data = body?.data;
  if (status === 200 && isObject(data)) return { kind: 'done', data };
  const error = body?.error;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429 && isObject(error) && typeof error.code === 'number') {
    return { kind: 'refused', code: error.code, balance: readMinorUnits(error.balance), maxStake: readMinorUnits(error.maxStake) };
  }
  return { kind: 'lost', reason: `status ${status}` };
}

/** An amount as it travels between partners, a string of minor units; null when it is not one. */
export function readMinorUnits(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,38}$/.test(value) ? BigInt(value) : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
