import type { Entry } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import type { Shell } from './shell.ts';

/** The figures under the game: balance as the server states it, and the stake, which moves along the list of those allowed. */
export class StakeBar {
  readonly #shell: Shell;
  readonly #amount: AmountFormat;
  readonly #onStake: (stake: bigint) => void;
  #stakes: bigint[] = [];
  #index = 0;
  #isFree = false;
  #held = 0n;

  constructor(shell: Shell, amount: AmountFormat, onStake: (stake: bigint) => void) {
    this.#shell = shell;
    this.#amount = amount;
    this.#onStake = onStake;
  }

  get stake(): bigint {
    return this.#stakes[this.#index] ?? 0n;
  }

  get range(): { from: bigint; to: bigint } {
    return { from: this.#stakes[0] ?? 0n, to: this.#stakes.at(-1) ?? 0n };
  }

  get balance(): bigint {
    return this.#held;
  }

  set balance(balance: bigint) {
    this.#held = balance;
    this.#shell.balance.textContent = this.#amount(balance);
  }

  /** Takes the list of an entry; the stake is that of the open round, the one chosen before, or the usual one. */
  take({ stakes, usualStake, open, balance }: Entry): void {
    const chosen = this.#stakes.length > 0 ? this.stake.toString() : usualStake;
    this.#stakes = stakes.map(BigInt);
    this.#index = Math.max(0, stakes.indexOf(open?.stake ?? chosen));
    this.balance = BigInt(balance);
    this.#show();
    this.#onStake(this.stake);
  }

  /** Moves the stake by steps of the list; false when it does not move. */
  move(steps: number): boolean {
    const next = Math.min(this.#stakes.length - 1, Math.max(0, this.#index + steps));
    if (!this.#isFree || next === this.#index) return false;
    this.#index = next;
    this.#show();
    this.#onStake(this.stake);
    return true;
  }

  /** Whether the stake may be moved. */
  setFree(isFree: boolean): void {
    this.#isFree = isFree;
    this.#show();
  }

  #show(): void {
    const shell = this.#shell;
    shell.stake.textContent = this.#amount(this.stake);
    shell.stakeDown.setAttribute('aria-disabled', String(!this.#isFree || this.#index === 0));
    shell.stakeUp.setAttribute('aria-disabled', String(!this.#isFree || this.#index === this.#stakes.length - 1));
  }
}
