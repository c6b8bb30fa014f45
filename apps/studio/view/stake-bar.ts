import type { Entry, Standing } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { amountOf } from './decimal.ts';
import type { RememberedStake } from './remembered-stake.ts';
import type { Shell } from './shell.ts';
import { placeChips, writeChips } from './stake-chips.ts';
import { affordableStake, highestStake, isLimited, nextStake, offeredStake, type StakeSteps } from './stakes.ts';

export interface StakeBarParts {
  shell: Shell;
  amount: AmountFormat;
  /** The stake as a player would type it. */
  plainAmount: AmountFormat;
  exponent: number;
  remembered: RememberedStake;
  onStake: (stake: bigint) => void;
  /** The player has moved it. */
  onMove: () => void;
  /** The casino takes no more than this for now: it has just said so, or the player has asked for more. */
  onLimit: (limit: bigint) => void;
  stakeLabel: (limit: string | null) => string;
}

const amountOrNull = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount));

/** The figures under the game: balance as the server states it, and the stake, which is moved, halved, doubled or typed. */
export class StakeBar {
  readonly #parts: StakeBarParts;
  #steps: StakeSteps = { ladder: [], unit: 1n, limit: null };
  #chosen = 0n;
  #isFree = false;
  #given: bigint | null = null;
  #held = 0n;

  constructor(parts: StakeBarParts) {
    this.#parts = parts;
    const { stake } = parts.shell;
    stake.least.addEventListener('click', () => this.#set(this.range.from));
    stake.half.addEventListener('click', () => this.#set(this.#chosen / 2n));
    stake.double.addEventListener('click', () => this.#set(this.#chosen * 2n));
    stake.most.addEventListener('click', () => this.#set(this.#held));
    stake.down.addEventListener('click', () => this.move(-1));
    stake.up.addEventListener('click', () => this.move(1));
    stake.chips.addEventListener('beforetoggle', () => this.#writeChips());
    stake.chips.addEventListener('toggle', () => placeChips(stake.chips, stake.element));
    this.#listenTo(stake.input);
  }

  get stake(): bigint {
    return this.#given ?? this.#chosen;
  }

  /** The stake that the casino gives for now, which the player cannot move; his own is kept meanwhile. */
  give(stake: bigint | null): void {
    if (stake === this.#given) return;
    this.#given = stake;
    this.#show();
    this.#parts.onStake(this.stake);
  }

  get range(): { from: bigint; to: bigint } {
    const { ladder } = this.#steps;
    return { from: ladder[0] ?? 0n, to: ladder.at(-1) ?? 0n };
  }

  get balance(): bigint {
    return this.#held;
  }

  set balance(balance: bigint) {
    this.#held = balance;
    this.#parts.shell.balance.textContent = this.#parts.amount(balance);
  }

  /** Takes what the platform says of the player's money. */
  stand({ balance, maxStake }: Standing): void {
    this.balance = BigInt(balance);
    this.limitTo(amountOrNull(maxStake));
  }

  /** Lowers a stake above the limit. It is not remembered, since the player did not choose it. */
  limitTo(limit: bigint | null): void {
    const wanted = this.#chosen;
    this.#steps = { ...this.#steps, limit };
    this.#chosen = offeredStake(this.#steps, wanted);
    this.#show();
    if (this.#chosen !== wanted) this.#parts.onStake(this.stake);
    this.#sayLimit(wanted);
  }

  /** The most that a round may cost for now; null where the casino limits nothing. */
  get limit(): bigint | null {
    return this.#steps.limit;
  }

  /** The highest stake below the present one that the balance covers and the casino takes; null when there is none. */
  get affordable(): bigint | null {
    const stake = affordableStake(this.#steps, this.#held);
    return stake !== null && stake < this.#chosen ? stake : null;
  }

  /** Takes another stake in the place of one that the balance does not cover. */
  use(stake: bigint): void {
    this.#choose(stake);
  }

  /** Takes the list of an entry; the stake is that of the open round, the one chosen before, or the usual one. */
  take({ stakes, stakeUnit, usualStake, open, ...standing }: Entry): void {
    const isFirst = this.#steps.ladder.length === 0;
    this.#steps = { ladder: stakes.map(BigInt), unit: BigInt(stakeUnit), limit: amountOrNull(standing.maxStake) };
    this.balance = BigInt(standing.balance);
    const wanted = isFirst ? (this.#parts.remembered.read() ?? BigInt(usualStake)) : this.#chosen;
    this.#chosen = open ? BigInt(open.stake) : offeredStake(this.#steps, wanted);
    this.#show();
    this.#parts.onStake(this.stake);
    if (!open) this.#sayLimit(wanted);
  }

  /** Moves the stake by steps of the list. */
  move(steps: number): void {
    this.#set(nextStake(this.#steps, this.#chosen, steps));
  }

  /** Whether the stake may be moved. */
  setFree(isFree: boolean): void {
    this.#isFree = isFree;
    this.#show();
  }

  get #isMovable(): boolean {
    return this.#isFree && this.#given === null;
  }

  /** Typed amounts are taken when the field is left; the stake that is offered for them is then shown. */
  #listenTo(input: HTMLInputElement): void {
    input.addEventListener('focus', () => {
      if (!this.#isMovable) return;
      input.value = this.#parts.plainAmount(this.#chosen);
      input.select();
    });
    input.addEventListener('blur', () => {
      const typed = amountOf(input.value, this.#parts.exponent);
      if (this.#isMovable && typed !== null) this.#set(typed);
      this.#show();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') input.blur();
    });
  }

  #writeChips(): void {
    const most = highestStake(this.#steps);
    writeChips(this.#parts.shell.stake.chips, {
      stakes: this.#steps.ladder.filter((each) => each <= most),
      present: this.#chosen,
      amount: this.#parts.plainAmount,
      take: (stake) => this.#set(stake),
    });
  }

  #set(amount: bigint): void {
    if (!this.#isMovable) return;
    const stake = offeredStake(this.#steps, amount);
    if (stake !== this.#chosen) {
      this.#choose(stake);
      this.#parts.onMove();
    }
    this.#sayLimit(amount);
  }

  #choose(stake: bigint): void {
    this.#chosen = stake;
    this.#parts.remembered.keep(stake);
    this.#show();
    this.#parts.onStake(stake);
  }

  #sayLimit(wanted: bigint): void {
    const { limit } = this.#steps;
    if (limit !== null && isLimited(this.#steps) && wanted > highestStake(this.#steps)) this.#parts.onLimit(limit);
  }

  #show(): void {
    const { down, up, least, half, double, most, chips, input, label } = this.#parts.shell.stake;
    const { from } = this.range;
    const to = highestStake(this.#steps);
    const { limit } = this.#steps;
    const isShown = limit !== null && isLimited(this.#steps) && this.#given === null;
    label.textContent = this.#parts.stakeLabel(isShown ? this.#parts.amount(limit) : null);
    const setOff = (buttons: readonly HTMLButtonElement[], isOff: boolean): void => {
      for (const button of buttons) button.setAttribute('aria-disabled', String(isOff || !this.#isMovable));
    };
    setOff([down, half, least], this.#chosen <= from);
    setOff([up, double, most], this.#chosen >= to);
    if (!this.#isMovable && chips.matches(':popover-open')) chips.hidePopover();
    input.readOnly = !this.#isMovable;
    if (document.activeElement !== input || !this.#isMovable) input.value = this.#parts.amount(this.stake);
  }
}
