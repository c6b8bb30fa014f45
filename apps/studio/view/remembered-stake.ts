import { amountOf } from './decimal.ts';

/** The stake of a game in this tab: it stays when play goes on for money, or the game is opened anew. */
export interface RememberedStake {
  read(): bigint | null;
  keep(stake: bigint): void;
}

/** `plain` writes an amount in main units, which every currency and the demo's credits share. */
export function rememberedStake(game: string, exponent: number, plain: (amount: bigint) => string): RememberedStake {
  const key = `stake:${game}`;
  return {
    read() {
      try {
        return amountOf(sessionStorage.getItem(key) ?? '', exponent);
      } catch {
        return null;
      }
    },
    keep(stake) {
      try {
        sessionStorage.setItem(key, plain(stake));
      } catch {
        // Where storage is forbidden the usual stake is offered.
      }
    },
  };
}
