import type { Account } from '@verdigale/contract';
import { createStore } from '#app/browser/create-store.ts';
import { showAccount } from '#app/queries/accounts.ts';

/** A game that never says that its round is over holds nothing back for longer. Free spins may take most of it. */
export const longestHoldMs = 90_000;

export interface BalanceHold {
  /** A round has begun: what it wins is not shown before the game has shown it. */
  begin(): void;
  /** The round is over, or the game is gone. */
  release(): void;
  /** Whether this newer state of an account waits for the end of the round; less money is shown at once. */
  keeps(account: Account, shown: Account | undefined): boolean;
}

/** The platform knows a win before the reels stand still. `apply` shows a balance that has waited; `setHeld` hears whether a round is shown. */
export function createBalanceHold(apply: (account: Account) => void, setHeld: (isHeld: boolean) => void = () => undefined): BalanceHold {
  const waiting = new Map<string, Account>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release() {
    clearTimeout(timer);
    timer = undefined;
    const accounts = [...waiting.values()];
    waiting.clear();
    for (const account of accounts) apply(account);
    setHeld(false);
  }

  return {
    release,
    begin() {
      release();
      timer = setTimeout(release, longestHoldMs);
      setHeld(true);
    },
    keeps(account, shown) {
      const isMore = shown !== undefined && account.balance > shown.balance;
      if (timer === undefined || !isMore) {
        waiting.delete(account.id);
        return false;
      }
      const known = waiting.get(account.id);
      if (!known || known.version < account.version) waiting.set(account.id, account);
      return true;
    },
  };
}

const held = createStore(false);

/** The hold of this page: the game's stage begins and releases it, the live wallet asks it. */
export const roundBalance = createBalanceHold(showAccount, held.set);

/** Whether a round is being shown, whose result must not be told yet. */
export const useRoundHeld = held.useCurrent;
